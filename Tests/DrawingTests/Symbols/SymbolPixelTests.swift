import DisplayList
import Foundation
import Geometry
import Testing

@testable import Drawing

/// Stroke widths measured on painted pixels, in all 27 variants.
@MainActor @Suite struct SymbolPixelTests {
  private nonisolated static let scale: CGFloat = 4

  /// Where to cut a symbol so that the first ink met is a stroke: across or down, at a share of the
  /// body's height or width; and the stroke's width over the table's.
  private nonisolated static let cuts:
    [(name: String, isDown: Bool, share: CGFloat, factor: CGFloat)] = [
      ("circle", false, 0.5, 1), ("square", false, 0.5, 1), ("envelope", false, 0.6, 1),
      ("plus", false, 0.12, 1.09), ("hourglass", true, 0.5, 1),
    ]

  @Test(arguments: cuts.indices)
  func strokesAreAsWideAsTheBlend(index: Int) throws {
    let cut = Self.cuts[index]
    let symbols = SymbolTests.library
    let painter = Painter(
      text: TextEngine(fonts: Studio.fonts, symbols: symbols), symbols: symbols,
      images: ImageLibrary(searchFolders: []) { _ in }, glass: nil)
    for spec in SymbolTests.variants(of: cut.name) {
      let metrics = symbols.metrics(of: spec)
      let bitmap = Bitmap(
        width: Int(metrics.size.width * Self.scale) + 1,
        height: Int(metrics.size.height * Self.scale) + 1)
      let frame = CGRect(origin: .zero, size: metrics.size)
      _ = painter.paint(
        DisplayList([.symbol(spec, frame: frame, paints: [.color(.black)])]), background: .white,
        into: bitmap, scale: Self.scale, damage: [bitmap.bounds])
      let body = metrics.body
      let position =
        cut.isDown ? body.minX + cut.share * body.width : body.minY + cut.share * body.height
      let line = Int(position * Self.scale)
      let ink = (0..<(cut.isDown ? bitmap.height : bitmap.width)).map { step -> CGFloat in
        let pixel = cut.isDown ? bitmap.row(step)[line] : bitmap.row(line)[step]
        return 1 - CGFloat(pixel & 0xFF) / 255
      }
      let first = ink.drop { $0 == 0 }.prefix { $0 > 0 }.reduce(0, +) / Self.scale
      let expected =
        SymbolBlend(weight: spec.weight, scale: spec.scale).strokeWidth() * cut.factor
      #expect(
        abs(first - expected) <= 0.08 * expected,
        "\(cut.name) \(spec.weight) \(spec.scale): \(first) for \(expected)")
    }
  }
}
