import DisplayList
import Foundation

/// How a font of Apple's platforms is set in a face that Debian has.
struct Typeface: Hashable, Sendable {
  /// Families in order of preference, comma separated as Pango reads them.
  var families: String
  /// The size the face is drawn at, as a fraction of the font's point size.
  var sizeFactor: CGFloat
  /// Space after each character, in em of the font's point size.
  var tracking: CGFloat
  /// Whether the line box is that of SF; otherwise it is the face's own.
  var hasSystemLineBox: Bool
  /// Whether the ends of strokes are drawn round, which the face's own are not.
  var isRounded = false

  /// Inter at 0.969 of the size has SF's cap and x-height (C).
  static let textFactor: CGFloat = 0.969
  /// Inter Display at 0.980 (C).
  static let displayFactor: CGFloat = 0.980
  /// The size from which SF changes to its display cut, in points (A).
  static let displaySize: CGFloat = 20
  /// The radius of a rounded face's corners, and the widest stroke whose ends become half circles,
  /// in em of the drawn size (T).
  static let cornerRadius: CGFloat = 0.04
  static let capWidth: CGFloat = 0.24
  /// DejaVu Serif with a cap height of 0.7046 em, its own being 0.729 (C).
  static let serifFactor: CGFloat = 0.966
  /// SF's line box in em, above and below the baseline (A).
  static let ascender: CGFloat = 0.952
  static let descender: CGFloat = 0.241
  /// SF's cap height in em (A).
  static let capHeight: CGFloat = 0.70459

  /// The tracking of SF's text sizes: points, em (T); linear between, constant outside.
  static let trackings: [(size: CGFloat, em: CGFloat)] = [
    (11, 0), (13, -0.003), (17, -0.012), (displaySize, -0.02),
  ]

  static func tracking(at size: CGFloat) -> CGFloat {
    guard let first = trackings.first, size > first.size else { return trackings.first?.em ?? 0 }
    for (a, b) in zip(trackings, trackings.dropFirst()) where size <= b.size {
      return a.em + (b.em - a.em) * (size - a.size) / (b.size - a.size)
    }
    return trackings.last?.em ?? 0
  }
}
