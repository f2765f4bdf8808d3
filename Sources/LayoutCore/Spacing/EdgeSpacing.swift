import Foundation

/// What stands at one edge of a view, as far as its distance to a neighbour depends on it.
///
/// The three parts are independent: the edge of a stack can have text and a picture side by side.
struct EdgeSpacing: Hashable, Sendable {
  /// A view that wants the default distance.
  var hasPlain = false
  /// A distance kept whatever the neighbour is; a `Spacer` keeps 0.
  var fixed: CGFloat?
  var text: TextLineMetrics?

  static let plain = EdgeSpacing(hasPlain: true)
  static func fixed(_ distance: CGFloat) -> EdgeSpacing { EdgeSpacing(fixed: distance) }
  static func text(_ metrics: TextLineMetrics) -> EdgeSpacing { EdgeSpacing(text: metrics) }

  mutating func formUnion(_ other: EdgeSpacing) {
    hasPlain = hasPlain || other.hasPlain
    if let distance = other.fixed { fixed = max(fixed ?? distance, distance) }
    if let metrics = other.text, metrics.lineHeight > text?.lineHeight ?? -.infinity {
      text = metrics
    }
  }

  /// The distance from this trailing or bottom edge to `next`, a leading or top edge.
  ///
  /// The greatest of the distances that pairs of parts ask for; `nil` when no pair asks for one.
  func distance(to next: EdgeSpacing) -> CGFloat? {
    var result: CGFloat?
    func take(_ distance: CGFloat) { result = max(result ?? distance, distance) }
    if hasPlain && next.hasPlain { take(ViewSpacing.standard) }
    if let fixed { take(fixed) }
    if let fixed = next.fixed { take(fixed) }
    if let text {
      if let lower = next.text { take(text.distance(toTextBelow: lower)) }
      if next.hasPlain { take(text.distanceToEdgeBelow) }
    }
    if let text = next.text, hasPlain { take(text.distanceToEdgeAbove) }
    return result
  }
}
