/// The data that preview modifiers share, made once for each type of modifier.
@MainActor public struct PreviewContexts {
  private var contexts: [ObjectIdentifier: Any] = [:]

  public init() {}

  mutating func context<Modifier: PreviewModifier>(
    of type: Modifier.Type
  ) async throws -> Modifier.Context {
    let key = ObjectIdentifier(type)
    if let made = contexts[key] as? Modifier.Context { return made }
    let made = try await type.makeSharedContext()
    contexts[key] = made
    return made
  }
}

extension PreviewEntry {
  /// Builds the view inside of its preview modifiers, the first one outermost.
  @MainActor public func view(contexts: inout PreviewContexts) async throws -> any View {
    var view = body()
    for trait in traits.reversed() {
      if case .modifier(let modifier) = trait.request {
        view = try await modifier.apply(to: view, contexts: &contexts)
      }
    }
    return view
  }
}
