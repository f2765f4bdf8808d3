/// What can be wrong with a symbol: its name, or the drawing behind it.
public enum SymbolError: Error, Hashable, Sendable {
  /// No drawing and no combination of drawings has this name.
  case unknownName(String)
  /// The file exists but its bytes cannot be read.
  case unreadable(file: String)
  /// The file is not well-formed XML.
  case markup(file: String, line: Int, detail: String)
  /// An element that skeletons do not use.
  case unsupportedElement(file: String, line: Int, name: String)
  /// An attribute whose value cannot be understood.
  case attribute(file: String, line: Int, name: String, value: String, detail: String)
  /// A template that lacks something.
  case template(file: String, detail: String)
  /// A well-formed file without anything to draw.
  case empty(file: String)
}

extension SymbolError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknownName(let name):
      "unknown symbol \"\(name)\": a placeholder is drawn; draw it as Symbols/\(name).svg"
    case .unreadable(let file):
      "\(file): cannot be read; check that it is UTF-8 text and its permissions"
    case .markup(let file, let line, let detail):
      "\(file):\(line): \(detail); the file must be well-formed XML"
    case .unsupportedElement(let file, let line, let name):
      "\(file):\(line): <\(name)> is not used in skeletons; "
        + "use path, circle, ellipse, rect, line, polyline, polygon or g"
    case .attribute(let file, let line, let name, let value, let detail):
      "\(file):\(line): \(name)=\"\(value)\": \(detail)"
    case .template(let file, let detail):
      "\(file): \(detail); export the template from SF Symbols once more"
    case .empty(let file):
      "\(file): draws nothing; give at least one shape the class stroke or fill"
    }
  }
}
