/// What several previews are shown in, with data that is made once for all of them.
@MainActor @preconcurrency public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = PreviewModifierContent

  /// Makes the data that all previews with this modifier share.
  static func makeSharedContext() async throws -> Context

  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

/// The view that a preview modifier surrounds.
public struct PreviewModifierContent: View {
  let content: AnyView

  public var body: some View { content }
}

extension PreviewModifier {
  /// The view inside of this modifier, its shared data made now or before.
  func apply(to view: any View, contexts: inout PreviewContexts) async throws -> any View {
    let context = try await contexts.context(of: Self.self)
    return body(content: PreviewModifierContent(content: AnyView(view)), context: context)
  }
}
