import Foundation

/// Reads the numbers and letters of path data, point lists and transforms, whatever the locale.
struct NumberScanner {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The next byte that is neither space nor comma.
  var next: UInt8? {
    mutating get {
      while position < bytes.count, Self.isSeparator(bytes[position]) { position += 1 }
      return position < bytes.count ? bytes[position] : nil
    }
  }

  mutating func skip() { position += 1 }

  /// A decimal number as SVG writes it (`-.5e-3`; `1.5.5` is two), or `nil` when none stands here.
  mutating func number() -> CGFloat? {
    guard next != nil else { return nil }
    let start = position
    if isAt("+-") { position += 1 }
    var digits = skipDigits()
    if isAt(".") {
      position += 1
      digits += skipDigits()
    }
    guard digits > 0 else {
      position = start
      return nil
    }
    skipExponent()
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    return Double(text).flatMap { $0.isFinite ? CGFloat($0) : nil }
  }

  /// One digit 0 or 1, which may touch what follows, as the flags of an arc do.
  mutating func flag() -> Bool? {
    guard let byte = next, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else {
      return nil
    }
    position += 1
    return byte == UInt8(ascii: "1")
  }

  /// A run of letters, or an empty string.
  mutating func word() -> String {
    guard next != nil else { return "" }
    let start = position
    while position < bytes.count, Self.isLetter(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == 32 || byte == UInt8(ascii: ",") || (9...13).contains(byte)
  }

  private func isAt(_ characters: String) -> Bool {
    position < bytes.count && characters.utf8.contains(bytes[position])
  }

  private mutating func skipDigits() -> Int {
    let start = position
    while position < bytes.count,
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position])
    {
      position += 1
    }
    return position - start
  }

  private mutating func skipExponent() {
    let start = position
    guard isAt("eE") else { return }
    position += 1
    if isAt("+-") { position += 1 }
    if skipDigits() == 0 { position = start }
  }
}
