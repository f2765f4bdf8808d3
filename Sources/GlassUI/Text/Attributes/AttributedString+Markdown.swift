extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// What of the syntax counts; `Text` shows only the inline marks, whichever is chosen.
    public enum InterpretedSyntax: Hashable, Sendable {
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }

    public var interpretedSyntax: InterpretedSyntax

    public init(interpretedSyntax: InterpretedSyntax = .full) {
      self.interpretedSyntax = interpretedSyntax
    }
  }

  /// The string that Markdown's inline marks make: emphasis, code, strikes and links.
  ///
  /// Reads everything; what is no mark stands for itself.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self = Markdown.runs(markdown).reduce(into: AttributedString()) { result, run in
      var part = AttributedString(run.string)
      if !run.intent.isEmpty {
        part[AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute.self] = run.intent
      }
      if let link = run.link { part.link = URL(string: link, relativeTo: baseURL) }
      result += part
    }
  }
}
