import DisplayList
import Foundation
import Observation

@testable import GlassUI

/// A view of one symbol on a graph of its own, at times of the test's choice.
@MainActor final class SymbolScene {
  let graph: ViewGraph
  let measurer = RuledMeasurer()

  /// - Parameter prepare: tells the measurer about the symbols.
  init(
    _ view: some View,
    _ change: (inout EnvironmentValues) -> Void = { _ in },
    prepare: (RuledMeasurer) -> Void = { _ in }
  ) {
    prepare(measurer)
    var environment = EnvironmentValues()
    change(&environment)
    graph = ViewGraph(view, environment: environment, measurer: measurer)
    graph.size = CGSize(width: 100, height: 100)
    graph.start()
  }

  /// What is drawn at a time.
  func commands(at time: Double) -> [DrawCommand] {
    graph.advance(to: time)
    return graph.frame().list.commands
  }

  /// The layers drawn at a time; a symbol at rest has none.
  func layers(at time: Double) -> [DrawCommand.Layer] {
    commands(at: time).compactMap { if case .layer(let layer) = $0 { layer } else { nil } }
  }

  /// The names of the symbols in a list, back to front.
  static func names(_ commands: [DrawCommand]) -> [String] {
    commands.flatMap { command -> [String] in
      switch command {
      case .symbol(let spec, _, _): [spec.name]
      case .layer(let layer): names(layer.commands)
      default: []
      }
    }
  }
}

/// What a test changes while the view is shown.
@MainActor @Observable final class SymbolModel {
  var count = 0
  var isActive = false
  var name = "plus"
}
