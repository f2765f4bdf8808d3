internal import CX11

/// Which protocol extensions the server has, and their numbers.
struct Extensions {
  /// The numbers under which one extension's requests and events arrive.
  struct Numbers: Hashable {
    var majorOpcode: Int
    var firstEvent: Int
  }

  let sharedMemory: Numbers?
  let present: Numbers?
  let sync: Numbers?
  let randr: Numbers?

  init(_ display: OpaquePointer) {
    sharedMemory = XShmQueryExtension(display) != 0 ? Extensions.find("MIT-SHM", display) : nil
    randr = Extensions.find("RANDR", display)

    var (major, minor): (Int32, Int32) = (0, 0)
    var (opcode, event, error): (Int32, Int32, Int32) = (0, 0, 0)
    let hasPresent =
      XPresentQueryExtension(display, &opcode, &event, &error) != 0
      && XPresentQueryVersion(display, &major, &minor) != 0
    present = hasPresent ? Numbers(majorOpcode: Int(opcode), firstEvent: Int(event)) : nil

    let hasSync =
      XSyncQueryExtension(display, &event, &error) != 0
      && XSyncInitialize(display, &major, &minor) != 0
    sync = hasSync ? Extensions.find("SYNC", display) : nil
  }

  private static func find(_ name: String, _ display: OpaquePointer) -> Numbers? {
    var (opcode, event, error): (Int32, Int32, Int32) = (0, 0, 0)
    guard XQueryExtension(display, name, &opcode, &event, &error) != 0 else { return nil }
    return Numbers(majorOpcode: Int(opcode), firstEvent: Int(event))
  }
}
