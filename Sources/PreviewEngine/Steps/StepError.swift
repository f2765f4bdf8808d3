/// What is wrong with a script, and where.
public struct StepError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Counted from 1.
  public var line: Int
  /// Counted from 1, in characters.
  public var column: Int
  /// The line as written.
  public var text: String
  public var message: String

  /// The message, and the line with a caret under the place.
  public var description: String {
    "\(message)\n  \(text)\n  \(String(repeating: " ", count: max(0, column - 1)))^"
  }
}
