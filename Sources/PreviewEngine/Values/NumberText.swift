/// Reads decimal numbers, the same in every locale.
public enum NumberText {
  /// A number such as `12`, `-0.5` or `.25`; nil for anything else, hexadecimal, `inf` and `nan` too.
  public static func number(_ text: some StringProtocol) -> Double? {
    let digits = text.hasPrefix("-") || text.hasPrefix("+") ? text.dropFirst() : text[...]
    guard
      digits.utf8.contains(where: isDigit),
      digits.utf8.allSatisfy({ isDigit($0) || $0 == UInt8(ascii: ".") })
    else { return nil }
    let padded = digits.hasPrefix(".") ? "0" + digits : String(digits)
    guard let value = Double(padded.hasSuffix(".") ? padded + "0" : padded), value.isFinite else {
      return nil
    }
    return text.hasPrefix("-") ? -value : value
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
