import Testing

@testable import GlassUI

struct SliderScaleTests {
  @Test(arguments: [(-60.0, 0.0), (10, 0.5), (80, 1), (900, 1), (-900, 0)])
  func valuesHaveAPlace(value: Double, position: Double) {
    #expect(SliderScale(-60.0...80.0).position(of: value) == position)
  }

  @Test(arguments: [(0.0, 0.0), (0.04, 0), (0.06, 0.1), (0.5, 0.5), (1, 1), (3, 1)])
  func placesHaveAValueOnTheNearestStep(position: Double, value: Double) {
    #expect(SliderScale(0.0...1.0, step: 0.1).value(at: position) == value)
  }

  @Test func stepsAreCountedInSpiteOfRounding() {
    #expect(SliderScale(0.0...1.0, step: 0.1).stepCount == 10)
    #expect(SliderScale(0.0...0.3, step: 0.1).stepCount == 3)
    #expect(SliderScale(0.0...9.5, step: 1).stepCount == 9)
  }

  @Test(arguments: [0.0, -1, .nan, .infinity])
  func stepsThatAreNoneLeaveAnyValue(step: Double) {
    let scale = SliderScale(0.0...4.0, step: step)
    #expect(scale.stepCount == nil)
    #expect(scale.value(at: 0.3) == 1.2)
  }

  @Test(arguments: [1.0...1.0, 0...Double.infinity, -Double.infinity...0])
  func boundsWithoutRoomGiveNoValue(bounds: ClosedRange<Double>) {
    let scale = SliderScale(bounds)
    #expect(scale.position(of: 5) == 0)
    #expect(scale.value(at: 0.5) == nil)
  }

  @Test func noNumberHasNoPlace() {
    #expect(SliderScale(0.0...1.0).position(of: .nan) == 0)
    #expect(SliderScale(0.0...1.0).value(at: .nan) == nil)
  }
}
