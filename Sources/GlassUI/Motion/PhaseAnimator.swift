/// Leads its content through phases, each animated.
///
/// Without a trigger it goes round for as long as it is shown; with one, once round for each change.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let trigger: AnyEquatable?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?

  @State private var index = 0
  @State private var isRunning = false

  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = AnyEquatable(trigger)
    self.content = content
    self.animation = animation
  }

  @MainActor public var body: some View {
    if phases.indices.contains(index) {
      content(phases[index])
        .onAppear { if trigger == nil { advance() } }
        .onChange(of: trigger) { if !isRunning { advance() } }
    }
  }

  @MainActor private func advance() {
    guard phases.count > 1 else { return }
    let next = (index + 1) % phases.count
    isRunning = true
    withAnimation(animation(phases[next])) {
      index = next
    } completion: {
      if trigger == nil || next != 0 { advance() } else { isRunning = false }
    }
  }
}

/// A value compared with others of its kind.
struct AnyEquatable: Equatable {
  private let value: any Equatable
  init(_ value: some Equatable) { self.value = value }
  static func == (a: AnyEquatable, b: AnyEquatable) -> Bool { areEqual(a.value, b.value) }
}

/// The view a modifier's closure is given to change.
nonisolated public struct PlaceholderContentView<Value>: View {
  public typealias Body = Never
  let view: any View

  @MainActor public func _update(in node: _ViewNode) {
    node.role = .passthrough
    node.updateChildren { $0.add(view, key: .index(0)) }
  }
}

extension View {
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, content: { content(PlaceholderContentView(view: self), $0) }, animation: animation)
  }

  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, trigger: trigger, content: { content(PlaceholderContentView(view: self), $0) },
      animation: animation)
  }
}
