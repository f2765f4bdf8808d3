internal import CX11

/// One complaint of the X server about a request.
struct ServerError: Hashable, Sendable {
  var code: Int
  var majorOpcode: Int
  var minorOpcode: Int
  var resource: UInt

  init(_ event: XErrorEvent) {
    code = Int(event.error_code)
    majorOpcode = Int(event.request_code)
    minorOpcode = Int(event.minor_code)
    resource = UInt(event.resourceid)
  }

  /// The server's name for the error, for example "BadWindow (invalid Window parameter)".
  func describe(on display: OpaquePointer) -> String {
    var text = [CChar](repeating: 0, count: 128)
    XGetErrorText(display, Int32(code), &text, Int32(text.count))
    let words = String(
      decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    return "\(words) in request \(majorOpcode).\(minorOpcode)"
  }
}
