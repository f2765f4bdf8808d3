import DisplayList
import Foundation
import Testing

@testable import Drawing

/// Composed symbols on pixels: what one part takes away from another is gone.
@MainActor @Suite struct SymbolPaintingTests {
  private static let white = UInt32(0xFFFF_FFFF)

  /// A symbol in black on white, 100 points, its frame at the origin.
  private func painted(_ name: String) -> Bitmap {
    let spec = SymbolSpec(name: name, pointSize: 100)
    let size = SymbolTests.library.metrics(of: spec).size
    let bitmap = Bitmap(
      width: Int(size.width.rounded(.up)) + 60, height: Int(size.height.rounded(.up)))
    let symbols = SymbolTests.library
    let painter = Painter(
      text: TextEngine(fonts: Studio.fonts, symbols: symbols), symbols: symbols,
      images: ImageLibrary(searchFolders: []) { _ in }, glass: nil)
    let frame = CGRect(origin: .zero, size: size)
    _ = painter.paint(
      DisplayList([.symbol(spec, frame: frame, paints: [.color(.black)])]), background: .white,
      into: bitmap, scale: 1, damage: [bitmap.bounds])
    return bitmap
  }

  private func center(_ name: String) -> (x: Int, y: Int) {
    let body = SymbolTests.library.metrics(of: SymbolSpec(name: name, pointSize: 100)).body
    return (Int(body.midX), Int(body.midY))
  }

  @Test func aFilledEnclosureShowsWhatLiesBehindThroughItsContent() {
    let bitmap = painted("plus.circle.fill")
    let (x, y) = center("plus.circle.fill")
    #expect(bitmap.row(y)[x] == Self.white)
    #expect(bitmap.row(y + 20)[x + 20] == 0xFF00_0000)
  }

  @Test func aBadgeHasAGapAroundIt() {
    let bitmap = painted("square.fill.badge.plus")
    let spec = SymbolSpec(name: "square.fill.badge.plus", pointSize: 100)
    let metrics = SymbolTests.library.metrics(of: spec)
    // Along the row through the badge's centre: body, gap, disc, sign, disc.
    let row = Int(metrics.ink.maxY - 25)
    var runs: [Bool] = []
    for x in Int(metrics.body.minX + 4)..<Int(metrics.ink.maxX - 2) {
      let isInk = bitmap.row(row)[x] & 0xFF < 128
      if runs.last != isInk { runs.append(isInk) }
    }
    #expect(runs == [true, false, true, false, true])
  }
}
