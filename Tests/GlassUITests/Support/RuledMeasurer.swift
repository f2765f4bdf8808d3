import DisplayList
import Foundation

/// Sizes by rule, so that a test can say every number: half an em for each character, a line of
/// 1.2 em with its baseline at 0.9, symbols of 1 × 1 em.
final class RuledMeasurer: Measuring {
  var pictures: [String: CGSize] = [:]
  /// Symbols of another size, in ems.
  var symbols: [String: CGSize] = [:]
  /// Symbols that share parts with each other.
  var relatives: Set<String> = []
  /// Symbols with layers that stand for an amount.
  var variableLayers: [String: Int] = [:]
  /// Names that no symbol has.
  var missing: Set<String> = []
  /// The names of a user's own symbols.
  var ownSymbols: Set<String> = []

  static let line: CGFloat = 1.2
  static let ascent: CGFloat = 0.9
  static let capHeight: CGFloat = 0.7

  func metrics(of text: TextSpec, width: CGFloat?, height: CGFloat?) -> TextMetrics {
    var natural: CGFloat = 0
    var tallest: CGFloat = 0
    var inline: [TextMetrics.InlineSymbol] = []
    for span in text.spans {
      let em = span.font.size
      switch span.content {
      case .string(let string):
        natural += CGFloat(string.count) * em / 2
        tallest = max(tallest, em)
      case .symbol(let symbol):
        let own = metrics(of: symbol)
        inline.append(
          TextMetrics.InlineSymbol(
            spec: symbol, frame: CGRect(origin: CGPoint(x: natural, y: 0), size: own.size),
            metrics: own))
        natural += own.size.width
        tallest = max(tallest, own.size.height / Self.line)
      }
    }
    let available = width ?? .infinity
    let wanted = natural == 0 ? 1 : Int((natural / max(available, 1)).rounded(.up))
    let lines = max(1, min(wanted, text.lineLimit ?? .max))
    let lineHeight = tallest * Self.line
    let baseline = tallest * Self.ascent
    return TextMetrics(
      size: CGSize(width: min(natural, available), height: lineHeight * CGFloat(lines)),
      firstBaseline: baseline, lastBaseline: baseline + lineHeight * CGFloat(lines - 1),
      lineCount: lines, symbols: inline)
  }

  func metrics(of font: FontSpec) -> FontMetrics {
    FontMetrics(
      ascender: font.size * Self.ascent, descender: font.size * (Self.line - Self.ascent),
      capHeight: font.size * Self.capHeight, xHeight: font.size / 2)
  }

  func metrics(of symbol: SymbolSpec) -> SymbolMetrics {
    let factor: CGFloat =
      switch symbol.scale {
      case .small: 0.8
      case .medium: 1
      case .large: 1.25
      }
    let em = symbol.pointSize * factor
    let ems = symbols[symbol.name] ?? CGSize(width: 1, height: 1)
    let size = CGSize(width: ems.width * em, height: ems.height * em)
    let cap = symbol.pointSize * Self.capHeight
    let ink = CGRect(origin: .zero, size: size)
    return SymbolMetrics(
      size: size, baseline: size.height / 2 + cap / 2, capHeight: cap, ink: ink, body: ink,
      isResolved: true, variableLayers: variableLayers[symbol.name] ?? 0)
  }

  func haveCommonParts(_ a: SymbolSpec, _ b: SymbolSpec) -> Bool {
    relatives.contains(a.name) && relatives.contains(b.name)
  }

  func hasSymbol(_ name: String) -> Bool { !missing.contains(name) }
  func hasOwnSymbol(_ name: String) -> Bool { ownSymbols.contains(name) }

  func size(ofImage name: String) -> CGSize? { pictures[name] }
}
