/// Why something cannot be printed.
enum ConsoleError: Error {
  case notJSON(String)
}
