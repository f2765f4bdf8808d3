import Foundation
import Observation
import Testing

@testable import GlassUI

/// A value that a slider sets.
@MainActor @Observable private final class Dial {
  var value: Double
  init(_ value: Double) { self.value = value }
  var binding: Binding<Double> { Binding(get: { self.value }, set: { self.value = $0 }) }
}

/// Sliders as wide as the stage, 400 points: the thumb goes from 19 to 381.
@MainActor struct SliderTests {
  private let y: CGFloat = 300

  private func point(_ x: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  // MARK: Size

  @Test func itFillsTheWidthAndIsAsHighAsItsThumb() {
    let stage = Stage(Slider(value: .constant(0.25)))
    #expect(stage.frame("Slider") == CGRect(x: 0, y: 288, width: 400, height: 24))
    #expect(
      stage.frames("Capsule") == [
        CGRect(x: 0, y: 297, width: 400, height: 6), CGRect(x: 0, y: 297, width: 100, height: 6),
        CGRect(x: 90.5, y: 288, width: 38, height: 24),
      ])
  }

  @Test func withoutAProposalItHasAWidthOfItsOwn() {
    let stage = Stage(Slider(value: .constant(0)).fixedSize())
    #expect(stage.frame("Slider").size == CGSize(width: 160, height: 24))
  }

  @Test func itIsNeverNarrowerThanItsThumb() {
    let stage = Stage(Slider(value: .constant(1)).frame(width: 10))
    #expect(stage.frame("Slider").size == CGSize(width: 38, height: 24))
  }

  @Test func labelsStandAtItsEnds() {
    let stage = Stage(
      Slider(value: .constant(0)) {
        Text("Loudness")
      } minimumValueLabel: {
        Text("low")
      } maximumValueLabel: {
        Text("high")
      })
    #expect(stage.texts == ["low", "high"])
    let track = stage.frame("SliderTrack")
    #expect(isClose(track.minX, stage.frame("Text", 0).maxX + 8))
    #expect(isClose(track.maxX, stage.frame("Text", 1).minX - 8))
    #expect(stage.labels == ["Loudness"])
  }

  // MARK: Values

  @Test func aDragOfTheThumbKeepsItsGrip() {
    let dial = Dial(0.5)
    let stage = Stage(Slider(value: dial.binding))
    stage.press(at: point(210))
    #expect(dial.value == 0.5)
    stage.move(to: point(210 + 36.2))
    #expect(isClose(dial.value, 0.6))
    #expect(isClose(stage.frame("Capsule", 2).midX, 200 + 36.2))
    stage.move(to: point(900))
    #expect(dial.value == 1)
    stage.move(to: point(-900))
    #expect(dial.value == 0)
    stage.release(at: point(210))
    #expect(isClose(dial.value, 0.5))
    stage.move(to: point(300))
    #expect(isClose(dial.value, 0.5))
  }

  @Test func aPressOfTheThumbChangesNothing() {
    let dial = Dial(0.3)
    let stage = Stage(Slider(value: dial.binding))
    stage.click(at: point(19 + 362 * 0.3 + 7))
    #expect(dial.value == 0.3)
  }

  @Test func aClickOnTheTrackTakesTheThumbThere() {
    let dial = Dial(0)
    let stage = Stage(Slider(value: dial.binding, in: -60...80))
    stage.click(at: point(19 + 181))
    #expect(isClose(dial.value, 10))
    #expect(stage.frame("Capsule", 2).midX < 200)
    stage.settle()
    #expect(isClose(stage.frame("Capsule", 2).midX, 200, within: 1e-6))
  }

  @Test func whatIsAboveOrBelowIsNotTheSlider() {
    let dial = Dial(0)
    let stage = Stage(Slider(value: dial.binding))
    stage.click(at: CGPoint(x: 200, y: 330))
    #expect(dial.value == 0)
  }

  @Test(arguments: [(0.24, 20.0), (0.26, 30), (0.97, 90), (0, 0)])
  func valuesAreOnSteps(position: Double, value: Double) {
    let dial = Dial(50)
    // The last step within 0…95 is 90.
    let stage = Stage(Slider(value: dial.binding, in: 0...95, step: 10))
    stage.click(at: point(19 + 362 * position * 100 / 95))
    #expect(dial.value == value)
  }

  @Test func valuesOutsideOfTheBoundsStandAtTheEnds() {
    #expect(Stage(Slider(value: .constant(7.0))).frame("Capsule", 2).midX == 381)
    #expect(Stage(Slider(value: .constant(-7.0))).frame("Capsule", 2).midX == 19)
  }

