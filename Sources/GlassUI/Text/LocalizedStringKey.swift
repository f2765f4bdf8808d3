import DisplayList

/// A string to show, with what is put in between its words.
nonisolated public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation
{
  enum Segment: Equatable, Sendable {
    case literal(String)
    case value(String)
    case text(Text)
  }

  var segments: [Segment]

  public init(_ value: String) { segments = [.literal(value)] }
  public init(stringLiteral value: String) { segments = [.literal(value)] }
  public init(stringInterpolation: StringInterpolation) { segments = stringInterpolation.segments }

  /// Collects literals, values, symbols and texts.
  public struct StringInterpolation: StringInterpolationProtocol {
    var segments: [Segment] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { segments.append(.literal(literal)) }
    }
    public mutating func appendInterpolation(_ string: String) { segments.append(.value(string)) }
    public mutating func appendInterpolation(_ image: Image) {
      segments.append(.text(Text(image)))
    }
    public mutating func appendInterpolation(_ text: Text) { segments.append(.text(text)) }
    public mutating func appendInterpolation<T>(_ value: T) {
      segments.append(.value("\(value)"))
    }
    public mutating func appendInterpolation<T: _FormatSpecifiable>(
      _ value: T, specifier: String
    ) {
      segments.append(.value(String(format: specifier, value)))
    }
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatOutput == String {
      segments.append(.value(format.format(input)))
    }
  }

  /// The texts the segments come to; only literals are read as Markdown.
  var texts: [Text] {
    var result: [Text] = []
    var literal = ""
    func flush() {
      result += Markdown.texts(literal)
      literal = ""
    }
    for segment in segments {
      switch segment {
      case .literal(let string): literal += string
      case .value(let string):
        literal += Markdown.escaping(string)
      case .text(let text):
        flush()
        result.append(text)
      }
    }
    flush()
    return result
  }

  var string: String {
    texts.map(\.plainString).joined()
  }
}

/// A number that `String(format:)` takes.
public protocol _FormatSpecifiable: CVarArg {}
extension Int: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
