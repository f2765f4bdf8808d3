/// The inline marks of Markdown that SwiftUI reads in literals: emphasis, code, strike, links.
enum Markdown {
  private static let marks: Set<Character> = ["*", "_", "`", "~", "[", "]", "(", ")", "\\"]

  /// The string with every mark escaped, to be taken as it is.
  static func escaping(_ string: String) -> String {
    guard string.contains(where: marks.contains) else { return string }
    return string.reduce(into: "") {
      if marks.contains($1) { $0.append("\\") }
      $0.append($1)
    }
  }

  /// A stretch of text under the same marks.
  struct Run: Equatable {
    var string: String
    var intent: InlinePresentationIntent = []
    /// The address of a link.
    var link: String?
  }

  static func texts(_ source: String) -> [Text] {
    runs(source).map { run in
      let text = Text(verbatim: run.string).showing(run.intent)
      return run.link == nil ? text : text.foregroundColor(.accentColor)
    }
  }

  static func runs(_ source: String) -> [Run] {
    guard !source.isEmpty else { return [] }
    guard source.contains(where: marks.contains) else { return [Run(string: source)] }
    var parser = Parser(characters: Array(source))
    return parser.inlines(until: nil)
  }

  private struct Parser {
    let characters: [Character]
    var position = 0

    func matches(_ mark: String, at index: Int) -> Bool {
      let mark = Array(mark)
      return index + mark.count <= characters.count
        && Array(characters[index..<index + mark.count]) == mark
    }

    /// Whether `mark` closes somewhere after `index`, with something in between.
    func closes(_ mark: String, after index: Int) -> Bool {
      var i = index + mark.count
      guard i < characters.count, !characters[i].isWhitespace else { return false }
      while i < characters.count {
        if characters[i] == "\\" {
          i += 2
          continue
        }
        if i > index + mark.count, matches(mark, at: i), !characters[i - 1].isWhitespace {
          return true
        }
        i += 1
      }
      return false
    }

    mutating func inlines(until end: String?) -> [Run] {
      var result: [Run] = []
      var plain = ""
      func flush() {
        if !plain.isEmpty { result.append(Run(string: plain)) }
        plain = ""
      }
      while position < characters.count {
        if let end, matches(end, at: position) {
          position += end.count
          flush()
          return result
        }
        let character = characters[position]
        if character == "\\", position + 1 < characters.count {
          plain.append(characters[position + 1])
          position += 2
          continue
        }
        if let (mark, intent) = opening(at: position) {
          flush()
          position += mark.count
          result += inlines(until: mark).map { run in
            var run = run
            run.intent.formUnion(intent)
            return run
          }
          continue
        }
        if character == "[", let link = link(at: position) {
          flush()
          position = link.end
          result.append(Run(string: link.title, link: link.address))
          continue
        }
        plain.append(character)
        position += 1
      }
      flush()
      return result
    }

    func opening(at index: Int) -> (String, InlinePresentationIntent)? {
      let candidates: [(String, InlinePresentationIntent)] = [
        ("***", [.stronglyEmphasized, .emphasized]), ("**", .stronglyEmphasized),
        ("__", .stronglyEmphasized), ("~~", .strikethrough), ("*", .emphasized),
        ("_", .emphasized), ("`", .code),
      ]
      for (mark, intent) in candidates where matches(mark, at: index) && closes(mark, after: index)
      {
        // An underscore inside a word is no mark.
        if mark.hasPrefix("_"), index > 0, characters[index - 1].isLetter { continue }
        return (mark, intent)
      }
      return nil
    }

    func link(at index: Int) -> (title: String, address: String, end: Int)? {
      guard let close = characters[index...].firstIndex(of: "]"), close + 1 < characters.count,
        characters[close + 1] == "(", let end = characters[close...].firstIndex(of: ")")
      else { return nil }
      return (
        String(characters[(index + 1)..<close]), String(characters[(close + 2)..<end]), end + 1
      )
    }
  }
}
