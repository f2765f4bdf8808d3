/// Shows a root view and the views pushed over it, with a way back.
nonisolated public struct NavigationStack<Data, Root: View>: View {
  let path: Binding<[AnyHashable]>?
  let root: Root

  @State private var model = NavigationModel()

  @MainActor public var body: some View {
    NavigationContent(model: model, path: path, root: root)
  }
}

extension NavigationStack where Data == NavigationPath {
  public init(@ViewBuilder root: () -> Root) {
    path = nil
    self.root = root()
  }

  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.path = Binding(
      read: { path.wrappedValue.values }, write: { path.wrappedValue.values = $0 })
    self.root = root()
  }
}

extension NavigationStack
where
  Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Data.Element: Hashable
{
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.path = Binding(
      read: { path.wrappedValue.map { AnyHashable($0) } },
      write: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) })
    self.root = root()
  }
}

/// The values that were pushed.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []
  public init() {}
  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(k, values.count)) }
}

/// What one navigation stack shows.
@MainActor final class NavigationModel {
  enum Screen {
    case view(any View)
    case value(AnyHashable)
  }

  weak var node: _ViewNode?
  private(set) var pushed: [(id: Int, screen: Screen)] = []
  var path: Binding<[AnyHashable]>?
  var destinations: [ObjectIdentifier: (Any) -> (any View)?] = [:]
  private var serial = 0

  nonisolated init() {}

  func push(_ view: any View) { change { append(.view(view)) } }

  func push(_ value: AnyHashable) {
    if let path { path.wrappedValue.append(value) }
    change { append(.value(value)) }
  }

  func pop() {
    guard let last = pushed.last else { return }
    if case .value = last.screen, let path, !path.wrappedValue.isEmpty {
      path.wrappedValue.removeLast()
    }
    change { pushed.removeLast() }
  }

  private func append(_ screen: Screen) {
    serial += 1
    pushed.append((serial, screen))
  }

  /// Follows a path that somebody else changed; says whether it did.
  func adopt(_ values: [AnyHashable]) -> Bool {
    let own = pushed.compactMap { entry -> AnyHashable? in
      if case .value(let value) = entry.screen { value } else { nil }
    }
    guard own != values else { return false }
    // What the old and the new path begin with stays as it is.
    let kept = zip(own, values).prefix { $0 == $1 }.count
    var seen = 0
    let end = pushed.firstIndex { entry in
      guard case .value = entry.screen else { return false }
      seen += 1
      return seen > kept
    }
    if let end { pushed.removeSubrange(end...) }
    for value in values.dropFirst(kept) { append(.value(value)) }
    return true
  }

  func view(of screen: Screen) -> any View {
    switch screen {
    case .view(let view): return view
    case .value(let value):
      if let view = destinations[ObjectIdentifier(type(of: value.base))]?(value.base) {
        return view
      }
      node?.graph.report(
        "no navigationDestination(for: \(type(of: value.base)).self) for a pushed value")
      return EmptyView()
    }
  }

  /// Push and pop are slides, whatever the change of state that asked for them. T
  static let animation = Animation.spring(response: 0.4, dampingFraction: 1)

  private func change(_ body: () -> Void) {
    body()
    node?.invalidate(Transaction(animation: Self.animation))
  }
}

extension EnvironmentValues {
  @Entry var navigation: NavigationModel?
  @Entry public var dismiss = DismissAction(action: {})
}

/// Takes the view that calls it away.
public struct DismissAction: @unchecked Sendable {
  let action: @MainActor () -> Void
  @MainActor public func callAsFunction() { action() }
}

/// The screens of a stack, the last one in front of all others, which keep their state.
nonisolated private struct NavigationContent<Root: View>: View {
  typealias Body = Never
  let model: NavigationModel
  let path: Binding<[AnyHashable]>?
  let root: Root

  @MainActor func _update(in node: _ViewNode) {
    let isFirst = model.node == nil
    model.node = node
    model.path = path
    let isChanged = path.map { model.adopt($0.wrappedValue) } ?? false
    if isChanged, !isFirst, node.graph.animation == nil {
      node.graph.withAnimation(NavigationModel.animation) { update(node) }
    } else {
      update(node)
    }
  }

  @MainActor private func update(_ node: _ViewNode) {
    let environment = node.changedEnvironment(memo: ObjectIdentifier(model)) {
      $0.navigation = model
      $0.dismiss = DismissAction { model.pop() }
    }
    node.container(
      { StackItem($0, kind: "NavigationStack") },
      configure: {
        $0.layout.behavior = ZStackBehavior(alignment: .center)
      }
    ) { children in
      // The root first: it may hold the destinations of what is pushed.
      children.add(
        NavigationScreen(content: root, canGoBack: false)
          .modifier(CoveredModifier(isCovered: !model.pushed.isEmpty)),
        key: .id(AnyHashable(0), 0), environment: environment)
      for (index, entry) in model.pushed.enumerated() {
        children.add(
          NavigationScreen(content: model.view(of: entry.screen), canGoBack: true)
            .modifier(CoveredModifier(isCovered: index < model.pushed.count - 1)),
          key: .id(AnyHashable(entry.id), 0), environment: environment)
      }
    }
  }
}

/// One screen: its content in the middle, its title and the way back at the top.
nonisolated private struct NavigationScreen: View {
  let content: any View
  let canGoBack: Bool

  @Environment(\.navigation) private var navigation
  @State private var title: String?

  /// The height of the bar and the size of its buttons, in points; iOS 26's.
  private static let barHeight: CGFloat = 54
  private static let buttonSize: CGFloat = 44

  @MainActor var body: some View {
    // Several views of a screen stand one below the other.
    VStack { AnyView(content) }
      .onPreferenceChange(NavigationTitleKey.self) { title = $0 }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .overlay(alignment: .top) {
        if canGoBack || title != nil {
          ZStack {
            if let title { Text(title).font(.headline).lineLimit(1) }
            if canGoBack {
              HStack {
                Button {
                  navigation?.pop()
                } label: {
                  Image(systemName: "chevron.backward")
                    .font(.system(size: 19, weight: .medium))
                    .frame(width: Self.buttonSize, height: Self.buttonSize)
                }
                .buttonStyle(.plain)
                .glassEffect(.regular.interactive(), in: .circle)
                .accessibilityLabel("Back")
                Spacer()
              }
              .padding(.horizontal)
            }
          }
          .frame(height: Self.barHeight)
        }
      }
      .transition(.opacity)
  }
}

private struct NavigationTitleKey: PreferenceKey {
  static var defaultValue: String? { nil }
  static func reduce(value: inout String?, nextValue: () -> String?) {
    value = value ?? nextValue()
  }
}

extension View {
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    preference(key: NavigationTitleKey.self, value: titleKey.string)
  }
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    preference(key: NavigationTitleKey.self, value: String(title))
  }

  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(NavigationDestinationModifier(destination: destination))
  }
}

nonisolated private struct NavigationDestinationModifier<D: Hashable, C: View>: ViewModifier {
  typealias Body = Never
  let destination: (D) -> C

  @MainActor func _update<V: View>(in node: _ViewNode, content: V) {
    node.role = .passthrough
    node.environment.navigation?.destinations[ObjectIdentifier(D.self)] = { value in
      (value as? D).map { destination($0) }
    }
    node.updateChildren { $0.add(content, key: .index(0)) }
  }
}
