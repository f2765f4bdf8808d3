import DisplayList
import Foundation
import Geometry

/// One step of drawing a composed symbol, before weight, scale and size are known.
struct SymbolPart: Hashable, Sendable {
  /// In small-scale units around the cap-height centre.
  var path: Path
  /// Whether closed subpaths are filled as well as stroked.
  var isSolid: Bool
  /// The stroke width over the blended one; 0 for no stroke.
  var widthFactor: CGFloat
  /// Grows less with weight.
  var isThin: Bool
  /// Added on each side of the stroke, in small-scale units.
  var outset: CGFloat = 0
  /// Takes away what was drawn before instead of drawing.
  var isErasing = false
  /// The hierarchical level, 0 is primary.
  var level = 0
  /// What a multicolor symbol is painted in here; `nil` for the foreground.
  var color: SymbolColor?
  /// Which of the layers that stand for an amount this belongs to.
  var step: Int?
  /// Less than 1 while it comes or goes.
  var opacity = 1.0
  var piece = Piece.body

  /// What the part is in its symbol's name.
  enum Piece: Hashable, Sendable { case enclosure, body, slash, badge }

  /// A dot is a line without length.
  var pen: SymbolBlend.Pen {
    if path.elements.count <= 2, path.boundingRect.width == 0, path.boundingRect.height == 0 {
      return .dot
    }
    return isThin ? .thin : .line
  }

  var isBadge: Bool { piece == .badge }

  /// The bounds of the ink with strokes of `width` × `widthFactor`.
  func ink(width: CGFloat) -> CGRect {
    let reach = widthFactor > 0 ? width * widthFactor / 2 + outset : outset
    return path.boundingRect.insetBy(dx: -reach, dy: -reach)
  }
}
