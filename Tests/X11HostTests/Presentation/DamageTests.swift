import DisplayList
import Testing

@testable import X11Host

struct DamageTests {
  private let bounds = PixelRect(x: 0, y: 0, width: 100, height: 50)

  @Test func whatLiesOutsideIsCutOff() {
    let rects = [
      PixelRect(x: -10, y: -10, width: 20, height: 20),
      PixelRect(x: 200, y: 0, width: 5, height: 5),
      PixelRect(x: 3, y: 3, width: 0, height: 9),
    ]
    #expect(rects.simplified(in: bounds) == [PixelRect(x: 0, y: 0, width: 10, height: 10)])
  }

  @Test func whatLiesInAnotherIsLeftOut() {
    let (small, large) = (
      PixelRect(x: 5, y: 5, width: 2, height: 2), PixelRect(x: 0, y: 0, width: 20, height: 20)
    )
    #expect([small, large].simplified(in: bounds) == [large])
    #expect([large, small, large].simplified(in: bounds) == [large])
  }

  @Test func manyBecomeOneBox() {
    let rects = (0..<40).map { PixelRect(x: $0 * 2, y: $0, width: 1, height: 1) }
    #expect(rects.simplified(in: bounds) == [PixelRect(x: 0, y: 0, width: 79, height: 40)])
  }
}
