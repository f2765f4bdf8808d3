import Foundation
import Geometry
import Testing

@testable import Drawing

@Suite struct PathDataParserTests {
  private func points(_ data: String) throws -> [CGPoint] {
    try PathDataParser.parse(data).elements.compactMap { element in
      switch element {
      case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _): to
      case .closeSubpath: nil
      }
    }
  }

  @Test(arguments: [
    ("M1 2L3 4", [1, 2, 3, 4]), ("m1,2l3,4", [1, 2, 4, 6]), ("M1 2 3 4 5 6", [1, 2, 3, 4, 5, 6]),
    ("m1 2 3 4", [1, 2, 4, 6]), ("M1-2-3-4", [1, -2, -3, -4]),
    ("M.5.5L1.5.5", [0.5, 0.5, 1.5, 0.5]),
    ("M1 2H5V7h-1v-2", [1, 2, 5, 2, 5, 7, 4, 7, 4, 5]), ("M1e1 2E-1", [10, 0.2]),
    ("M0 0h4v4zl1 1", [0, 0, 4, 0, 4, 4, 1, 1]),
    ("M0 0C1 1 2 1 3 0S5-1 6 0", [0, 0, 3, 0, 6, 0]), ("M0 0q1 1 2 0t2 0", [0, 0, 2, 0, 4, 0]),
  ])
  func endPoints(data: String, expected: [CGFloat]) throws {
    #expect(try points(data).flatMap { [$0.x, $0.y] } == expected)
  }

  @Test func smoothCurvesMirrorTheLastControl() throws {
    let path = try PathDataParser.parse("M0 0C1 1 2 1 3 0S5-1 6 0T8 0")
    #expect(
      path.elements[2]
        == .curve(
          to: CGPoint(x: 6, y: 0), control1: CGPoint(x: 4, y: -1), control2: CGPoint(x: 5, y: -1)))
    // A smooth quadratic after a cubic has nothing to mirror.
    #expect(
      path.elements[3] == .quadCurve(to: CGPoint(x: 8, y: 0), control: CGPoint(x: 6, y: 0)))
  }

  @Test(arguments: [
    ("M1 0A1 1 0 0 1-1 0", CGRect(x: -1, y: 0, width: 2, height: 1)),
    ("M1 0A1 1 0 0 0-1 0", CGRect(x: -1, y: -1, width: 2, height: 1)),
    ("M1 0A1 1 0 1 1 0-1", CGRect(x: -1, y: -1, width: 2, height: 2)),
    ("M1 0a1 1 0 10-1 1", CGRect(x: -1, y: -1, width: 2, height: 2)),
    ("M2 0A2 1 0 0 1-2 0", CGRect(x: -2, y: 0, width: 4, height: 1)),
    ("M0 2A2 1 90 0 1 0-2", CGRect(x: -1, y: -2, width: 1, height: 4)),
    ("M5 0A1 1 0 0 1-5 0", CGRect(x: -5, y: 0, width: 10, height: 5)),
    ("M1 0A0 1 0 0 1-1 0", CGRect(x: -1, y: 0, width: 2, height: 0)),
  ])
  func arcs(data: String, bounds: CGRect) throws {
    let box = try PathDataParser.parse(data).boundingRect
    #expect(abs(box.minX - bounds.minX) < 2e-3 && abs(box.maxX - bounds.maxX) < 2e-3)
    #expect(abs(box.minY - bounds.minY) < 2e-3 && abs(box.maxY - bounds.maxY) < 2e-3)
  }
}
