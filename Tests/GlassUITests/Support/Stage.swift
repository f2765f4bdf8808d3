import DisplayList
import Foundation
import Geometry

@testable import GlassUI

/// A view on a screen of 400 × 600 points, driven like a session drives it, without an engine.
@MainActor final class Stage {
  let graph: ViewGraph
  let measurer: RuledMeasurer
  private(set) var reports: [String] = []
  private(set) var wakeUps = 0

  init(
    _ view: any View, size: CGSize = CGSize(width: 400, height: 600),
    safeArea: EdgeInsets = EdgeInsets(), cornerRadius: CGFloat = 0,
    measurer: RuledMeasurer = RuledMeasurer(),
    _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    var environment = EnvironmentValues()
    change(&environment)
    self.measurer = measurer
    graph = ViewGraph(view, environment: environment, measurer: measurer)
    graph.size = size
    graph.safeAreaInsets = safeArea
    graph.screenCornerRadii = RectangleCornerRadii(all: cornerRadius)
    graph.onReport = { [weak self] in self?.reports.append($0) }
    graph.onNeedsUpdate = { [weak self] in self?.wakeUps += 1 }
    graph.start()
  }

  // MARK: Time

  static let frameInterval = 1.0 / 120

  func advance(by seconds: Double) {
    let start = graph.time
    let count = Int((seconds / Self.frameInterval).rounded(.down))
    for index in 0..<count { graph.advance(to: start + Double(index + 1) * Self.frameInterval) }
    graph.advance(to: start + seconds)
  }

  /// Applies what waits, at the same instant.
  func flush() { graph.advance(to: graph.time) }

  func settle(within seconds: Double = 10) {
    let end = graph.time + seconds
    flush()
    while graph.isMoving || graph.hasPendingChanges, graph.time < end {
      graph.advance(to: graph.time + Self.frameInterval)
    }
  }

  // MARK: Touch

  func aim(_ label: String, _ occurrence: Int = 1) -> CGPoint? {
    let matches = graph.controls().filter { $0.label == label }
    return matches.count >= occurrence ? matches[occurrence - 1].aim : nil
  }

  @discardableResult
  func click(_ label: String, _ occurrence: Int = 1) -> Bool {
    guard let point = aim(label, occurrence) else { return false }
    click(at: point)
    return true
  }

  func click(at point: CGPoint) {
    press(at: point)
    release(at: point)
  }

  func press(at point: CGPoint) {
    graph.touch.pointerDown(at: point)
    flush()
  }

  func move(to point: CGPoint) {
    graph.touch.pointerMoved(to: point)
    flush()
  }

  func release(at point: CGPoint) {
    graph.touch.pointerUp(at: point)
    flush()
  }

  // MARK: What is there

  /// All items, outermost first.
  var nodes: [ItemSnapshot] {
    func flatten(_ nodes: [ItemSnapshot]) -> [ItemSnapshot] {
      nodes.flatMap { [$0] + flatten($0.children) }
    }
    return flatten(graph.snapshot())
  }

  func nodes(_ type: String) -> [ItemSnapshot] { nodes.filter { $0.type == type } }

  func frames(_ type: String) -> [CGRect] { nodes(type).map(\.frame) }

  func frame(_ type: String, _ index: Int = 0) -> CGRect {
    let frames = frames(type)
    return frames.indices.contains(index) ? frames[index] : .null
  }

  /// The strings of all texts, in order.
  var texts: [String] { nodes("Text").compactMap(\.text) }

  var labels: [String] { graph.controls().map(\.label) }

  var glass: [GlassRecord] { graph.frame(onWholePixels: false).glass }

  /// The running animations whose key is `key`.
  func motions(_ key: String) -> [MotionRecord] { graph.motionRecords.filter { $0.key == key } }

  /// All commands drawn now, those in layers too.
  var commands: [DrawCommand] {
    func flatten(_ commands: [DrawCommand]) -> [DrawCommand] {
      commands.flatMap { command -> [DrawCommand] in
        if case .layer(let layer) = command { return [command] + flatten(layer.commands) }
        return [command]
      }
    }
    return flatten(graph.frame().list.commands)
  }

  /// The opacities of the layers drawn now.
  var layerOpacities: [Double] {
    commands.compactMap { if case .layer(let layer) = $0 { layer.opacity } else { nil } }
  }
}
