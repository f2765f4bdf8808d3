internal import CX11
import Foundation

/// A program's real window on a virtual display, driven as a person would drive it.
///
/// ```swift
/// let window = try PreviewWindow(on: display, arguments: ["Recipe.swift"])
/// try window.click(at: CGPoint(x: 120, y: 340))
/// try window.waitUntilSettled()
/// try window.expectPixels(session.picture)
/// #expect(try window.close() == .exited(0))
/// ```
///
/// Nothing here sleeps or asks again and again: the window advances counters on the server, and the
/// harness blocks until they arrive. `patience` only bounds how long a failure takes.
///
/// Points are the window's, from its upper left corner.
public final class PreviewWindow {
  public let display: VirtualDisplay
  public let process: ChildProcess
  /// Pixels per point, which the program is told through `GLASSPREVIEW_SCALE`.
  public let scale: CGFloat
  /// How long anything may take before the test fails.
  public let patience: Duration

  let connection: ServerConnection
  let window: XID
  let frameCounter: XSyncCounter
  let fenceCounter: XSyncCounter
  var fenceSerial = 0

  /// Starts a program and waits for its first frame.
  ///
  /// - Parameters:
  ///   - executable: A path; nil finds the previewer itself.
  ///   - environment: Added to the test's own environment.
  ///   - displayName: Another name of the display, for example its network name.
  ///   - pretendsWindowManager: Whether the program finds a window manager, whose part the harness
  ///     plays: the focus is then where `focus` puts it.
  public init(
    on display: VirtualDisplay, executable: String? = nil, arguments: [String] = [],
    environment: [String: String] = [:], scale: CGFloat = 1, displayName: String? = nil,
    pretendsWindowManager: Bool = false, patience: Duration = .seconds(60)
  ) throws {
    self.display = display
    self.scale = scale
    self.patience = patience
    let connection = try ServerConnection(display.name)
    self.connection = connection
    // Before the program starts, so that its window cannot be missed.
    XSelectInput(connection.display, connection.root, SubstructureNotifyMask)
    if pretendsWindowManager { connection.announceWindowManager() }
    XSync(connection.display, 0)

    var variables = ProcessInfo.processInfo.environment
    variables["DISPLAY"] = displayName ?? display.name
    variables["GLASSPREVIEW_SCALE"] = "\(scale)"
    variables.merge(environment) { $1 }
    process = try ChildProcess(
      executable: executable ?? PreviewExecutable.glasspreview(), arguments: arguments,
      environment: variables)
    window = try Self.findWindow(of: process, connection, patience)
    frameCounter = try Self.counter("_GLASSPREVIEW_FRAME_COUNTER", window, connection)
    fenceCounter = try Self.counter("_GLASSPREVIEW_FENCE_COUNTER", window, connection)
    try waitForFrame(after: 0)
  }

  /// The text of the title bar.
  public var title: String? { connection.text("_NET_WM_NAME", of: window) }

  /// The instance and the class of the window (`WM_CLASS`), each ended by a zero.
  public var windowClass: String? { connection.text("WM_CLASS", of: window) }

  /// The size of the window's picture in pixels.
  public func pixelSize() throws -> (width: Int, height: Int) {
    var attributes = XWindowAttributes()
    try connection.checked { _ = XGetWindowAttributes(connection.display, window, &attributes) }
    return (Int(attributes.width), Int(attributes.height))
  }

  /// Asks the window to close, as a window manager does, and waits for the program to end.
  public func close() throws -> ExitStatus {
    sendProtocol("WM_DELETE_WINDOW")
    return try process.waitForExit(patience: patience)
  }

  /// Blocks until `match` has an answer to an event; throws when time is up or the program ends.
  func wait<Answer>(for event: String, _ match: (inout XEvent) -> Answer?) throws -> Answer {
    let answer = connection.waitForEvent(
      Deadline(in: patience), unless: process.endDescriptor.number, match)
    if let answer { return answer }
    throw Self.failure(of: process, waitingFor: event)
  }

  /// Sends one of the messages that window managers send.
  func sendProtocol(_ name: String, timestamp: Int = 0, _ second: Int = 0, _ third: Int = 0) {
    let values = [Int(connection.atom(name)), timestamp, second, third]
    connection.send(connection.atom("WM_PROTOCOLS"), values, to: window)
  }

  private static func findWindow(
    of process: ChildProcess, _ connection: ServerConnection, _ patience: Duration
  ) throws -> XID {
    let window = connection.waitForEvent(
      Deadline(in: patience), unless: process.endDescriptor.number
    ) { event -> XID? in
      guard event.type == MapNotify else { return nil }
      let window = event.xmap.window
      let identifiers = connection.property("_NET_WM_PID", of: window)
      return identifiers == [Int(process.processIdentifier)] ? window : nil
    }
    if let window { return window }
    throw failure(of: process, waitingFor: "the window of process \(process.processIdentifier)")
  }

  static func counter(
    _ name: String, _ window: XID, _ connection: ServerConnection
  ) throws -> XSyncCounter {
    guard let identifier = connection.property(name, of: window).first, identifier != 0 else {
      throw PreviewTestingError.refused("the window has no property \(name)")
    }
    return XSyncCounter(identifier)
  }

  private static func failure(
    of process: ChildProcess, waitingFor event: String
  ) -> PreviewTestingError {
    if !process.isRunning, let status = try? process.waitForExit(patience: .seconds(1)) {
      return .exitedEarly(status, output: process.standardError)
    }
    return .timedOut(waitingFor: event, output: process.standardError)
  }
}
