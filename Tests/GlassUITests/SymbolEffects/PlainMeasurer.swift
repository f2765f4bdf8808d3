import DisplayList
import Foundation

/// Every symbol is one em square, its body in the middle; text has no size.
final class PlainMeasurer: Measuring {
  func metrics(of text: TextSpec, width: CGFloat?, height: CGFloat?) -> TextMetrics {
    TextMetrics(size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0)
  }

  func metrics(of font: FontSpec) -> FontMetrics {
    FontMetrics(ascender: 0.9, descender: 0.2, capHeight: 0.7, xHeight: 0.5)
  }

  func metrics(of symbol: SymbolSpec) -> SymbolMetrics {
    let size = symbol.pointSize
    let frame = CGRect(x: 0, y: 0, width: size, height: size)
    return SymbolMetrics(
      size: frame.size, baseline: size, capHeight: 0.7 * size, ink: frame, body: frame,
      isResolved: true)
  }

  func size(ofImage name: String) -> CGSize? { nil }
}
