/// Why a test could not drive a window, or what it found.
public enum PreviewTestingError: Error, CustomStringConvertible {
  /// Xvfb did not come up; what it said.
  case noServer(String)
  /// The program under test was not found at any of these places.
  case executableMissing([String])
  /// The program could not be started, for the system's reason.
  case notStarted(path: String, reason: String)
  /// Something did not happen within the deadline; what the program said meanwhile.
  case timedOut(waitingFor: String, output: String)
  /// The program ended while its window was waited for.
  case exitedEarly(ExitStatus, output: String)
  /// The server refused a request of the harness.
  case refused(String)
  /// The keyboard has no key that enters this.
  case noSuchKey(String)
  /// A captured frame shows nearly one colour only (0xAARRGGBB), so it proves nothing.
  case nearlyUniform(UInt32)
  /// A captured frame is not the expected picture.
  case picturesDiffer(BitmapDifference)

  public var description: String {
    switch self {
    case .noServer(let words): "Xvfb did not start; install the package xvfb. \(words)"
    case .executableMissing(let places):
      """
      no executable at \(places.joined(separator: ", ")); \
      build it first, or name it in GLASSPREVIEW_EXECUTABLE
      """
    case .notStarted(let path, let reason): "\(path) did not start: \(reason)"
    case .timedOut(let event, let output):
      "waited in vain for \(event)" + Self.quote(output)
    case .exitedEarly(let status, let output):
      "the program ended early (\(status))" + Self.quote(output)
    case .refused(let words): "the X server refused: \(words)"
    case .noSuchKey(let name): "the keyboard has no key for \"\(name)\""
    case .nearlyUniform(let colour):
      "the frame is nearly uniform: 0x" + String(colour, radix: 16, uppercase: true)
    case .picturesDiffer(let difference): difference.description
    }
  }

  private static func quote(_ output: String) -> String {
    output.isEmpty ? "" : "; it said:\n\(output)"
  }
}
