import Foundation
import Geometry
import Testing

@testable import Drawing

@Suite struct SkeletonReaderTests {
  private func read(_ body: String) throws(SymbolError) -> Skeleton {
    try SkeletonReader.read("<svg>\n\(body)\n</svg>", file: "a.svg")
  }

  @Test(arguments: [
    ("<circle class='stroke' cx='1' cy='2' r='3'/>", CGRect(x: -2, y: -1, width: 6, height: 6)),
    ("<ellipse class='stroke' rx='3' ry='2'/>", CGRect(x: -3, y: -2, width: 6, height: 4)),
    (
      "<rect class='stroke' x='1' y='2' width='30' height='20' rx='4'/>",
      CGRect(x: 1, y: 2, width: 30, height: 20)
    ),
    ("<rect class='stroke' width='3' height='2'/>", CGRect(x: 0, y: 0, width: 3, height: 2)),
    ("<line class='stroke' x1='1' x2='4' y2='-2'/>", CGRect(x: 1, y: -2, width: 3, height: 2)),
    ("<polyline class='stroke' points='0,0 4,1 2,6'/>", CGRect(x: 0, y: 0, width: 4, height: 6)),
    ("<polygon class='fill' points='0 0 4 1 2 6'/>", CGRect(x: 0, y: 0, width: 4, height: 6)),
    (
      "<g transform='translate(10 0) scale(2)'><circle class='stroke' r='3'/></g>",
      CGRect(x: 4, y: -6, width: 12, height: 12)
    ),
    (
      "<path class='stroke' transform='rotate(90)' d='M0 0H5V2'/>",
      CGRect(x: -2, y: 0, width: 2, height: 5)
    ),
  ])
  func shapes(markup: String, bounds: CGRect) throws {
    let box = try #require(read(markup).shapes.first).path.boundingRect
    #expect(abs(box.minX - bounds.minX) < 1e-6 && abs(box.maxX - bounds.maxX) < 1e-6)
    #expect(abs(box.minY - bounds.minY) < 1e-6 && abs(box.maxY - bounds.maxY) < 1e-6)
  }

  @Test func classesSayWhatThePenDoes() throws {
    let skeleton = try read(
      """
      <title>Any &amp; all</title><!-- a note -->
      <g stroke-width="14"><path class="stroke thin knockout mystery" d="M0 0H1"/></g>
      <circle class="fill filled secondary" r="4"/>
      <circle class="erase outlined" r="2"/>
      <g id="badge"><rect class="stroke hollow gap" width="2" height="2"/></g>
      <circle class="slot" id="content" cx="1" cy="2" r="9"/>
      """)
    let shapes = skeleton.shapes
    #expect(shapes.map(\.role) == [.stroke, .fill, .erase, .stroke])
    #expect(shapes.map(\.presence) == [.always, .filled, .outlined, .always])
    #expect(shapes.map(\.widthFactor) == [2, 1, 1, 1])
    #expect(shapes.map(\.isThin) == [true, false, false, false])
    #expect(shapes.map(\.isKnockout) == [true, false, false, false])
    #expect(shapes.map(\.level) == [0, 1, 0, 0])
    #expect(shapes.map(\.isBadge) == [false, false, false, true])
    #expect(shapes.map(\.isHollow) == [false, false, false, true])
    #expect(shapes.map(\.hasGap) == [false, false, false, true])
    let slot = try #require(skeleton.contentSlot)
    #expect(abs(slot.center.x - 1) < 1e-9 && abs(slot.radius - 9) < 1e-9)
  }

  @Test(arguments: [
    ("<circle class='stroke' r='3'>", "a.svg:3: </svg> closes <circle> of line 2"),
    ("<circle class='stroke' r='3'", "a.svg:3: a name is missing"),
    ("<circle class='stroke' r=3/>", "a.svg:2: the value of r must stand in quotes"),
    ("<circle class='stroke' r='3' r='4'/>", "a.svg:2: r is given twice"),
    ("<circle class='&huh;' r='3'/>", "a.svg:2: unknown entity in \"&huh;\""),
    ("<!-- <circle/>", "a.svg:3: a comment is not closed"),
    ("<text class='fill'>A</text>", "a.svg:2: <text> is not used in skeletons"),
    ("<circle r='3'/>", "a.svg:2: class=\"\": say what the pen does"),
    ("<circle class='stroke'/>", "a.svg:2: r=\"\": a size above 0 is needed"),
    ("<circle class='stroke' r='3mm'/>", "a.svg:2: r=\"3mm\": a number is needed"),
    ("<circle class='stroke' r='-3'/>", "a.svg:2: r=\"-3\": a size cannot be negative"),
    ("<path class='stroke'/>", "a.svg:2: d=\"\": a path needs its data"),
    ("<path class='stroke' d='M0 0L3'/>", "a.svg:2: d=\"M0 0L3\": a number is missing"),
    ("<path class='stroke' d='L3 3'/>", "path data must start with M"),
    ("<path class='stroke' d='M3 3X'/>", "\"X\" is not a path command"),
    ("<path class='stroke' d='M3 3Z4'/>", "a command letter is missing before \"4\""),
    ("<path class='stroke' d='M0 0A1 1 0 2 0 3 3'/>", "the flags of an arc must be 0 or 1"),
    ("<polyline class='stroke' points='1 2 3'/>", "a y coordinate is missing"),
    ("<circle class='stroke' r='3' transform='spin(4)'/>", "use matrix, translate, scale"),
    ("<circle class='stroke' r='3' stroke-width='wide'/>", "a number of 0 or more is needed"),
    ("<g/>", "a.svg: draws nothing"),
  ])
  func mistakesNameTheirPlace(markup: String, message: String) {
    let error = #expect(throws: SymbolError.self) { try read(markup) }
    #expect(error.map { "\($0)".contains(message) } == true, "\(error.map { "\($0)" } ?? "none")")
  }

  @Test(arguments: ["", "no markup", "<svg>", "<svg/><svg/>", "<html/>", "<svg a='1'b='2'/>"])
  func whatIsNoSVGIsRefused(text: String) {
    #expect(throws: SymbolError.self) { try SkeletonReader.read(text, file: "a.svg") }
  }

  @Test func deepNestingIsRefused() {
    let text = String(repeating: "<g>", count: 5000)
    #expect(throws: SymbolError.self) { try read(text) }
  }
}
