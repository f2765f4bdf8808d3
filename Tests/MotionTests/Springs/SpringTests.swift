import Motion
import Testing

@Suite struct SpringTests {
  static let times = [0.05, 0.10, 0.15, 0.20, 0.25, 0.30, 0.40, 0.50, 0.75, 1.0]

  @Test(arguments: [
    (
      Spring.smooth,
      [0.1313, 0.3577, 0.5620, 0.7154, 0.8210, 0.8900, 0.9605, 0.9864, 0.9992, 1.0000]
    ),
    (
      Spring.snappy,
      [0.1382, 0.3881, 0.6177, 0.7864, 0.8945, 0.9564, 1.0016, 1.0060, 1.0004, 1.0000]
    ),
    (
      Spring.bouncy,
      [0.1457, 0.4233, 0.6851, 0.8737, 0.9841, 1.0339, 1.0393, 1.0145, 0.9982, 1.0001]
    ),
  ])
  func unitStep(spring: Spring, expected: [Double]) {
    for (time, value) in zip(Self.times, expected) {
      #expect(abs(spring.value(target: 1.0, time: time) - value) < 0.0001)
    }
  }

  @Test func bouncyPeaksAt350Milliseconds() {
    let peak = (0...1000).map { Spring.bouncy.value(target: 1.0, time: Double($0) / 1000) }.max()
    #expect(abs((peak ?? 0) - 1.0460) < 0.0001)
    #expect(abs(Spring.bouncy.velocity(target: 1.0, time: 0.350)) < 0.02)
  }

  @Test func physicalConstants() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(abs(spring.stiffness - 157.9) < 0.05)
    #expect(abs(spring.damping - 17.6) < 0.05)
    #expect(spring.mass == 1)
    let same = Spring(mass: 2, stiffness: 2 * spring.stiffness, damping: 2 * spring.damping)
    #expect(abs(same.duration - 0.5) < 1e-12)
    #expect(abs(same.bounce - 0.3) < 1e-12)
    #expect(abs(same.stiffness - 2 * spring.stiffness) < 1e-9)
  }

  @Test(arguments: [(0.0, 1.0), (0.3, 0.7), (1.0, 0.0), (-0.5, 2.0)])
  func bounceIsDampingRatio(bounce: Double, ratio: Double) {
    let spring = Spring(duration: 0.4, bounce: bounce)
    #expect(abs(spring.dampingRatio - ratio) < 1e-12)
    #expect(abs(spring.bounce - bounce) < 1e-12)
    #expect(abs(spring.response - 0.4) < 1e-12)
  }

  @Test func overDampingIsCutUnlessAllowed() {
    #expect(Spring(stiffness: 100, damping: 60).dampingRatio == 1)
    #expect(Spring(stiffness: 100, damping: 60, allowOverDamping: true).dampingRatio == 3)
  }

  /// The closed forms against the differential equation itself.
  @Test(arguments: [0.0, 0.2, 0.999, 0.9999999, 1.0, 1.0000001, 1.5, 8.0])
  func closedFormSolvesTheEquation(ratio: Double) {
    let spring = Spring(response: 0.5, dampingRatio: ratio)
    let h = 1e-5
    for time in stride(from: 0.02, through: 1.0, by: 0.07) {
      func x(_ t: Double) -> Double { spring.value(target: 3.0, initialVelocity: -5.0, time: t) }
      let velocity = (x(time + h) - x(time - h)) / (2 * h)
      let measured = spring.velocity(target: 3.0, initialVelocity: -5.0, time: time)
      #expect(abs(velocity - measured) < 1e-5)
      func v(_ t: Double) -> Double {
        spring.velocity(target: 3.0, initialVelocity: -5.0, time: t)
      }
      let acceleration = (v(time + h) - v(time - h)) / (2 * h)
      let force = spring.force(target: 3.0, position: x(time), velocity: v(time))
      #expect(abs(acceleration - force) < 1e-3)
    }
    #expect(spring.value(target: 3.0, initialVelocity: -5.0, time: 0) == 0)
    #expect(spring.velocity(target: 3.0, initialVelocity: -5.0, time: 0) == -5)
  }

  @Test(arguments: [0.0, 0.5, 1.0, 2.0])
  func updateInStepsIsTheClosedForm(ratio: Double) {
    let spring = Spring(response: 0.5, dampingRatio: ratio)
    var (value, velocity) = (0.0, 4.0)
    for _ in 0..<30 {
      spring.update(value: &value, velocity: &velocity, target: 2, deltaTime: 0.01)
    }
    #expect(abs(value - spring.value(target: 2.0, initialVelocity: 4.0, time: 0.3)) < 1e-9)
    #expect(abs(velocity - spring.velocity(target: 2.0, initialVelocity: 4.0, time: 0.3)) < 1e-9)
  }

  @Test(arguments: [0.1, 0.5, 0.7, 0.95, 0.9999, 1.0, 1.0001, 1.5, 4.0], [0.0, 30.0, -30.0])
  func settlingIsNeitherTooShortNorMuchTooLong(ratio: Double, velocity: Double) {
    let spring = Spring(response: 0.4, dampingRatio: ratio)
    let end = spring.settlingDuration(target: 1.0, initialVelocity: velocity, epsilon: 0.001)
    let samples = (0...4000).map { Double($0) * end / 2000 }
    let last = samples.last { time in
      abs(spring.value(target: 1.0, initialVelocity: velocity, time: time) - 1) >= 0.001
    }
    #expect((last ?? 0) <= end)
    #expect((last ?? 0) > 0.6 * end)
  }

  @Test(arguments: [0.3, 0.7, 1.0, 1.4])
  func bySettlingDuration(ratio: Double) {
    let spring = Spring(settlingDuration: 1.2, dampingRatio: ratio)
    #expect(abs(spring.settlingDuration - 1.2) < 1e-9)
    #expect(abs(spring.dampingRatio - ratio) < 1e-12)
  }

  @Test func undampedNeverSettles() {
    #expect(Spring(duration: 0.5, bounce: 1).settlingDuration == .infinity)
  }

  @Test(arguments: [
    Spring(duration: 0, bounce: 0), Spring(duration: -1, bounce: 0.2),
    Spring(duration: .nan, bounce: .nan), Spring(stiffness: -4, damping: 2),
    Spring(mass: 0, stiffness: 0, damping: 0), Spring(settlingDuration: 0, dampingRatio: 1),
  ])
  func springsWithoutDurationArriveAtOnce(spring: Spring) {
    #expect(spring.value(target: 7.0, initialVelocity: 3.0, time: 0) == 7)
    #expect(spring.velocity(target: 7.0, initialVelocity: 3.0, time: 0.1) == 0)
    #expect(spring.settlingDuration == 0)
  }
}
