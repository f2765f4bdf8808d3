import Foundation
import Geometry
import Testing

@testable import LayoutCore

struct AlignmentTests {
  @Test(arguments: [
    (Alignment.center, HorizontalAlignment.center, VerticalAlignment.center),
    (.leading, .leading, .center), (.trailing, .trailing, .center),
    (.top, .center, .top), (.bottom, .center, .bottom),
    (.topLeading, .leading, .top), (.topTrailing, .trailing, .top),
    (.bottomLeading, .leading, .bottom), (.bottomTrailing, .trailing, .bottom),
    (.centerFirstTextBaseline, .center, .firstTextBaseline),
    (.centerLastTextBaseline, .center, .lastTextBaseline),
    (.leadingFirstTextBaseline, .leading, .firstTextBaseline),
    (.leadingLastTextBaseline, .leading, .lastTextBaseline),
    (.trailingFirstTextBaseline, .trailing, .firstTextBaseline),
    (.trailingLastTextBaseline, .trailing, .lastTextBaseline),
  ])
  func `A named alignment is a pair of guides`(
    alignment: Alignment, horizontal: HorizontalAlignment, vertical: VerticalAlignment
  ) {
    #expect(alignment == Alignment(horizontal: horizontal, vertical: vertical))
  }

  @Test func `Guides of one axis are all different`() {
    let keys = BuiltInGuide.allCases.map { AlignmentKey($0) }
    #expect(Set(keys).count == keys.count)
  }
}
