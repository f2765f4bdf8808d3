import Motion
import Testing

@Suite struct AnimationTests {
  /// Equal animations move alike.
  @Test(arguments: [
    (Animation.default, Animation.spring(response: 0.55, dampingFraction: 1)),
    (.spring, .spring(duration: 0.5, bounce: 0)), (.spring(), .spring(.smooth)),
    (.spring(response: 0.5), .spring(response: 0.5, dampingFraction: 0.825)),
    (.interactiveSpring(), .spring(response: 0.15, dampingFraction: 0.86)),
    (.interactiveSpring(response: 0.15), .interactiveSpring), (.smooth, .spring(.smooth)),
    (.snappy, .spring(duration: 0.5, bounce: 0.15)), (.bouncy, .spring(duration: 0.5, bounce: 0.3)),
    (.bouncy(duration: 0.3, extraBounce: 0.1), .spring(duration: 0.3, bounce: 0.4)),
    (.easeInOut, .easeInOut(duration: 0.35)), (.easeIn, .timingCurve(0.42, 0, 1, 1)),
    (.linear.speed(1), .linear), (.linear.delay(0), .linear), (.linear.delay(.nan), .linear),
  ])
  func defaults(a: Animation, b: Animation) {
    #expect(progress(a) == progress(b))
  }

  @Test func equality() {
    #expect(Animation.easeIn.delay(1) == .easeIn.delay(1))
    #expect(Animation.easeIn.delay(1) != .easeIn.delay(2))
    #expect(Animation.spring != .interpolatingSpring)
    #expect(Animation(Steps(count: 3)) == Animation(Steps(count: 3)))
    #expect(Animation(Steps(count: 3)) != Animation(Steps(count: 4)))
  }

  @Test func delay() {
    let animation = Animation.linear(duration: 1).delay(0.5)
    #expect(progress(animation, [0, 0.25, 0.5, 0.75, 1.25, 1.5]) == [0, 0, 0, 0.25, 0.75, 1])
  }

  @Test func negativeDelayStartsOnTheWay() {
    #expect(progress(.linear(duration: 1).delay(-0.5), [0, 0.25, 0.5]) == [0.5, 0.75, 1])
  }

  @Test func speed() {
    #expect(progress(.linear(duration: 1).speed(2), [0, 0.25, 0.5]) == [0, 0.5, 1])
    #expect(progress(.linear(duration: 1).speed(0), [0, 10, 1000]) == [0, 0, 0])
    #expect(progress(.linear(duration: 1).delay(1).speed(2), [0.5, 0.75, 1]) == [0, 0.5, 1])
  }

  @Test func repeating() {
    let animation = Animation.linear(duration: 1)
    let times = [0, 0.25, 1, 1.25, 2.25, 2.75, 3, 4]
    #expect(
      progress(animation.repeatCount(3), times) == [0, 0.25, 1, 0.75, 0.25, 0.75, 1, 1])
    #expect(
      progress(animation.repeatCount(3, autoreverses: false), times)
        == [0, 0.25, 0, 0.25, 0.25, 0.75, 1, 1])
    #expect(
      progress(animation.repeatForever(), times) == [0, 0.25, 1, 0.75, 0.25, 0.75, 1, 0])
  }

  @Test func delayInsideAndOutsideARepetition() {
    let animation = Animation.linear(duration: 1)
    #expect(
      progress(animation.repeatForever(autoreverses: false).delay(1), [0.5, 1.5, 2.5])
        == [0, 0.5, 0.5])
    #expect(
      progress(animation.delay(1).repeatForever(autoreverses: false), [0.5, 1.5, 2.5, 3.5])
        == [0, 0.5, 0, 0.5])
  }

  @Test func foreverNeverSettles() {
    var value = AnimatedValue(0.0)
    value.retarget(1, animation: .linear(duration: 1).repeatForever(), at: 0)
    #expect(!value.isSettled(at: 1e6))
    #expect(!value.isLogicallyComplete(at: 1e6))
    #expect(value.value(at: 1e6 + 0.25) == 0.25)
  }

  @Test func repeatedSpringEndsOnTheTarget() {
    var value = AnimatedValue(0.0)
    value.retarget(100, animation: .bouncy.repeatCount(3), at: 0)
    #expect(!value.isSettled(at: 2))
    #expect(value.isSettled(at: 10))
    #expect(value.value(at: 10) == 100)
  }

  private func progress(
    _ animation: Animation, _ times: [Double] = [0.03, 0.1, 0.2, 0.3]
  ) -> [Double] {
    var value = AnimatedValue(0.0)
    value.retarget(1, animation: animation, at: 0)
    return times.map { value.value(at: $0) }
  }
}
