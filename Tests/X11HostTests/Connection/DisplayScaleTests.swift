import Foundation
import Testing

@testable import X11Host

struct DisplayScaleTests {
  @Test func theFirstThatIsSetCounts() {
    let environment = ["GLASSPREVIEW_SCALE": "1.5"]
    let resources = "Xft.antialias:\t1\nXft.dpi:\t192\n"
    func scale(_ option: CGFloat?, _ environment: [String: String], _ resources: String?) -> CGFloat
    {
      DisplayScale.choose(option: option, environment: environment, resources: resources)
    }
    #expect(scale(3, environment, resources) == 3)
    #expect(scale(nil, environment, resources) == 1.5)
    #expect(scale(nil, [:], resources) == 2)
    #expect(scale(nil, [:], nil) == 1)
  }

  @Test(arguments: ["", "nan", "-1", "0", "1,5", "inf", "two"])
  func senselessScalesAreNotSet(text: String) {
    #expect(
      DisplayScale.choose(
        option: nil, environment: ["GLASSPREVIEW_SCALE": text], resources: nil) == 1)
  }

  @Test(arguments: [(96, 1), (98, 1), (120, 1.25), (144, 1.5), (192, 2), (4, 0.25), (9600, 8)])
  func resolutionsCountInQuarters(dpi: Int, scale: CGFloat) {
    #expect(
      DisplayScale.choose(option: nil, environment: [:], resources: "Xft.dpi: \(dpi)") == scale)
  }

  @Test(arguments: ["", "Xft.dpi", "Xft.dpi: many", "Xft.dpi: -96", "Other.dpi: 200"])
  func otherResourcesSayNothing(resources: String) {
    #expect(DisplayScale.dotsPerInch(in: resources) == nil)
  }
}
