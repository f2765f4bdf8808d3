import Testing

@testable import Motion

struct OvershootTests {
  static let animations: [Animation] = [
    .bouncy, .snappy, .spring(duration: 0.4, bounce: 0.6),
    .interpolatingSpring(duration: 0.3, bounce: 0.5, initialVelocity: 40),
    .timingCurve(0.3, -0.6, 0.4, 1.9, duration: 0.5), .bouncy.delay(0.1), .bouncy.speed(2),
    .bouncy.logicallyComplete(after: 0.1),
  ]

  private func path(_ animation: Animation) -> [Double] {
    var value = AnimatedValue(0.0)
    value.retarget(1, animation: animation, at: 0)
    return (0...240).map { value.value(at: Double($0) / 120) }
  }

  @Test(arguments: animations)
  func goesStraightToItsEnd(animation: Animation) {
    let tamed = path(animation.withoutOvershoot)
    #expect((tamed.max() ?? 2) <= 1 + 1e-9)
    #expect((tamed.min() ?? -1) >= -1e-9)
    #expect(abs((tamed.last ?? 0) - 1) < 1e-3)
  }

  @Test func whatDoesNotOvershootStaysAsItIs() {
    for animation in [Animation.smooth, .linear(duration: 1), .easeInOut, .default] {
      #expect(animation.withoutOvershoot == animation)
    }
    #expect((path(.bouncy).max() ?? 0) > 1.01)
  }
}
