/// Wraps each view in one layout behavior.
nonisolated struct LayoutModifier: ViewModifier {
  typealias Body = Never
  let kind: String
  let behavior: any LayoutBehavior

  @MainActor func _update<V: View>(in node: _ViewNode, content: V) {
    node.wrap(content, make: { [kind] in LayoutItem($0, kind: kind) }) {
      $0.layout.behavior = behavior
    }
  }
}

/// An item that places one other differently.
@MainActor final class LayoutItem: WrapperItem {
  private let name: String
  override var kind: String { name }

  init(_ node: _ViewNode, kind: String) {
    name = kind
    super.init(node, behavior: PassthroughLayout())
  }
}

extension View {
  nonisolated func layout(_ kind: String, _ behavior: any LayoutBehavior) -> some View {
    modifier(LayoutModifier(kind: kind, behavior: behavior))
  }

  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    layout("Frame", FixedFrameLayout(width: width, height: height, alignment: alignment))
  }

  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    layout(
      "Frame",
      FlexibleFrameLayout(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
  }

  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    layout("Padding", PaddingLayout(EdgeInsets(length ?? standardPadding, edges: edges)))
  }

  nonisolated public func padding(_ length: CGFloat) -> some View {
    layout("Padding", PaddingLayout(EdgeInsets(length, edges: .all)))
  }

  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    layout("Padding", PaddingLayout(insets))
  }

  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  nonisolated public func offset(_ offset: CGSize) -> some View {
    layout("Offset", OffsetLayout(offset))
  }

  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  nonisolated public func position(_ position: CGPoint) -> some View {
    layout("Position", PositionLayout(position))
  }

  nonisolated public func fixedSize() -> some View {
    layout("FixedSize", FixedSizeLayout(horizontal: true, vertical: true))
  }

  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    layout("FixedSize", FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }

  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode)
    -> some View
  {
    layout(
      "AspectRatio",
      AspectRatioLayout(ratio: aspectRatio, contentMode: contentMode == .fit ? .fit : .fill))
  }

  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View
  {
    self.aspectRatio(
      aspectRatio.height > 0 ? aspectRatio.width / aspectRatio.height : nil,
      contentMode: contentMode)
  }

  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  nonisolated public func layoutPriority(_ value: Double) -> some View {
    layout("LayoutPriority", PriorityLayout(value))
  }

  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    layout("LayoutValue", LayoutValueBehavior(key, value: value))
  }

  nonisolated public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    layout("AlignmentGuide", AlignmentGuideLayout(guide.key, compute: computeValue))
  }

  nonisolated public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    layout("AlignmentGuide", AlignmentGuideLayout(guide.key, compute: computeValue))
  }

  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    layout("IgnoresSafeArea", SafeAreaIgnoringLayout(edges: edges))
  }

  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}

/// The padding where none is given, in points (F).
nonisolated let standardPadding: CGFloat = 16

/// Whether all of a view is to be seen, or all of its frame covered.
public enum ContentMode: CaseIterable, Hashable, Sendable { case fit, fill }

/// What takes room from the screen.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all: SafeAreaRegions = [.container, .keyboard]
}
