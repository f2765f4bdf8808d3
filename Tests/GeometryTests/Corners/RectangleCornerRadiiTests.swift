import Foundation
import Geometry
import Testing

@Suite struct RectangleCornerRadiiTests {
  @Test func neighboursThatOverlapScaleAllFour() {
    let radii = RectangleCornerRadii(
      topLeading: 60, bottomLeading: 60, bottomTrailing: 30, topTrailing: 0)
    let fitted = radii.fitting(CGSize(width: 200, height: 60))
    #expect(
      fitted
        == RectangleCornerRadii(
          topLeading: 30, bottomLeading: 30, bottomTrailing: 15, topTrailing: 0))
    #expect(radii.fitting(CGSize(width: 200, height: 200)) == radii)
  }

  @Test func oneCornerMayTakeAWholeSide() {
    let radii = RectangleCornerRadii(topLeading: 100)
    #expect(radii.fitting(CGSize(width: 100, height: 100)) == radii)
  }

  @Test func badRadii() {
    let radii = RectangleCornerRadii(
      topLeading: .nan, bottomLeading: -4, bottomTrailing: .infinity, topTrailing: 3)
    let fitted = radii.fitting(CGSize(width: 50, height: 40))
    #expect(fitted.topLeading == 0)
    #expect(fitted.bottomLeading == 0)
    #expect(abs(fitted.bottomTrailing - 40) < 1e-5)
    #expect(RectangleCornerRadii(all: 9).fitting(.zero) == RectangleCornerRadii(all: 0))
  }

  @Test func concentric() {
    let container = CGRect(x: 100, y: 100, width: 300, height: 200)
    let rect = CGRect(x: 110, y: 104, width: 270, height: 100)
    let radii = RectangleCornerRadii.concentric(
      rect, in: container, radii: RectangleCornerRadii(all: 50))
    // Distances: left 10, right 20, top 4, bottom 96.
    #expect(
      radii
        == RectangleCornerRadii(
          topLeading: 40, bottomLeading: 0, bottomTrailing: 0, topTrailing: 30))
    #expect(
      RectangleCornerRadii.concentric(
        container, in: container, radii: RectangleCornerRadii(all: 500))
        == RectangleCornerRadii(all: 100))
  }
}
