internal import CX11

extension Connection {
  /// Writes 32-bit values; Xlib takes them as C longs, whatever those are.
  func setProperty(_ name: AtomName, of window: XID, type: Atom, _ values: [Int]) {
    let longs = values.map { CLong($0) }
    longs.withUnsafeBytes { bytes in
      let data = bytes.bindMemory(to: UInt8.self).baseAddress
      _ = XChangeProperty(
        display, window, atom(name), type, 32, PropModeReplace, data, Int32(values.count))
    }
  }

  /// Writes bytes.
  func setProperty(_ name: AtomName, of window: XID, type: Atom, _ text: String) {
    let bytes = Array(text.utf8)
    XChangeProperty(
      display, window, atom(name), type, 8, PropModeReplace, bytes, Int32(bytes.count))
  }

  /// Reads 32-bit values; empty where the property is missing or of another type.
  func property(_ name: AtomName, of window: XID, type: Atom) -> [Int] {
    var actualType: Atom = 0
    var format: Int32 = 0
    var count: UInt = 0
    var rest: UInt = 0
    var data: UnsafeMutablePointer<UInt8>?
    let status = XGetWindowProperty(
      display, window, atom(name), 0, 1024, 0, type, &actualType, &format, &count, &rest, &data)
    defer { if let data { XFree(data) } }
    guard status == Success, actualType == type, format == 32, let data else { return [] }
    return data.withMemoryRebound(to: CLong.self, capacity: Int(count)) { longs in
      (0..<Int(count)).map { Int(longs[$0]) }
    }
  }
}
