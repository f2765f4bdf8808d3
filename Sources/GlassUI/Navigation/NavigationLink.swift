/// A button that shows another view in the navigation stack around it.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  private enum Target {
    case view(Destination)
    case value(AnyHashable?)
  }

  private let target: Target
  private let label: Label

  @Environment(\.navigation) private var navigation

  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    target = .view(destination)
    self.label = label()
  }

  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    target = .view(destination())
    self.label = label()
  }

  private init(value: AnyHashable?, label: Label) where Destination == Never {
    target = .value(value)
    self.label = label
  }

  @MainActor public var body: some View {
    Button {
      follow()
    } label: {
      label
    }
  }

  @MainActor private func follow() {
    guard let navigation else { return }
    switch target {
    case .view(let destination): navigation.push(destination)
    case .value(let value): if let value { navigation.push(value) }
    }
  }
}

extension NavigationLink where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(titleKey) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }
}

extension NavigationLink where Destination == Never {
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(value: value.map { AnyHashable($0) }, label: label())
  }
  nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?)
  where Label == Text {
    self.init(value: value.map { AnyHashable($0) }, label: Text(titleKey))
  }
}
