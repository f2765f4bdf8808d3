/// One preview: where it stands in the source and how to build its view.
public struct PreviewEntry {
  /// The name as declared; nil where none was given.
  public var name: String?
  /// The file as `Module/File.swift`.
  public var fileID: String
  /// The line of the declaration, counted from 1; 0 where it is not known.
  public var line: Int
  /// The column of the declaration, counted from 1 in UTF-8 bytes; 0 where it is not known.
  public var column: Int
  public var traits: [PreviewTrait<Preview.ViewTraits>]
  /// Builds the view, anew at each call.
  public var body: @MainActor () -> any View

  public init(
    name: String?,
    fileID: String,
    line: Int,
    column: Int,
    traits: [PreviewTrait<Preview.ViewTraits>] = [],
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    self.fileID = fileID
    self.line = line
    self.column = column
    self.traits = traits
    self.body = body
  }

  /// One entry for each argument, named after both.
  @MainActor public static func entries<Arguments: Collection>(
    each arguments: Arguments,
    name: String?,
    fileID: String,
    line: Int,
    column: Int,
    traits: [PreviewTrait<Preview.ViewTraits>] = [],
    @ViewBuilder body: @escaping @MainActor (Arguments.Element) -> any View
  ) -> [PreviewEntry] {
    arguments.map { argument in
      PreviewEntry(
        name: name.map { "\($0) (\(argument))" } ?? "\(argument)",
        fileID: fileID,
        line: line,
        column: column,
        traits: traits
      ) { body(argument) }
    }
  }
}
