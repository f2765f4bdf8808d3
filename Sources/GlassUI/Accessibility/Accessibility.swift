nonisolated struct AccessibilityLabelModifier: ViewModifier {
  typealias Body = Never
  let label: String?
  let isHidden: Bool?
  let identifier: String?

  @MainActor func _update<V: View>(in node: _ViewNode, content: V) {
    node.wrap(content, make: { AccessibilityItem($0) }) {
      $0.label = label
      $0.hides = isHidden
      $0.identifier = identifier
    }
  }
}

/// Carries what assistive technology is told in place of what is inside.
@MainActor final class AccessibilityItem: WrapperItem {
  var label: String?
  var hides: Bool?
  var identifier: String?

  override var kind: String { "Accessibility" }
  override var accessibilityText: String? {
    isHiddenFromAccessibility ? nil : label ?? super.accessibilityText
  }
  override var isHiddenFromAccessibility: Bool { hides ?? false }
}

extension View {
  nonisolated private func accessibility(
    label: String? = nil, isHidden: Bool? = nil, identifier: String? = nil
  ) -> some View {
    modifier(
      AccessibilityLabelModifier(label: label, isHidden: isHidden, identifier: identifier))
  }

  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibility(label: labelKey.string)
  }
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibility(label: String(label))
  }
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    accessibility(label: label.plainString)
  }
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    accessibility(isHidden: hidden)
  }
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    accessibility(identifier: identifier)
  }
  nonisolated public func accessibilityHint(_ hint: LocalizedStringKey) -> some View { self }
  nonisolated public func accessibilityValue(_ value: LocalizedStringKey) -> some View { self }
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { self }
}

/// What a view is to assistive technology.
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let isButton = AccessibilityTraits(rawValue: 1)
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  public static let isImage = AccessibilityTraits(rawValue: 8)
}

/// How the views inside one are told.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let raw: Int
  public static let ignore = AccessibilityChildBehavior(raw: 0)
  public static let contain = AccessibilityChildBehavior(raw: 1)
  public static let combine = AccessibilityChildBehavior(raw: 2)
}
