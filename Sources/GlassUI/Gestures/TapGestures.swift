/// One or more taps.
public struct TapGesture: Gesture {
  public typealias Body = Never
  public typealias Value = Void
  public var count: Int
  nonisolated public init(count: Int = 1) { self.count = count }

  public func _begin(
    in context: _GestureContext, _ receive: @escaping (_GestureEvent<Void>) -> Void
  ) -> _GestureFollower {
    TapFollower(context, count) { _ in receive(.ended(())) }
  }
}

/// One or more taps, and where.
public struct SpatialTapGesture: Gesture {
  public typealias Body = Never
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }
  public var count: Int
  public var coordinateSpace: CoordinateSpace
  nonisolated public init(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  public func _begin(
    in context: _GestureContext, _ receive: @escaping (_GestureEvent<Value>) -> Void
  ) -> _GestureFollower {
    TapFollower(context, count) { [coordinateSpace] touch in
      receive(.ended(Value(location: touch.location(in: coordinateSpace))))
    }
  }
}

/// Follows one tap: a release where the press was.
private final class TapFollower: _GestureFollower {
  private let context: _GestureContext
  private let count: Int
  private let receive: (TouchSample) -> Void

  init(_ context: _GestureContext, _ count: Int, _ receive: @escaping (TouchSample) -> Void) {
    self.context = context
    self.count = count
    self.receive = receive
  }

  override func ended(at touch: TouchSample) {
    if touch.isInside, context.tap(at: touch.time, of: count) { receive(touch) }
  }
}
