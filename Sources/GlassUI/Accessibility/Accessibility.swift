/// What assistive technology is told in place of what is inside; `nil` leaves that as it is.
nonisolated struct AccessibilityFacts {
  var label: String?
  var value: String?
  var hint: String?
  var identifier: String?
  var isHidden: Bool?
  var traits: AccessibilityTraits = []
  var children: AccessibilityChildBehavior?
}

nonisolated struct AccessibilityModifier: ViewModifier {
  typealias Body = Never
  let facts: AccessibilityFacts

  @MainActor func _update<V: View>(in node: _ViewNode, content: V) {
    node.wrap(content, make: { AccessibilityItem($0) }) { $0.facts = facts }
  }
}

/// Carries the facts for what it wraps.
@MainActor final class AccessibilityItem: WrapperItem {
  var facts = AccessibilityFacts()

  var label: String? { facts.label }
  override var kind: String { "Accessibility" }

  override var accessibilityText: String? {
    if isHiddenFromAccessibility { return nil }
    if let label = facts.label { return label }
    return facts.children == .ignore ? nil : super.accessibilityText
  }

  override var isHiddenFromAccessibility: Bool { facts.isHidden ?? false }

  override func describe(_ snapshot: inout ItemSnapshot) {
    snapshot.value = facts.value
    snapshot.hint = facts.hint
    snapshot.identifier = facts.identifier
    snapshot.role = facts.traits.role
  }
}

extension View {
  nonisolated private func accessibility(_ change: (inout AccessibilityFacts) -> Void) -> some View
  {
    var facts = AccessibilityFacts()
    change(&facts)
    return modifier(AccessibilityModifier(facts: facts))
  }

  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibility { $0.label = labelKey.string }
  }
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibility { $0.label = String(label) }
  }
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    accessibility { $0.label = label.plainString }
  }
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibility { $0.value = valueKey.string }
  }
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibility { $0.value = String(value) }
  }
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibility { $0.hint = hintKey.string }
  }
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibility { $0.hint = String(hint) }
  }
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    accessibility { $0.identifier = identifier }
  }
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    accessibility { $0.isHidden = hidden }
  }
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility { $0.traits = traits }
  }
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    accessibility { $0.children = children }
  }
}

/// What a view is to assistive technology.
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let isButton = AccessibilityTraits(rawValue: 1)
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  public static let isImage = AccessibilityTraits(rawValue: 8)
  public static let isLink = AccessibilityTraits(rawValue: 16)
  public static let isStaticText = AccessibilityTraits(rawValue: 32)

  /// The traits in words, as `dump` names them; `nil` for none.
  var role: String? {
    let names = [
      (AccessibilityTraits.isButton, "button"), (.isHeader, "header"), (.isSelected, "selected"),
      (.isImage, "image"), (.isLink, "link"), (.isStaticText, "text"),
    ].filter { contains($0.0) }.map(\.1)
    return names.isEmpty ? nil : names.joined(separator: " ")
  }
}

/// How the views inside one are told.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let raw: Int
  public static let ignore = AccessibilityChildBehavior(raw: 0)
  public static let contain = AccessibilityChildBehavior(raw: 1)
  public static let combine = AccessibilityChildBehavior(raw: 2)
}
