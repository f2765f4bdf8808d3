/// Reads durations: `120ms`, `0.5s`, and `0`.
public enum DurationText {
  /// Seconds, zero or more; nil for anything that is no duration.
  public static func seconds(_ text: some StringProtocol) -> Double? {
    let (digits, perSecond): (String, Double) =
      if text.hasSuffix("ms") {
        (String(text.dropLast(2)), 1000)
      } else if text.hasSuffix("s") {
        (String(text.dropLast()), 1)
      } else {
        // Without a unit only zero says what it means.
        (String(text), .infinity)
      }
    guard let value = NumberText.number(digits), value >= 0 else { return nil }
    if perSecond.isInfinite { return value == 0 ? 0 : nil }
    return value / perSecond
  }
}
