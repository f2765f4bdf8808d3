import Foundation
import Geometry

@testable import LayoutCore

/// Trees for tests, written like views.

/// Text of one style: one line of 16 points by default, ascent 12, descent 4.
func text(_ width: CGFloat, height: CGFloat = 16) -> LayoutNode {
  LayoutNode(LeafLayout(TestText(width: width, height: height)))
}

func color() -> LayoutNode { LayoutNode(LeafLayout.flexible) }
func box(_ width: CGFloat, _ height: CGFloat) -> LayoutNode {
  LayoutNode(LeafLayout.fixed(CGSize(width: width, height: height)))
}
func spacer(_ minLength: CGFloat? = nil) -> LayoutNode {
  LayoutNode(SpacerLayout(minLength: minLength))
}
func divider() -> LayoutNode { LayoutNode(DividerLayout()) }

func hstack(spacing: CGFloat? = nil, _ children: LayoutNode...) -> LayoutNode {
  LayoutNode(StackLayout.horizontal(spacing: spacing), children: children)
}

func hstack(
  _ alignment: VerticalAlignment, spacing: CGFloat? = nil, _ children: LayoutNode...
) -> LayoutNode {
  LayoutNode(StackLayout.horizontal(alignment: alignment, spacing: spacing), children: children)
}

func vstack(spacing: CGFloat? = nil, _ children: LayoutNode...) -> LayoutNode {
  LayoutNode(StackLayout.vertical(spacing: spacing), children: children)
}

func vstack(
  _ alignment: HorizontalAlignment, spacing: CGFloat? = nil, _ children: LayoutNode...
) -> LayoutNode {
  LayoutNode(StackLayout.vertical(alignment: alignment, spacing: spacing), children: children)
}

func zstack(_ children: LayoutNode...) -> LayoutNode {
  LayoutNode(ZStackBehavior(), children: children)
}

func zstack(_ alignment: Alignment, _ children: LayoutNode...) -> LayoutNode {
  LayoutNode(ZStackBehavior(alignment: alignment), children: children)
}

extension LayoutNode {
  func with(_ behavior: some LayoutBehavior) -> LayoutNode {
    LayoutNode(behavior, children: [self])
  }

  func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> LayoutNode {
    with(FixedFrameLayout(width: width, height: height, alignment: alignment))
  }

  func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> LayoutNode {
    with(
      FlexibleFrameLayout(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
  }

  func padding(_ edges: Edge.Set = .all, _ length: CGFloat = PaddingLayout.standard) -> LayoutNode {
    with(PaddingLayout(EdgeInsets(length, edges: edges)))
  }

  func padding(_ length: CGFloat) -> LayoutNode { padding(.all, length) }

  func overlay(_ secondary: LayoutNode, _ alignment: Alignment = .center) -> LayoutNode {
    LayoutNode(SecondaryLayout(alignment: alignment), children: [self, secondary])
  }

  func priority(_ priority: Double) -> LayoutNode { with(PriorityLayout(priority)) }

  func guide(
    _ guide: HorizontalAlignment, _ compute: @escaping (ViewDimensions) -> CGFloat
  ) -> LayoutNode { with(AlignmentGuideLayout(guide.key, compute: compute)) }

  func guide(
    _ guide: VerticalAlignment, _ compute: @escaping (ViewDimensions) -> CGFloat
  ) -> LayoutNode { with(AlignmentGuideLayout(guide.key, compute: compute)) }

  /// Lays the tree out at the origin of a window of this size without bars.
  @discardableResult
  func layout(_ width: CGFloat?, _ height: CGFloat?) -> LayoutNode {
    let bounds = CGRect(x: 0, y: 0, width: width ?? 0, height: height ?? 0)
    place(
      at: .zero, proposal: ProposedViewSize(width: width, height: height),
      context: PlacementContext(safeArea: bounds, bounds: bounds))
    return self
  }

  func size(_ width: CGFloat?, _ height: CGFloat?) -> CGSize {
    sizeThatFits(ProposedViewSize(width: width, height: height))
  }

  /// The nodes that show something, in order: leaves but no spacers.
  var leaves: [LayoutNode] {
    if children.isEmpty {
      return behavior is LeafLayout || behavior is DividerLayout ? [self] : []
    }
    return children.flatMap(\.leaves)
  }

  /// How often anything in the tree was measured.
  var totalMeasurements: Int { children.reduce(measurements) { $0 + $1.totalMeasurements } }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

func size(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
