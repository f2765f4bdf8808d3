/// What `#Preview` makes: a type that the previewer finds in a compiled file by its conformance.
@MainActor public protocol PreviewRegistry {
  /// One entry, or one for each argument of a preview with arguments.
  static var entries: [PreviewEntry] { get }
}
