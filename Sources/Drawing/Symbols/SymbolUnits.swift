import DisplayList
import Foundation

/// The template units of symbols: 100 units are one em, y points down.
///
/// Skeleton files put the origin on the cap-height centre; the baseline lies below it.
enum SymbolUnits {
  /// Units per em (measured on exported templates).
  static let em: CGFloat = 100
  /// The cap height, in units (measured on exported templates).
  static let capHeight: CGFloat = 70.459
  /// From the cap-height centre, the origin of a skeleton, down to the baseline.
  static let baseline: CGFloat = capHeight / 2
  /// The side bearing at the small scale; blends like everything else (measured).
  static let sideBearing: CGFloat = 9.77
  /// What a frame adds to the height of the ink, at every scale (measured).
  static let frameHeightPadding: CGFloat = 17.7
  /// The stroke width that skeleton files are drawn with.
  static let fileStrokeWidth: CGFloat = 7
  /// The regular medium scale, in which the measured sizes of badges are given.
  static let mediumScale: CGFloat = 1.2760
  /// A badge's width, in small-scale units (50 at the medium scale, measured).
  static let badgeDiameter: CGFloat = 50 / mediumScale
  /// The gap cut around a badge, in small-scale units (6.6 at the medium scale, measured).
  static let gap: CGFloat = 6.6 / mediumScale

  /// Beyond it, sizes are mistakes; the bound keeps coordinates finite.
  private static let largestPointSize: CGFloat = 100_000

  /// Points per unit; 0 for a size that is no number.
  static func points(of spec: SymbolSpec) -> CGFloat {
    let size = spec.pointSize.isFinite ? min(max(spec.pointSize, 0), largestPointSize) : 0
    return size / em
  }
}
