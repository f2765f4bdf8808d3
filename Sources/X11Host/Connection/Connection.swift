internal import CX11
import Foundation

/// A connection to an X server, its extensions and its names.
@MainActor final class Connection {
  let display: OpaquePointer
  let screen: Int32
  let root: XID
  let extensions: Extensions
  private let atoms: [AtomName: Atom]
  private var isOpen = true

  init() throws(X11HostError) {
    // Dead keys compose by the locale's character set alone, which is the same everywhere: nothing
    // else of the person's locale is taken over.
    setlocale(LC_CTYPE, "C.UTF-8")
    guard let display = XOpenDisplay(nil) else {
      let name = ProcessInfo.processInfo.environment["DISPLAY"].flatMap { $0.isEmpty ? nil : $0 }
      throw .noDisplay(name: name)
    }
    self.display = display
    ServerErrors.watch(display)
    screen = XDefaultScreen(display)
    root = XRootWindow(display, screen)
    atoms = Connection.intern(AtomName.allCases, on: display)
    extensions = Extensions(display)
  }

  isolated deinit { close() }

  /// The file descriptor that becomes readable when the server says something.
  var descriptor: Int32 { XConnectionNumber(display) }

  /// Whether the server has gone away.
  var isLost: Bool { ServerErrors.isLost(display) }

  /// Whether the server runs on this machine and talks through a local socket: only then are its
  /// shared-memory identifiers ours.
  var isLocal: Bool {
    var address = sockaddr_storage()
    var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let answer = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) }
    }
    return answer == 0 && Int32(address.ss_family) == AF_UNIX
  }

  func atom(_ name: AtomName) -> Atom { atoms[name] ?? 0 }

  /// Whether a window manager runs that follows the desktop conventions.
  var hasWindowManager: Bool {
    !property(.netSupportingWMCheck, of: root, type: cx11_atom_window).isEmpty
  }

  /// Runs `requests` and answers what the server said against them, after a round trip.
  func errors(of requests: () -> Void) -> [ServerError] {
    XSync(display, 0)
    let earlier = ServerErrors.take(display)
    requests()
    XSync(display, 0)
    let errors = ServerErrors.take(display)
    untrapped += earlier
    return errors
  }

  /// Errors that no one waited for, oldest first, since the last call.
  func takeErrors() -> [ServerError] {
    let errors = untrapped + ServerErrors.take(display)
    untrapped = []
    return errors
  }
  private var untrapped: [ServerError] = []

  /// Closes the connection, which frees everything the server holds for it.
  ///
  /// A lost connection is left alone: Xlib has already closed its socket.
  func close() {
    guard isOpen else { return }
    isOpen = false
    let wasLost = isLost
    ServerErrors.stopWatching(display)
    if !wasLost { XCloseDisplay(display) }
  }

  private static func intern(_ names: [AtomName], on display: OpaquePointer) -> [AtomName: Atom] {
    var texts: [UnsafeMutablePointer<CChar>?] = names.map { strdup($0.rawValue) }
    defer { texts.forEach { free($0) } }
    var atoms = [Atom](repeating: 0, count: names.count)
    XInternAtoms(display, &texts, Int32(names.count), 0, &atoms)
    return Dictionary(uniqueKeysWithValues: zip(names, atoms))
  }
}
