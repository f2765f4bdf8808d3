/// A place in a source file, line and column counted from 1.
public struct SourcePosition: Hashable, Sendable {
  /// The file as `Module/File.swift`.
  public var fileID: String
  public var line: Int
  /// In UTF-8 bytes, as the compiler counts.
  public var column: Int

  public init(fileID: String, line: Int, column: Int) {
    self.fileID = fileID
    self.line = line
    self.column = column
  }
}
