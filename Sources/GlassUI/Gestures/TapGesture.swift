nonisolated struct TapModifier: ViewModifier {
  typealias Body = Never
  let count: Int
  let action: @MainActor (CGPoint) -> Void

  @MainActor func _update<V: View>(in node: _ViewNode, content: V) {
    node.wrap(content, make: { TapItem($0) }) {
      $0.count = count
      $0.action = action
    }
  }
}

/// Runs an action for taps on what it wraps.
@MainActor final class TapItem: WrapperItem, TouchResponder {
  var count = 1
  var action: @MainActor (CGPoint) -> Void = { _ in }
  private var taps = 0
  private var lastTap = -Double.infinity

  override var kind: String { "TapGesture" }

  /// The longest pause between the taps of one gesture, in seconds. T
  private static let pause = 0.35

  override func hitTest(_ point: CGPoint) -> Item? {
    environment.isEnabled ? super.hitTest(point) : nil
  }

  func touchBegan(at point: CGPoint) {}
  func touchMoved(to point: CGPoint, isInside: Bool) {}
  func touchCancelled() { taps = 0 }
  func touchEnded(at point: CGPoint, isInside: Bool) {
    guard isInside else {
      taps = 0
      return
    }
    taps = graph.time - lastTap <= Self.pause ? taps + 1 : 1
    lastTap = graph.time
    guard taps >= count else { return }
    taps = 0
    let local = point.applying(windowTransform.inverted())
    action(CGPoint(x: local.x - target.minX, y: local.y - target.minY))
  }
}

extension View {
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(TapModifier(count: max(1, count), action: { _ in action() }))
  }

  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping @MainActor (CGPoint) -> Void
  ) -> some View {
    modifier(TapModifier(count: max(1, count), action: action))
  }
}
