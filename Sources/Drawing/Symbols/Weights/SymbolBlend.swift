import DisplayList
import Foundation

/// How much of the sources Ultralight, Regular and Black a variant is made of.
///
/// Measured on exported templates: each of the 27 variants is a fixed blend of the three small
/// sources, scaled about the cap-height centre by the sum of its row.
struct SymbolBlend: Hashable, Sendable {
  var ultralight: CGFloat
  var regular: CGFloat
  var black: CGFloat

  private init(_ ultralight: CGFloat, _ regular: CGFloat, _ black: CGFloat) {
    self.ultralight = ultralight
    self.regular = regular
    self.black = black
  }

  init(weight: FontSpec.Weight, scale: SymbolSpec.Scale) {
    let rows = Self.rows(weight)
    switch scale {
    case .small: self = rows.small
    case .medium: self = rows.medium
    case .large: self = rows.large
    }
  }

  /// The factor by which the small sources grow.
  var scale: CGFloat { ultralight + regular + black }

  /// The stroke widths of the three sources, in units (measured on small sources).
  private static let strokeWidths = (ultralight: 2.2, regular: 7.0, black: 12.3)
  /// The black source's width for thin strokes, which leave their counters open.
  private static let thinBlackWidth = 9.2
  /// The widths of dots, which are seen in every weight and fill up in none.
  private static let dotWidths = (ultralight: 4.3, regular: 7.0, black: 10.0)

  /// What a part is stroked with.
  enum Pen: Hashable, Sendable { case line, thin, dot }

  /// The stroke width in units, scale included.
  func strokeWidth(_ pen: Pen = .line) -> CGFloat {
    let widths = pen == .dot ? Self.dotWidths : Self.strokeWidths
    return ultralight * widths.ultralight + regular * widths.regular
      + black * (pen == .thin ? Self.thinBlackWidth : widths.black)
  }

  private typealias Rows = (small: SymbolBlend, medium: SymbolBlend, large: SymbolBlend)

  private static func rows(_ weight: FontSpec.Weight) -> Rows {
    switch weight {
    case .ultraLight:
      (.init(1, 0, 0), .init(1.3631, -0.0871, 0), .init(1.8701, -0.2231, 0))
    case .thin:
      (.init(0.7742, 0.2258, 0), .init(1.1080, 0.1680, 0), .init(1.5863, 0.0603, 0))
    case .light:
      (.init(0.3333, 0.6667, 0), .init(0.6090, 0.6670, 0), .init(1.0292, 0.6178, 0))
    case .regular:
      (.init(0, 1, 0), .init(0.2321, 1.0439, 0), .init(0.6086, 1.0384, 0))
    case .medium:
      (.init(0, 0.82, 0.18), .init(0.1891, 0.8765, 0.2104), .init(0.4946, 0.9372, 0.2152))
    case .semibold:
      (.init(0, 0.682, 0.318), .init(0.1571, 0.7469, 0.3720), .init(0.4077, 0.8587, 0.3806))
    case .bold:
      (.init(0, 0.5, 0.5), .init(0.1130, 0.5784, 0.5846), .init(0.2915, 0.7574, 0.5981))
    case .heavy:
      (.init(0, 0.236, 0.764), .init(0.0512, 0.3312, 0.8937), .init(0.1246, 0.6083, 0.9142))
    case .black:
      (.init(0, 0, 1), .init(-0.0058, 0.1124, 1.1694), .init(0.0258, 0.4252, 1.1960))
    }
  }
}
