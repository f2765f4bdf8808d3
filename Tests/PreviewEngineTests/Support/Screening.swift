import Foundation
import SwiftUI

@testable import PreviewEngine

/// A view in a session with the real fonts, symbols, painter and glass.
@MainActor struct Screening {
  let session: Session

  /// One studio for all: what it learned of fonts and symbols stays.
  private static let studio = Studio()

  init(
    _ view: some View, size: CGSize = CGSize(width: 400, height: 600), scale: CGFloat = 1,
    _ change: (inout SessionConfiguration) -> Void = { _ in }
  ) {
    var configuration = SessionConfiguration(size: size, scale: scale)
    change(&configuration)
    session = Session(view, configuration: configuration, studio: Self.studio)
  }

  func run(_ steps: String...) async throws {
    var runner = StepRunner(session)
    try await runner.run(try Step.parse(steps.joined(separator: "\n")))
  }

  var dump: SessionDump { session.dump(preview: "test", time: session.time) }

  var nodes: [SessionDump.Node] {
    func flatten(_ nodes: [SessionDump.Node]) -> [SessionDump.Node] {
      nodes.flatMap { [$0] + flatten($0.children) }
    }
    return flatten(dump.nodes)
  }

  func nodes(_ type: String) -> [SessionDump.Node] { nodes.filter { $0.type == type } }

  /// Images of symbols, those hidden or used as a measure left out.
  func symbols(except names: Set<String> = []) -> [SessionDump.Node.Symbol] {
    nodes.compactMap(\.symbol).filter { !names.contains($0.name) }
  }

  var shapes: [SessionDump.Glass.Shape] { dump.glass.flatMap(\.shapes) }

  /// The number of closed outlines of all merged glass.
  var outlineCount: Int { dump.glass.reduce(0) { $0 + $1.outlines.count } }
}

extension [Double] {
  var midX: Double { self[0] + self[2] / 2 }
  var midY: Double { self[1] + self[3] / 2 }
}
