/// What lies behind a preview.
public enum Backdrop: Hashable, Sendable {
  /// One of the backdrops that come with the program.
  case named(String)
  /// Red, green and blue from 0 to 255.
  case color(red: UInt8, green: UInt8, blue: UInt8)
  /// A picture.
  case file(String)

  /// Reads `#rgb`, `#rrggbb`, the path of a file (with a slash or an extension) or a name.
  public init?(_ text: String) {
    guard text.hasPrefix("#") else {
      guard !text.isEmpty else { return nil }
      self = text.contains("/") || text.contains(".") ? .file(text) : .named(text)
      return
    }
    let digits = text.dropFirst().compactMap(\.hexDigitValue)
    guard digits.count == text.count - 1 else { return nil }
    let pairs: [Int]
    switch digits.count {
    case 3: pairs = digits.map { $0 * 16 + $0 }
    case 6: pairs = stride(from: 0, to: 6, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
    default: return nil
    }
    self = .color(red: UInt8(pairs[0]), green: UInt8(pairs[1]), blue: UInt8(pairs[2]))
  }
}
