import Foundation
import PreviewEngine

/// Reads the values of flags, with the error that names the flag.
enum FlagValue {
  static func size(_ value: String, _ flag: String) throws(UsageError) -> CGSize {
    guard let size = SizeText.size(value), size.width <= 16384, size.height <= 16384 else {
      throw .badValue(flag: flag, value: value, expected: "a size such as 390x844, 16384 at most")
    }
    return size
  }

  static func number(
    _ value: String, _ flag: String, in range: ClosedRange<Double>
  ) throws(UsageError) -> Double {
    guard let number = NumberText.number(value), range.contains(number) else {
      throw .badValue(
        flag: flag, value: value,
        expected: "a number from \(text(range.lowerBound)) to \(text(range.upperBound))")
    }
    return number
  }

  static func integer(
    _ value: String, _ flag: String, in range: ClosedRange<Int>
  ) throws(UsageError) -> Int {
    guard let number = Int(value), range.contains(number) else {
      throw .badValue(
        flag: flag, value: value,
        expected: "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  static func duration(_ value: String, _ flag: String) throws(UsageError) -> Double {
    guard let seconds = DurationText.seconds(value) else {
      throw .badValue(flag: flag, value: value, expected: "a time such as 120ms or 0.5s")
    }
    return seconds
  }

  static func bool(_ value: String, _ flag: String) throws(UsageError) -> Bool {
    switch value.lowercased() {
    case "true", "yes", "on", "1": return true
    case "false", "no", "off", "0": return false
    default: throw .badValue(flag: flag, value: value, expected: "true or false")
    }
  }

  static func text(
    _ value: String, _ flag: String, _ expected: String
  ) throws(UsageError) -> String {
    guard !value.isEmpty else { throw .badValue(flag: flag, value: value, expected: expected) }
    return value
  }

  /// One of the words of an enumeration, upper and lower case alike.
  static func word<Word: RawRepresentable & CaseIterable>(
    _ value: String, _ flag: String
  ) throws(UsageError) -> Word where Word.RawValue == String {
    if let word = Word.allCases.first(where: { $0.rawValue.lowercased() == value.lowercased() }) {
      return word
    }
    let words = Word.allCases.map(\.rawValue)
    throw .badValue(flag: flag, value: value, expected: "one of \(words.joined(separator: ", "))")
  }

  /// Several words with commas between them.
  static func words<Word: RawRepresentable & CaseIterable>(
    _ value: String, _ flag: String
  ) throws(UsageError) -> [Word] where Word.RawValue == String {
    var words: [Word] = []
    for part in value.split(separator: ",", omittingEmptySubsequences: false) {
      words.append(try word(String(part), flag))
    }
    return words
  }

  static func report(_ value: String, _ flag: String) throws(UsageError) -> Options.Report {
    let parts = value.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, let kind = Options.ReportKind(rawValue: String(parts[0])) else {
      throw .badValue(
        flag: flag, value: value, expected: "junit=FILE, json=FILE or html=DIRECTORY")
    }
    return Options.Report(kind: kind, path: String(parts[1]))
  }

  static func frameBudget(
    _ value: String, _ flag: String
  ) throws(UsageError) -> Options.FrameBudget {
    let parts = value.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, parts[0].hasPrefix("p"),
      let percentile = NumberText.number(parts[0].dropFirst()), (0...100).contains(percentile),
      let milliseconds = NumberText.number(parts[1]), milliseconds > 0
    else {
      throw .badValue(flag: flag, value: value, expected: "a share and a time such as p95=8")
    }
    return Options.FrameBudget(percentile: percentile, milliseconds: milliseconds)
  }

  /// Traits with commas between them: `color-scheme=dark`, or `dark` for short.
  static func variant(_ value: String, _ flag: String) throws(UsageError) -> Variant {
    var options = Options()
    for part in value.split(separator: ",", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = shortForms[String(part)]?.flag ?? String(sides[0])
      guard let trait = Flag.named(name), trait.isConfigurable, traits.contains(name) else {
        throw .badValue(
          flag: flag, value: value,
          expected: "traits such as color-scheme=dark,text-size=xLarge; they are "
            + traits.joined(separator: ", "))
      }
      let setting =
        shortForms[String(part)]?.value ?? (sides.count == 2 ? String(sides[1]) : "true")
      try trait.apply(&options, setting)
    }
    return Variant(name: value, traits: options.traits)
  }

  private static let traits = [
    "size", "scale", "device", "color-scheme", "contrast", "reduce-motion", "reduce-transparency",
    "text-size", "layout-direction", "locale", "backdrop",
  ]

  private static let shortForms: [String: (flag: String, value: String)] = [
    "light": ("color-scheme", "light"), "dark": ("color-scheme", "dark"),
    "increased": ("contrast", "increased"), "ltr": ("layout-direction", "ltr"),
    "rtl": ("layout-direction", "rtl"), "iphone": ("device", "iphone"), "ipad": ("device", "ipad"),
  ]

  private static func text(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String(number)
  }
}
