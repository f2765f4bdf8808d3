/// A pattern of touches that gives values.
///
/// Differences from SwiftUI: one underscored requirement, which composed gestures never implement.
@MainActor @preconcurrency public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  var body: Body { get }

  /// Begins to follow one touch, telling `receive` what comes of it.
  func _begin(
    in context: _GestureContext, _ receive: @escaping (_GestureEvent<Value>) -> Void
  ) -> _GestureFollower
}

/// What a gesture makes of a touch.
public enum _GestureEvent<Value> {
  case changed(Value)
  case ended(Value)
  case cancelled
}

extension Never: Gesture {
  public typealias Value = Never

  public func _begin(
    in context: _GestureContext, _ receive: @escaping (_GestureEvent<Never>) -> Void
  ) -> _GestureFollower {
    switch self {}
  }
}

extension Gesture where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) is followed by the view graph") }
}

extension Gesture where Body.Value == Value {
  public func _begin(
    in context: _GestureContext, _ receive: @escaping (_GestureEvent<Value>) -> Void
  ) -> _GestureFollower {
    body._begin(in: context, receive)
  }
}

extension Gesture where Body == Never {
  public func _begin(
    in context: _GestureContext, _ receive: @escaping (_GestureEvent<Value>) -> Void
  ) -> _GestureFollower {
    _GestureFollower()
  }
}

/// What a gesture knows beyond one touch: of the taps before, and the clock.
@MainActor public final class _GestureContext {
  weak var graph: ViewGraph?
  private var taps = 0
  private var lastTap = -Double.infinity

  /// The longest pause between the taps of one gesture, in seconds. T
  private static let pause = 0.35

  init(graph: ViewGraph) { self.graph = graph }

  /// Counts a tap; says whether it completes `count` of them.
  func tap(at time: Double, of count: Int) -> Bool {
    taps = time - lastTap <= Self.pause ? taps + 1 : 1
    lastTap = time
    guard taps >= count else { return false }
    taps = 0
    return true
  }
}

/// Follows one touch for one gesture; by itself it recognizes nothing.
@MainActor open class _GestureFollower {
  /// Whether the gesture has been recognized and goes on: then it takes the touch from others.
  var hasBegun: Bool { false }

  nonisolated init() {}

  func moved(to touch: TouchSample) {}
  func ended(at touch: TouchSample) {}
  func cancelled() {}
}

/// One instant of a touch.
struct TouchSample {
  /// In the coordinates of the view with the gesture.
  var location: CGPoint
  /// In the window's.
  var globalLocation: CGPoint
  /// Seconds on the graph's clock.
  var time: Double
  var isInside: Bool
}

extension TouchSample {
  func location(in space: CoordinateSpace) -> CGPoint {
    space == .local ? location : globalLocation
  }
}
