/// A value that moves to its target by animations, on a clock that is given from outside.
///
/// Springs take over the running value and velocity; other animations are added to what runs.
/// At rest the value is the target, bit by bit. Times are seconds of one virtual clock.
public struct AnimatedValue<V: VectorArithmetic> {
  /// What is shown until a delayed spring takes over, then what is shown from there on.
  var legs: [AnimationLeg<V>]

  /// The time at which the latest animation was started; nil if none was since the last jump.
  public private(set) var startTime: Double?

  /// A value at rest.
  public init(_ value: V) { legs = [AnimationLeg(target: value)] }

  /// Where the value comes to rest.
  public var target: V { legs[legs.count - 1].target }

  /// The value at a time.
  public func value(at time: Double) -> V { leg(at: time).value(at: time) }

  /// The velocity per second at a time.
  public func velocity(at time: Double) -> V { leg(at: time).velocity(at: time) }

  /// Whether nothing moves any more: the value is the target, now and later.
  public func isSettled(at time: Double) -> Bool {
    guard let last = legs.last, leg(at: time).until == .infinity else { return false }
    return last.runs.allSatisfy { $0.offset(at: time) == nil }
  }

  /// Whether all that runs looks complete, though springs may still move a little.
  public func isLogicallyComplete(at time: Double) -> Bool {
    guard let last = legs.last, leg(at: time).until == .infinity else { return false }
    return last.runs.allSatisfy { $0.isLogicallyComplete(at: time) }
  }

  /// Stands on a value at once and drops what runs.
  public mutating func jump(to value: V) {
    legs = [AnimationLeg(target: value)]
    startTime = nil
  }

  /// Starts at a value with a velocity per second, dropping what runs.
  ///
  /// Animations that know no velocity start at rest.
  public mutating func launch(
    from value: V, velocity: V, to target: V, animation: Animation, at time: Double
  ) {
    guard time.isFinite, (target - value).magnitudeSquared.isFinite else { return jump(to: target) }
    let run = AnimationRun(
      animation, way: target - value, initialVelocity: velocity, start: time)
    legs = [AnimationLeg(target: target, runs: [run])]
    startTime = time
  }

  /// Gives the value a new target; without an animation it jumps there.
  ///
  /// The target it already has changes nothing, so that what runs goes on.
  public mutating func retarget(_ target: V, animation: Animation?, at time: Double) {
    let previous = self.target
    guard target != previous else { return }
    let change = target - previous
    guard let animation, time.isFinite, change.magnitudeSquared.isFinite else {
      jump(to: target)
      return
    }
    prune(at: time)
    if let delay = animation.kind.takeoverDelay {
      takeOver(target, by: animation, at: time, delay: delay)
    } else if !merge(change, into: target, by: animation, at: time) {
      add(change, to: target, by: animation, at: time)
    }
    startTime = time
  }

  /// Drops what is over and keeps the state of custom animations; call it once per frame.
  public mutating func prune(at time: Double) {
    while legs.count > 1, time >= legs[0].until { legs.removeFirst() }
    legs[0].prune(at: time)
  }

  private func leg(at time: Double) -> AnimationLeg<V> {
    legs.first { time < $0.until } ?? legs[legs.count - 1]
  }
}
