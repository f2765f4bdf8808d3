import Foundation

/// An X server without a screen (Xvfb), for one test or one suite.
///
/// ```swift
/// let display = try VirtualDisplay(width: 800, height: 600)
/// let window = try PreviewWindow(on: display, arguments: ["Recipe.swift"])
/// ```
///
/// The server chooses a free display number by itself, and ends with the value, or with the test
/// process however that ends.
public final class VirtualDisplay {
  /// How the server looks.
  public struct Configuration: Hashable, Sendable {
    /// Pixels.
    public var width: Int
    public var height: Int
    /// Bits of colour: 15, 16, 24 or 30.
    public var depth: Int
    /// Blanks a second, 1 to 600.
    public var framesPerSecond: Int
    /// Accepts connections through the network too, as a remote server would.
    public var listensOnNetwork: Bool

    public init(
      width: Int = 1280, height: Int = 1024, depth: Int = 24, framesPerSecond: Int = 60,
      listensOnNetwork: Bool = false
    ) {
      self.width = width
      self.height = height
      self.depth = depth
      self.framesPerSecond = framesPerSecond
      self.listensOnNetwork = listensOnNetwork
    }
  }

  /// What `DISPLAY` has to be, for example ":7".
  public let name: String
  public let configuration: Configuration
  private let guardian: ChildProcess
  private let lifeline: Descriptor

  /// Starts the server and waits until it accepts connections.
  public init(
    _ configuration: Configuration = Configuration(), patience: Duration = .seconds(30)
  ) throws {
    self.configuration = configuration
    let (numbers, numberEnd) = Descriptor.pipe()
    let (guardEnd, lifeline) = Descriptor.pipe()
    let server = [
      "Xvfb", "-displayfd", "3", "-noreset", "-dpi", "96",
      "-screen", "0", "\(configuration.width)x\(configuration.height)x\(configuration.depth)",
      "-fakescreenfps", "\(configuration.framesPerSecond)",
      configuration.listensOnNetwork ? "-listen" : "-nolisten", "tcp",
    ]
    guardian = try ChildProcess(
      executable: "/bin/sh", arguments: ["-c", Self.guardScript, "guard"] + server,
      environment: ProcessInfo.processInfo.environment,
      descriptors: [0: guardEnd, 3: numberEnd])
    self.lifeline = lifeline
    numberEnd.close()
    guardEnd.close()
    name = try Self.readName(from: numbers, of: guardian, Deadline(in: patience))
  }

  public convenience init(width: Int, height: Int, depth: Int = 24, framesPerSecond: Int = 60)
    throws
  {
    try self.init(
      Configuration(width: width, height: height, depth: depth, framesPerSecond: framesPerSecond))
  }

  deinit { stop() }

  /// Ends the server as if its machine had gone: without a farewell to its clients.
  public func crash() { end(with: "KILL\n") }

  /// Ends the server; every client loses its connection.
  public func stop() { end(with: "TERM\n") }

  /// The name under which the server is reached through the network.
  public var networkName: String { "127.0.0.1" + name }

  private func end(with word: String) {
    guard lifeline.number >= 0 else { return }
    _ = word.withCString { write(lifeline.number, $0, strlen($0)) }
    lifeline.close()
    _ = try? guardian.waitForExit(patience: .seconds(10))
  }

  /// A shell starts the server and waits for a word or for the other end of its pipe to go, which
  /// happens even when the test process is killed; then it ends the server.
  private static let guardScript = """
    "$@" & child=$!; exec 3>&-; read -r signal; kill -"${signal:-TERM}" "$child" 2>/dev/null; \
    wait "$child"
    """

  private static func readName(
    from descriptor: Descriptor, of guardian: ChildProcess, _ deadline: Deadline
  ) throws -> String {
    var digits = ""
    while !digits.hasSuffix("\n") {
      var byte: UInt8 = 0
      guard deadline.wait(for: [descriptor.number]), read(descriptor.number, &byte, 1) == 1 else {
        throw PreviewTestingError.noServer(guardian.standardError)
      }
      digits.unicodeScalars.append(Unicode.Scalar(byte))
    }
    return ":" + digits.dropLast()
  }
}
