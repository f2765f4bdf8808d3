import Foundation
import Geometry

/// `safeAreaInset(edge:alignment:spacing:content:)` and `safeAreaPadding`: child 0 is the view,
/// child 1 the bar.
///
/// The bar takes its length from the proposal; the view gets the rest, and a safe area that ends
/// at the bar, so that what ignores safe areas reaches under it.
package struct SafeAreaInsetLayout: LayoutBehavior, Equatable {
  let edge: Edge
  /// Across the edge: where the bar stands when it is shorter than the view.
  let alignment: AlignmentKey
  let spacing: CGFloat

  /// - Parameter spacing: between view and bar, in points; `nil` for the default distance.
  package init(edge: Edge, alignment: Alignment = .center, spacing: CGFloat? = nil) {
    self.edge = edge
    let axis: Axis = edge == .top || edge == .bottom ? .vertical : .horizontal
    self.alignment = alignment.key(axis.other)
    self.spacing = (spacing ?? ViewSpacing.standard).finite(or: 0)
  }

  private var axis: Axis { alignment.axis.other }
  private var isAtStart: Bool { edge == .top || edge == .leading }

  /// What the two children are proposed and how much of the view's side the bar takes.
  private func split(
    _ proposal: ProposedViewSize, node: LayoutNode
  ) -> (bar: ProposedViewSize, content: ProposedViewSize, inset: CGFloat) {
    guard node.children.count > 1 else { return (proposal, proposal, 0) }
    var bar = proposal
    bar[axis] = nil
    let inset = max(node.children[1].sizeThatFits(bar)[axis] + spacing, 0)
    var content = proposal
    content[axis] = proposal[axis].map { max($0 - inset, 0) }
    return (bar, content, inset)
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, node: LayoutNode) -> CGSize {
    guard let content = node.children.first else { return .zero }
    let parts = split(proposal, node: node)
    var size = content.sizeThatFits(parts.content)
    size[axis] += parts.inset
    return size
  }

  package func placeChildren(
    in size: CGSize, proposal: ProposedViewSize, node: LayoutNode, context: PlacementContext
  ) {
    guard let content = node.children.first else { return }
    let parts = split(proposal, node: node)
    var inner = context
    inner.safeArea = narrowed(context.safeArea, by: parts.inset, around: node.frame)
    node.placeChild(
      content, at: CGPoint(along: axis, isAtStart ? parts.inset : 0, 0),
      proposal: parts.content, context: inner)
    for bar in node.children.dropFirst() {
      let length = bar.sizeThatFits(parts.bar)[axis]
      let cross = alignment.defaultValue(in: size) - bar.guide(alignment, proposal: parts.bar)
      let origin = CGPoint(along: axis, isAtStart ? 0 : size[axis] - length, cross)
      node.placeChild(bar, at: origin, proposal: parts.bar, context: context)
    }
  }

  private func narrowed(_ area: CGRect, by inset: CGFloat, around frame: CGRect) -> CGRect {
    var (minX, maxX, minY, maxY) = (area.minX, area.maxX, area.minY, area.maxY)
    switch edge {
    case .top: minY = max(minY, frame.minY + inset)
    case .bottom: maxY = min(maxY, frame.maxY - inset)
    case .leading: minX = max(minX, frame.minX + inset)
    case .trailing: maxX = min(maxX, frame.maxX - inset)
    }
    return CGRect(x: minX, y: minY, width: max(maxX - minX, 0), height: max(maxY - minY, 0))
  }

  package func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, node: LayoutNode
  ) -> CGFloat? {
    let parts = split(proposal, node: node)
    let origin = CGPoint(along: axis, isAtStart ? parts.inset : 0, 0)
    return node.children.first?.explicitGuide(key, proposal: parts.content).map {
      $0 + origin[key.axis]
    }
  }

  package func priority(of node: LayoutNode) -> Double { node.children.first?.priority ?? 0 }

  package func value(for key: ObjectIdentifier, of node: LayoutNode) -> Any? {
    node.children.first?.value(for: key)
  }

  package var traits: LayoutTraits { .dependsOnPosition }
}
