import Foundation
import Geometry

/// The behavior of a view without children.
package struct LeafLayout: LayoutBehavior {
  let content: any LeafMeasuring

  package init(_ content: some LeafMeasuring) { self.content = content }

  /// A leaf that takes what it is proposed, 10 points where it may choose: shapes and colours.
  package static var flexible: LeafLayout { LeafLayout(FlexibleLeaf()) }

  /// A leaf of one size whatever is proposed.
  package static func fixed(_ size: CGSize) -> LeafLayout { LeafLayout(FixedLeaf(size: size)) }

  /// A leaf that a function measures.
  package init(
    spacing: ViewSpacing = ViewSpacing(),
    baselines: @escaping (ProposedViewSize) -> TextBaselines? = { _ in nil },
    size: @escaping (ProposedViewSize) -> CGSize
  ) {
    self.init(ClosureLeaf(spacing: spacing, baselinesFor: baselines, sizeFor: size))
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, node: LayoutNode) -> CGSize {
    content.sizeThatFits(proposal)
  }

  package func placeChildren(
    in size: CGSize, proposal: ProposedViewSize, node: LayoutNode, context: PlacementContext
  ) {}

  package func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, node: LayoutNode
  ) -> CGFloat? {
    switch key.builtIn {
    case .firstTextBaseline: content.baselines(proposal)?.first
    case .lastTextBaseline: content.baselines(proposal)?.last
    default: nil
    }
  }

  package func spacing(of node: LayoutNode) -> ViewSpacing { content.spacing }

  package func isSame(as other: any LayoutBehavior) -> Bool {
    guard let other = other as? LeafLayout else { return false }
    if let fixed = content as? FixedLeaf { return other.content as? FixedLeaf == fixed }
    return content is FlexibleLeaf && other.content is FlexibleLeaf
  }

  package var traits: LayoutTraits {
    content is FlexibleLeaf || content is FixedLeaf ? [] : .baselines
  }
}

private struct FlexibleLeaf: LeafMeasuring {
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

private struct FixedLeaf: LeafMeasuring, Equatable {
  let size: CGSize
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size }
}

private struct ClosureLeaf: LeafMeasuring {
  let spacing: ViewSpacing
  let baselinesFor: (ProposedViewSize) -> TextBaselines?
  let sizeFor: (ProposedViewSize) -> CGSize

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { sizeFor(proposal) }
  func baselines(_ proposal: ProposedViewSize) -> TextBaselines? { baselinesFor(proposal) }
}
