/// Why something cannot be printed.
enum ConsoleError: Error, CustomStringConvertible {
  case notJSON(String)
  case notWritten(String)

  var description: String {
    switch self {
    case .notJSON(let reason): "this cannot be printed as JSON: \(reason)"
    case .notWritten(let path):
      "\(path): cannot be written; check the folder and its permissions"
    }
  }
}
