/// A touch that moves.
public struct DragGesture: Gesture {
  public typealias Body = Never

  /// How far a drag has come.
  public struct Value: Equatable, Sendable {
    /// When, on the clock of the preview.
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var velocity: CGSize
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// Where the drag would end if it went on and slowed down.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y)
    }
  }

  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace

  nonisolated public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  public func _begin(
    in context: _GestureContext, _ receive: @escaping (_GestureEvent<Value>) -> Void
  ) -> _GestureFollower {
    DragFollower(minimumDistance: minimumDistance, space: coordinateSpace, receive)
  }
}

/// Follows one drag.
private final class DragFollower: _GestureFollower {
  private let minimumDistance: CGFloat
  private let space: CoordinateSpace
  private let receive: (_GestureEvent<DragGesture.Value>) -> Void
  private var start: TouchSample?
  private var last: TouchSample?
  private var velocity = CGSize.zero
  private var isRecognized = false

  override var hasBegun: Bool { isRecognized }

  init(
    minimumDistance: CGFloat, space: CoordinateSpace,
    _ receive: @escaping (_GestureEvent<DragGesture.Value>) -> Void
  ) {
    self.minimumDistance = minimumDistance
    self.space = space
    self.receive = receive
  }

  override func moved(to touch: TouchSample) {
    guard let start else {
      start = touch
      last = touch
      if minimumDistance <= 0 {
        isRecognized = true
        receive(.changed(value(touch)))
      }
      return
    }
    follow(touch)
    if !isRecognized {
      let (a, b) = (start.globalLocation, touch.globalLocation)
      guard hypot(b.x - a.x, b.y - a.y) >= minimumDistance else { return }
      isRecognized = true
    }
    receive(.changed(value(touch)))
  }

  override func ended(at touch: TouchSample) {
    if isRecognized { receive(.ended(value(touch))) }
  }

  override func cancelled() {
    if isRecognized { receive(.cancelled) }
  }

  private func follow(_ touch: TouchSample) {
    if let last, touch.time > last.time {
      let (a, b) = (last.location(in: space), touch.location(in: space))
      let step = touch.time - last.time
      velocity = CGSize(width: (b.x - a.x) / step, height: (b.y - a.y) / step)
    }
    last = touch
  }

  private func value(_ touch: TouchSample) -> DragGesture.Value {
    DragGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: touch.time),
      location: touch.location(in: space),
      startLocation: (start ?? touch).location(in: space), velocity: velocity)
  }
}
