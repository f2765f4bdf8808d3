import Foundation

/// The two streams: data here, everything said to a person there.
enum Console {
  static func output(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
  }

  /// One message on standard error, the program's name in front.
  static func complain(_ message: String) {
    FileHandle.standardError.write(Data("glasspreview: \(message)\n".utf8))
  }

  /// Compiler messages and progress, as they are.
  static func report(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }

  /// JSON with sorted keys, so that the same data is the same bytes.
  static func output(json value: some Encodable) throws(ConsoleError) {
    FileHandle.standardOutput.write(try data(json: value))
  }

  /// The same bytes, to a file.
  static func write(json value: some Encodable, to path: String) throws(ConsoleError) {
    let data = try data(json: value)
    do { try data.write(to: URL(fileURLWithPath: path)) } catch { throw .notWritten(path) }
  }

  private static func data(json value: some Encodable) throws(ConsoleError) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return try encoder.encode(value) + Data("\n".utf8)
    } catch {
      throw .notJSON(error.localizedDescription)
    }
  }
}
