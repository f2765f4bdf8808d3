nonisolated struct GestureModifier<G: Gesture>: ViewModifier {
  typealias Body = Never
  let gesture: G?
  let rank: GestureItem.Rank

  @MainActor func _update<V: View>(in node: _ViewNode, content: V) {
    node.wrap(content, make: { GestureItem($0) }) {
      $0.rank = rank
      $0.gesture = gesture
    }
  }
}

/// Follows touches on what it wraps by a gesture.
@MainActor final class GestureItem: WrapperItem, TouchResponder {
  /// How a gesture stands to those inside of it.
  enum Rank { case normal, high, simultaneous }

  var rank = Rank.normal
  var gesture: (any Gesture)?
  private lazy var context = _GestureContext(graph: graph)
  private var follower: _GestureFollower?

  override var kind: String { "Gesture" }

  var hasBegun: Bool { follower?.hasBegun ?? false }

  override func hitTest(_ point: CGPoint) -> Item? {
    environment.isEnabled || gesture == nil ? super.hitTest(point) : nil
  }

  func touchBegan(at point: CGPoint) {
    guard let gesture else { return }
    follower = begin(gesture)
    follower?.moved(to: sample(point, isInside: true))
  }

  private func begin<G: Gesture>(_ gesture: G) -> _GestureFollower {
    gesture._begin(in: context) { _ in }
  }

  func touchMoved(to point: CGPoint, isInside: Bool) {
    follower?.moved(to: sample(point, isInside: isInside))
  }

  func touchEnded(at point: CGPoint, isInside: Bool) {
    follower?.ended(at: sample(point, isInside: isInside))
    follower = nil
  }

  func touchCancelled() {
    follower?.cancelled()
    follower = nil
  }

  private func sample(_ point: CGPoint, isInside: Bool) -> TouchSample {
    let local = point.applying(windowTransform.inverted())
    return TouchSample(
      location: CGPoint(x: local.x - target.minX, y: local.y - target.minY),
      globalLocation: point, time: graph.time, isInside: isInside)
  }
}

extension View {
  /// Follows touches by a gesture, after those of the views inside.
  nonisolated public func gesture<T: Gesture>(_ gesture: T) -> some View {
    modifier(GestureModifier(gesture: gesture, rank: .normal))
  }
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture: isEnabled ? gesture : nil, rank: .normal))
  }

  /// Follows touches by a gesture, before those of the views inside.
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T) -> some View {
    modifier(GestureModifier(gesture: gesture, rank: .high))
  }

  /// Follows touches by a gesture, together with those of the views inside.
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View {
    modifier(GestureModifier(gesture: gesture, rank: .simultaneous))
  }

  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping @MainActor () -> Void,
    onPressingChanged: (@MainActor (Bool) -> Void)? = nil
  ) -> some View {
    modifier(
      LongPressModifier(
        minimumDuration: minimumDuration, maximumDistance: maximumDistance, action: action,
        onPressingChanged: onPressingChanged))
  }
}

private struct LongPressModifier: ViewModifier {
  let minimumDuration: Double
  let maximumDistance: CGFloat
  let action: @MainActor () -> Void
  let onPressingChanged: (@MainActor (Bool) -> Void)?

  nonisolated init(
    minimumDuration: Double, maximumDistance: CGFloat, action: @escaping @MainActor () -> Void,
    onPressingChanged: (@MainActor (Bool) -> Void)?
  ) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
    self.action = action
    self.onPressingChanged = onPressingChanged
  }

  func body(content: Content) -> some View {
    content.gesture(
      _CallbackGesture(
        base: LongPressGesture(
          minimumDuration: minimumDuration, maximumDistance: maximumDistance)
      ) { event in
        switch event {
        case .changed: onPressingChanged?(true)
        case .ended:
          onPressingChanged?(false)
          action()
        case .cancelled: onPressingChanged?(false)
        }
      })
  }
}