  @Test(arguments: [
    (Double.nan, 0.0...1.0, 0.5), (.infinity, 0...1, 0.5), (0, 0...0, 0),
    (1, 0...Double.infinity, 1),
    (1, -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude, 1),
  ])
  func oddNumbersDoNoHarm(value: Double, bounds: ClosedRange<Double>, after: Double) {
    let dial = Dial(value)
    let stage = Stage(Slider(value: dial.binding, in: bounds, step: 0.1))
    stage.press(at: point(150))
    stage.move(to: point(190))
    stage.release(at: point(200))
    #expect(dial.value == after)
  }

  @Test func anyFloatingPointWillDo() {
    struct Small: View {
      @State var value: Float = 0
      var body: some View {
        Slider(value: $value, in: 0...4, step: 0.5)
        Text("\(value)")
      }
    }
    let stage = Stage(VStack(spacing: 0) { Small() })
    stage.click(at: CGPoint(x: 200, y: stage.frame("Slider").midY))
    #expect(stage.texts == ["2.0"])
  }

  // MARK: Editing

  @Test func editingBeginsAndEnds() {
    let log = Log()
    let dial = Dial(0.5)
    let stage = Stage(Slider(value: dial.binding) { log($0 ? "begin" : "end") })
    stage.press(at: point(200))
    stage.move(to: point(220))
    #expect(log.entries == ["begin"])
    #expect(stage.nodes("Slider").first?.isPressed == true)
    stage.release(at: point(220))
    #expect(log.entries == ["begin", "end"])
    stage.press(at: point(220))
    stage.graph.touch.cancel()
    #expect(log.entries == ["begin", "end", "begin", "end"])
  }

  @Test func theThumbIsGlassWhileItIsHeld() {
    let dial = Dial(0.5)
    let stage = Stage(Slider(value: dial.binding))
    #expect(stage.glass.isEmpty)
    stage.press(at: point(200))
    stage.settle()
    #expect(stage.glass.count == 1)
    stage.release(at: point(200))
    stage.settle()
    #expect(stage.glass.isEmpty)
  }

  @Test func aDisabledSliderDoesNotAnswer() {
    let log = Log()
    let dial = Dial(0.5)
    let stage = Stage(Slider(value: dial.binding) { _ in log("edit") }.disabled(true))
    stage.click(at: point(300))
    #expect(dial.value == 0.5)
    #expect(log.entries.isEmpty)
    #expect(stage.layerOpacities.contains(0.5))
    #expect(stage.nodes("Slider").first?.isEnabled == false)
  }

  @Test func aDragAlongTheTrackIsTheSlidersOwn() {
    let log = Log()
    let dial = Dial(0.5)
    let stage = Stage(
      Slider(value: dial.binding).gesture(DragGesture().onChanged { _ in log("outer") }))
    stage.press(at: point(200))
    stage.move(to: point(300))
    stage.move(to: point(381))
    #expect(log.entries.isEmpty)
    #expect(dial.value == 1)
  }

  // MARK: Direction

  @Test(arguments: [true, false])
  func fromRightToLeftItFillsFromTheRight(isWholeWindow: Bool) {
    let dial = Dial(0.25)
    let direction = LayoutDirection.rightToLeft
    let slider = Slider(value: dial.binding)
    let stage =
      isWholeWindow
      ? Stage(slider) { $0.layoutDirection = direction }
      : Stage(slider.environment(\.layoutDirection, direction))
    #expect(stage.frame("Capsule", 1) == CGRect(x: 300, y: 297, width: 100, height: 6))
    #expect(stage.frame("Capsule", 2).midX == 400 - 109.5)
    stage.press(at: point(400 - 109.5))
    stage.move(to: point(400 - 109.5 - 36.2))
    #expect(isClose(dial.value, 0.35))
    stage.release(at: point(-100))
    #expect(dial.value == 1)
  }

  // MARK: Accessibility

  @Test func itIsNamedByItsLabelAndTellsItsValue() {
    let stage = Stage(Slider(value: .constant(40.0), in: 0...100) { Text("Warmth") })
    let node = stage.nodes("Slider").first
    #expect(node?.label == "Warmth")
    #expect(node?.value == "40")
    #expect(node?.role == "slider")
    #expect(stage.texts.isEmpty)
    // Scripts take hold of the thumb.
    #expect(isClose(stage.aim("Warmth")?.x ?? 0, 19 + 362 * 0.4))
  }

  @Test func aLabelFromOutsideNamesItToo() {
    let stage = Stage(Slider(value: .constant(0.5)).accessibilityLabel("Depth"))
    #expect(stage.labels == ["Depth"])
  }
}
