nonisolated struct ContentShapeModifier<S: Shape>: ViewModifier {
  typealias Body = Never
  let shape: S
  let isEOFilled: Bool
  /// Previews, hover effects and the like have shapes of their own, which touches do not see.
  var concernsTouch = true

  @MainActor func _update<V: View>(in node: _ViewNode, content: V) {
    node.wrap(content, make: { ContentShapeItem($0) }) {
      $0.shape = shape
      $0.isEOFilled = isEOFilled
      $0.isOn = concernsTouch
    }
  }
}

/// Takes touches in a shape instead of in what it wraps.
@MainActor final class ContentShapeItem: WrapperItem {
  var shape: any Shape = Rectangle()
  var isEOFilled = false
  var isOn = true

  override var kind: String { "ContentShape" }

  private var outline: Path { ShapeContext.with(self) { shape._outline(in: target).path } }

  override func hitTest(_ point: CGPoint) -> Item? {
    guard isOn else { return super.hitTest(point) }
    guard !isDeparting, outline.contains(point, eoFill: isEOFilled) else { return nil }
    // A control inside keeps its own touches.
    return super.hitTest(point) ?? self
  }

  override var hitOutline: Path? { isOn ? outline : nil }
  override var stopsHitTesting: Bool { isOn }
}

nonisolated struct HitTestingModifier: ViewModifier {
  typealias Body = Never
  let isEnabled: Bool

  @MainActor func _update<V: View>(in node: _ViewNode, content: V) {
    node.wrap(content, make: { HitTestingItem($0) }) { $0.isOn = isEnabled }
  }
}

/// Lets touches through to what is behind.
@MainActor final class HitTestingItem: WrapperItem {
  var isOn = true
  override var kind: String { "AllowsHitTesting" }
  override func hitTest(_ point: CGPoint) -> Item? { isOn ? super.hitTest(point) : nil }
  override var takesTouches: Bool { isOn }
}

nonisolated struct HiddenModifier: ViewModifier {
  typealias Body = Never

  @MainActor func _update<V: View>(in node: _ViewNode, content: V) {
    node.wrap(content, make: { HiddenItem($0) }) { _ in }
  }
}

/// Keeps size and guides; draws nothing, answers nothing, is named nowhere.
@MainActor final class HiddenItem: WrapperItem {
  override var kind: String { "Hidden" }
  override func draw(into emitter: Emitter) {}
  override func hitTest(_ point: CGPoint) -> Item? { nil }
  override var takesTouches: Bool { false }
  override var accessibilityText: String? { nil }
  override var isHiddenFromAccessibility: Bool { true }
}

extension View {
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(shape: shape, isEOFilled: eoFill))
  }
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(
      ContentShapeModifier(
        shape: shape, isEOFilled: eoFill, concernsTouch: kind.contains(.interaction)))
  }
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isEnabled: enabled))
  }
  nonisolated public func hidden() -> some View { modifier(HiddenModifier()) }
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}

/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}
