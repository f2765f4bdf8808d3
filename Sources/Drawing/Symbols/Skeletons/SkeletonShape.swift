import DisplayList
import Foundation
import Geometry

/// One shape of a skeleton: a path and how the pen follows it.
struct SkeletonShape: Hashable, Sendable {
  /// What is done with the path.
  enum Role: Hashable, Sendable {
    /// Stroked; closed subpaths are also filled in the filled variant.
    case stroke
    /// Filled and stroked in both variants.
    case fill
    /// Taken away, inside and stroke, from what was drawn before.
    case erase
  }

  /// In which variants the shape appears.
  enum Presence: Hashable, Sendable { case always, outlined, filled }

  /// In small-scale units around the cap-height centre.
  var path: Path
  var role: Role
  var presence: Presence = .always
  /// The stroke width over the blended one; 0 for no stroke.
  var widthFactor: CGFloat = 1
  /// Grows less with weight, so that small counters stay open.
  var isThin = false
  /// A closed path that stays a ring in the filled variant.
  var isHollow = false
  /// Stroked in the outlined variant, cut out of the filled one.
  var isKnockout = false
  /// A gap is cut around the shape before it is drawn.
  var hasGap = false
  /// Left out where the drawing encloses another.
  var isAlone = false
  /// The hierarchical level, 0 is primary.
  var level = 0
  /// In a multicolor symbol, outlined and filled; `nil` for the foreground.
  var color: SymbolColor?
  var filledColor: SymbolColor?
  /// Which of the layers that stand for an amount this is, 0 the first to be lit.
  var step: Int?
  /// Whether the shape belongs to a badge and does not count for the frame's width.
  var isBadge = false
}
