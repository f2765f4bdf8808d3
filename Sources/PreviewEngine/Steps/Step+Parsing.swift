import Foundation

extension Step {
  /// The words that steps begin with.
  public static let words = [
    "click", "press", "move", "release", "hover", "drag", "key", "type", "scroll", "advance",
  ]

  /// Reads steps, one a line or several with `;` between them; `#` begins a comment.
  ///
  ///     click "More actions"
  ///     advance 200ms
  ///     press "Zoom" ; move by 40,0
  public static func parse(_ text: String) throws(StepError) -> [Step] {
    var scanner = StepScanner(text)
    var steps: [Step] = []
    scanner.skipSeparators()
    while !scanner.isAtEnd {
      steps.append(try step(&scanner))
      scanner.skipBlanks()
      guard scanner.isAtEndOfStep else {
        throw scanner.error("something is left over after the step; separate steps with ';'")
      }
      scanner.skipSeparators()
    }
    return steps
  }

  private static func step(_ scanner: inout StepScanner) throws(StepError) -> Step {
    let start = scanner.index
    let word = scanner.word()
    switch word {
    case "click": return .click(try target(&scanner, of: word))
    case "press": return .press(try target(&scanner, of: word))
    case "hover": return .hover(try target(&scanner, of: word))
    case "move": return .move(try motion(&scanner, of: word))
    case "release": return .release
    case "drag":
      let target = try target(&scanner, of: word)
      return .drag(target, try motion(&scanner, of: word))
    case "key": return try key(&scanner)
    case "type":
      scanner.skipBlanks()
      guard scanner.isAtQuote else {
        throw scanner.error("'type' needs a quoted text: type \"hello\"")
      }
      return .type(try scanner.quoted())
    case "scroll": return try scroll(&scanner)
    case "advance":
      scanner.skipBlanks()
      let place = scanner.index
      guard let seconds = DurationText.seconds(scanner.word()) else {
        throw scanner.error("'advance' needs a duration: advance 200ms", at: place)
      }
      return .advance(seconds)
    default:
      let hint = Spelling.closest(to: word, in: words).map { "; did you mean '\($0)'?" } ?? ""
      throw scanner.error(
        "unknown step '\(word)'\(hint.isEmpty ? "." : hint) Steps are: "
          + words.joined(separator: ", "),
        at: start)
    }
  }

  private static func target(
    _ scanner: inout StepScanner, of word: String
  ) throws(StepError) -> Target {
    scanner.skipBlanks()
    if scanner.isAtQuote {
      let label = try scanner.quoted()
      guard scanner.take("#") else { return .label(label) }
      let place = scanner.index
      guard let occurrence = Int(scanner.word()), occurrence > 0 else {
        throw scanner.error("after '#' stands which one of that label, counted from 1", at: place)
      }
      return .label(label, occurrence: occurrence)
    }
    let place = scanner.index
    guard let (x, y) = pair(&scanner) else {
      throw scanner.error(
        "'\(word)' needs a label or a place: \(word) \"Add\" or \(word) 120,80", at: place)
    }
    return .point(CGPoint(x: x, y: y))
  }

  private static func motion(
    _ scanner: inout StepScanner, of word: String
  ) throws(StepError) -> Motion {
    scanner.skipBlanks()
    let place = scanner.index
    switch peekWord(scanner) {
    case "to":
      _ = scanner.word()
      return .to(try target(&scanner, of: "to"))
    case "by":
      _ = scanner.word()
      guard let (dx, dy) = pair(&scanner) else {
        throw scanner.error("'by' needs two numbers of points: by 40,0")
      }
      return .by(dx: dx, dy: dy)
    default:
      guard word == "move" else {
        throw scanner.error(
          "'drag' needs where to: drag \"Knob\" by 40,0 or drag \"Knob\" to \"End\"", at: place)
      }
      return .to(try target(&scanner, of: word))
    }
  }

  private static func scroll(_ scanner: inout StepScanner) throws(StepError) -> Step {
    scanner.skipBlanks()
    let target = peekWord(scanner) == "by" ? nil : try target(&scanner, of: "scroll")
    guard peekWord(scanner) == "by" else {
      throw scanner.error("'scroll' needs how far, in points: scroll \"List\" by 0,-120")
    }
    _ = scanner.word()
    guard let (dx, dy) = pair(&scanner) else {
      throw scanner.error("'by' needs two numbers of points: by 0,-120")
    }
    return .scroll(target, dx: dx, dy: dy)
  }

  private static func key(_ scanner: inout StepScanner) throws(StepError) -> Step {
    scanner.skipBlanks()
    let place = scanner.index
    let word = scanner.isAtQuote ? try scanner.quoted() : scanner.word()
    guard let (key, modifiers) = KeyText.parse(word) else {
      throw scanner.error(
        "'\(word)' is not a key. Keys are single characters, f1 … f24 and "
          + KeyText.names.joined(separator: ", ") + ", with shift+, control+, option+ or command+",
        at: place)
    }
    return .key(key, modifiers)
  }

  /// Two numbers with a comma between them.
  private static func pair(_ scanner: inout StepScanner) -> (Double, Double)? {
    guard let first = NumberText.number(scanner.word()), scanner.take(",") else { return nil }
    return NumberText.number(scanner.word()).map { (first, $0) }
  }

  private static func peekWord(_ scanner: StepScanner) -> String {
    var ahead = scanner
    return ahead.word()
  }
}
