/// A touch that stays where it is for a while.
public struct LongPressGesture: Gesture {
  public typealias Body = Never
  public typealias Value = Bool
  public var minimumDuration: Double
  public var maximumDistance: CGFloat

  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  public func _begin(
    in context: _GestureContext, _ receive: @escaping (_GestureEvent<Bool>) -> Void
  ) -> _GestureFollower {
    LongPressFollower(self, context, receive)
  }
}

/// Follows one touch by the graph's clock.
private final class LongPressFollower: _GestureFollower {
  private let gesture: LongPressGesture
  private let context: _GestureContext
  private let receive: (_GestureEvent<Bool>) -> Void
  private let clock = Motion(0.0, key: "longPress")
  private var start: TouchSample?
  private var isRecognized = false

  override var hasBegun: Bool { isRecognized }

  init(
    _ gesture: LongPressGesture, _ context: _GestureContext,
    _ receive: @escaping (_GestureEvent<Bool>) -> Void
  ) {
    self.gesture = gesture
    self.context = context
    self.receive = receive
  }

  override func moved(to touch: TouchSample) {
    guard let start else {
      begin(touch)
      return
    }
    let (a, b) = (start.globalLocation, touch.globalLocation)
    if !isRecognized, hypot(b.x - a.x, b.y - a.y) > gesture.maximumDistance { cancelled() }
  }

  private func begin(_ touch: TouchSample) {
    start = touch
    receive(.changed(true))
    clock.onAdvance = { [weak self] in
      guard let self, !clock.isMoving, !isRecognized else { return }
      isRecognized = true
      receive(.ended(true))
    }
    context.graph?.retarget(
      clock, to: 1, .linear(duration: max(gesture.minimumDuration, 0.001)))
  }

  override func ended(at touch: TouchSample) { cancelled() }

  override func cancelled() {
    context.graph?.stop(clock)
    guard start != nil, !isRecognized else { return }
    start = nil
    receive(.cancelled)
  }
}
