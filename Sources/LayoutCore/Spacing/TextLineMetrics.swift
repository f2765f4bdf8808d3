import Foundation

/// The vertical metrics of a line of text on which its distance to neighbours depends, in points.
package struct TextLineMetrics: Hashable, Sendable {
  package var ascent: CGFloat
  /// Positive below the baseline.
  package var descent: CGFloat
  package var leading: CGFloat
  package var capHeight: CGFloat

  package init(ascent: CGFloat, descent: CGFloat, leading: CGFloat = 0, capHeight: CGFloat) {
    self.ascent = ascent.finite(or: 0)
    self.descent = descent.finite(or: 0)
    self.leading = leading.finite(or: 0)
    self.capHeight = capHeight.finite(or: 0)
  }

  package var lineHeight: CGFloat { ascent + descent + leading }

  /// The share of the line height that stands between text and what is not text (LAYOUT.md §2, O).
  private static let lineGap: CGFloat = 0.1

  /// From the text's bottom edge to a view below it that is no text (O).
  var distanceToEdgeBelow: CGFloat {
    max(
      (1 + Self.lineGap) * lineHeight - capHeight, Self.lineGap * lineHeight + descent)
  }

  /// From a view above the text that is no text to the text's top edge (O).
  var distanceToEdgeAbove: CGFloat { (1 + Self.lineGap) * lineHeight - ascent }

  /// From the text's bottom edge to the top edge of a text below it: the lower one's leading (F, O).
  func distance(toTextBelow lower: TextLineMetrics) -> CGFloat { lower.leading }
}
