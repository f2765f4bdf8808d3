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
  var isBadge = false

  /// The bounds of the ink with strokes of `width` × `widthFactor`.
  func ink(width: CGFloat) -> CGRect {
    let reach = widthFactor > 0 ? width * widthFactor / 2 + outset : outset
    return path.boundingRect.insetBy(dx: -reach, dy: -reach)
  }
}
