import Foundation
import Motion
import Testing

@Suite struct AnimatableTests {
  @Test func rectangleIsAPairOfPairs() {
    var rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(rect.animatableData.magnitudeSquared == 30)
    rect.animatableData.scale(by: 2)
    #expect(rect == CGRect(x: 2, y: 4, width: 6, height: 8))
  }

  @Test func interpolation() {
    let pair = AnimatablePair(1.0, Float(10)).interpolated(
      towards: AnimatablePair(2.0, 20), amount: 0.25)
    #expect(pair == AnimatablePair(1.25, 12.5))
    #expect(AnimatablePair(2.0, 3.0) - AnimatablePair(1.0, 1.0) == AnimatablePair(1.0, 2.0))
  }

  @Test func typesWithoutDataHaveEmptyData() {
    struct Plain: Animatable {}
    #expect(Plain().animatableData == .zero)
    #expect(EmptyAnimatableData().magnitudeSquared == 0)
  }

  @Test func springBetweenAnimatableValues() {
    let spring = Spring.smooth
    let point = spring.value(
      fromValue: CGPoint(x: 10, y: 0), toValue: CGPoint(x: 20, y: 100),
      initialVelocity: .zero, time: 0.1)
    #expect(abs(point.x - 13.577) < 0.001)
    #expect(abs(point.y - 35.77) < 0.01)
  }
}
