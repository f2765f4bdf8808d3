import Foundation

/// What a view without children must know about itself: text, images, shapes, colours.
package protocol LeafMeasuring {
  /// The size for a proposal, in points.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// The text baselines from the top edge for a proposal, in points; `nil` without text.
  func baselines(_ proposal: ProposedViewSize) -> TextBaselines?
  /// The preferred distances to neighbours.
  var spacing: ViewSpacing { get }
}

extension LeafMeasuring {
  package func baselines(_ proposal: ProposedViewSize) -> TextBaselines? { nil }
  package var spacing: ViewSpacing { ViewSpacing() }
}

/// The baselines of the first and the last line, in points from the top edge.
package struct TextBaselines: Equatable, Sendable {
  package var first: CGFloat
  package var last: CGFloat

  package init(first: CGFloat, last: CGFloat) {
    self.first = first
    self.last = last
  }
}
