import Motion
import Testing

@Suite struct AnimatedValueTests {
  @Test func restsOnItsValue() {
    let value = AnimatedValue(3.0)
    #expect(value.value(at: -5) == 3)
    #expect(value.velocity(at: 5) == 0)
    #expect(value.isSettled(at: 0))
    #expect(value.isLogicallyComplete(at: 0))
    #expect(value.startTime == nil)
  }

  @Test func jumpsWithoutAnimation() {
    var value = AnimatedValue(0.0)
    value.retarget(10, animation: .bouncy, at: 0)
    value.retarget(20, animation: nil, at: 0.1)
    #expect(value.value(at: 0.1) == 20)
    #expect(value.isSettled(at: 0.1))
  }

  @Test func theSameTargetChangesNothing() {
    var value = AnimatedValue(0.0)
    value.retarget(10, animation: .bouncy, at: 0)
    let before = value.value(at: 0.1)
    value.retarget(10, animation: nil, at: 0.05)
    value.retarget(10, animation: .linear, at: 0.05)
    #expect(value.value(at: 0.1) == before)
  }

  static let first: [Animation] = [
    .smooth, .bouncy, .linear, .easeInOut(duration: 1), .interpolatingSpring, .smooth.speed(2),
    .snappy.delay(0.1), .easeIn.repeatForever(), Animation(Steps(count: 9)),
  ]

  @Test(arguments: first, [Animation.smooth, .bouncy, .snappy.speed(0.5)])
  func aSpringTakesOverValueAndVelocity(first: Animation, second: Animation) {
    var value = AnimatedValue(0.0)
    value.retarget(100, animation: first, at: 0)
    let (position, velocity) = (value.value(at: 0.17), value.velocity(at: 0.17))
    value.retarget(-40, animation: second, at: 0.17)
    #expect(abs(value.value(at: 0.17) - position) < 1e-9)
    #expect(abs(value.velocity(at: 0.17) - velocity) < 1e-9)
    // The slope that is seen is the one that is told.
    let h = 1e-6
    let slope = (value.value(at: 0.17 + h) - value.value(at: 0.17)) / h
    #expect(abs(slope - velocity) < 0.05)
    #expect(value.value(at: 20) == -40)
    #expect(value.isSettled(at: 20))
  }

  @Test(arguments: [Animation.smooth, .linear, .bouncy.delay(0.5)])
  func aCurveIsAddedToWhatRuns(first: Animation) {
    var (both, alone) = (AnimatedValue(0.0), AnimatedValue(0.0))
    both.retarget(100, animation: first, at: 0)
    alone.retarget(100, animation: first, at: 0)
    both.retarget(150, animation: .linear(duration: 1), at: 0.1)
    for time in [0.1, 0.2, 0.35, 0.6, 1.0] {
      let expected = alone.value(at: time) + 50 * (time - 0.1)
      #expect(abs(both.value(at: time) - expected) < 1e-9)
    }
    #expect(both.target == 150)
    #expect(both.value(at: 5) == 150)
  }

  @Test func aDelayedSpringLetsTheRestGoOn() {
    var (value, alone) = (AnimatedValue(0.0), AnimatedValue(0.0))
    value.retarget(100, animation: .linear(duration: 1), at: 0)
    alone.retarget(100, animation: .linear(duration: 1), at: 0)
    value.retarget(0, animation: .smooth.delay(0.3), at: 0.2)
    #expect(value.target == 0)
    #expect(value.value(at: 0.4) == alone.value(at: 0.4))
    #expect(!value.isSettled(at: 0.4))
    #expect(!value.isLogicallyComplete(at: 0.4))
    #expect(abs(value.value(at: 0.5) - 50) < 1e-9)
    #expect(abs(value.velocity(at: 0.5) - 100) < 1e-9)
    #expect(value.value(at: 0.52) > 50)
    #expect(value.value(at: 9) == 0)
    // A spring without delay before that time replaces it.
    value.retarget(7, animation: .smooth, at: 0.3)
    #expect(abs(value.value(at: 0.3) - 30) < 1e-9)
    #expect(value.value(at: 9) == 7)
  }

  @Test(arguments: [Animation.smooth, .bouncy, .spring(duration: 0.3, bounce: -0.5), .easeOut])
  func settlesOnTheExactTarget(animation: Animation) {
    var value = AnimatedValue(AnimatablePair(0.1, 700.3))
    let target = AnimatablePair(1.0 / 3, -0.7)
    value.retarget(target, animation: animation, at: 100)
    let frames = (0...600).map { 100 + Double($0) / 120 }
    let rest = frames.first { value.isSettled(at: $0) } ?? .infinity
    #expect(rest < 103)
    let before = value.value(at: rest - 1.0 / 120)
    #expect((before - target).magnitudeSquared.squareRoot() < 25)
    for time in frames where time >= rest {
      #expect(value.value(at: time) == target)
      #expect(value.velocity(at: time) == .zero)
      #expect(value.isSettled(at: time))
    }
  }

  /// Small values, such as opacities, must not snap a visible part of their way.
  @Test(arguments: [0.001, 1, 1000])
  func snapsInvisibly(way: Double) {
    var value = AnimatedValue(0.0)
    value.retarget(way, animation: .smooth, at: 0)
    let rest = (0...4000).map { Double($0) / 1000 }.first { value.isSettled(at: $0) } ?? 4
    #expect(abs(value.value(at: rest - 0.0001) - way) <= 0.001 * min(way, 1) * 1.05)
  }

  @Test func logicalCompletion() {
    var value = AnimatedValue(0.0)
    value.retarget(1, animation: .bouncy, at: 2)
    #expect(!value.isLogicallyComplete(at: 2.49))
    #expect(value.isLogicallyComplete(at: 2.51))
    #expect(!value.isSettled(at: 2.51))
    value.jump(to: 0)
    value.retarget(1, animation: .bouncy.logicallyComplete(after: 0.1).delay(1), at: 0)
    #expect(!value.isLogicallyComplete(at: 1.05))
    #expect(value.isLogicallyComplete(at: 1.15))
  }

  @Test func pruneDropsWhatIsOverAndChangesNothing() {
    var value = AnimatedValue(0.0)
    for frame in 1...100 {
      value.retarget(Double(frame), animation: .easeInOut(duration: 0.2), at: Double(frame) / 60)
    }
    let expected = value.value(at: 1.75)
    value.prune(at: 1.7)
    #expect(value.value(at: 1.75) == expected)
    #expect(value.value(at: 3) == 100)
  }

  @Test(arguments: [Double.nan, .infinity])
  func valuesThatAreNotFiniteJump(target: Double) {
    var value = AnimatedValue(0.0)
    value.retarget(target, animation: .smooth, at: 0)
    #expect(value.isSettled(at: 0))
    value.retarget(5, animation: .smooth, at: 0.1)
    #expect(value.value(at: 0.1) == 5)
    value.retarget(6, animation: .smooth, at: .nan)
    #expect(value.value(at: 0.1) == 6)
  }
}
