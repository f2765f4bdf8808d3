internal import CX11
import DisplayList
import Foundation

extension Window {
  /// Tells the window manager who this is and what it understands.
  func publishProperties() {
    publishTitle()
    publishHints()
    let protocols: [AtomName] = [.wmDeleteWindow, .netWMPing, .netWMSyncRequest]
    connection.setProperty(
      .wmProtocols, of: id, type: cx11_atom_atom, protocols.map { Int(connection.atom($0)) })
    connection.setProperty(
      .netWMWindowType, of: id, type: cx11_atom_atom,
      [Int(connection.atom(.netWMWindowTypeNormal))])
    // A process number means something only together with the machine it runs on.
    connection.setProperty(.netWMPID, of: id, type: cx11_atom_cardinal, [Int(getpid())])
    connection.setProperty(
      .wmClientMachine, of: id, type: cx11_atom_string, ProcessInfo.processInfo.hostName)
    if let icon = configuration.icon { publish(icon) }
    if connection.extensions.randr != nil {
      XRRSelectInput(
        connection.display, id, Int32(RRScreenChangeNotifyMask | RRCrtcChangeNotifyMask))
    }
  }

  func publishTitle() {
    connection.setProperty(.netWMName, of: id, type: connection.atom(.utf8String), title)
    guard let copy = strdup(title) else { return }
    defer { free(copy) }
    var list: UnsafeMutablePointer<CChar>? = copy
    var text = XTextProperty()
    if Xutf8TextListToTextProperty(connection.display, &list, 1, XStdICCTextStyle, &text)
      >= Success
    {
      XSetWMName(connection.display, id, &text)
      XFree(text.value)
    }
  }

  private func publishHints() {
    let display = connection.display
    if let size = XAllocSizeHints() {
      size.pointee.flags = PSize | PMinSize | PWinGravity
      (size.pointee.width, size.pointee.height) = (Int32(frame.width), Int32(frame.height))
      (size.pointee.min_width, size.pointee.min_height) = (1, 1)
      size.pointee.win_gravity = NorthWestGravity
      XSetWMNormalHints(display, id, size)
      XFree(size)
    }
    if let hints = XAllocWMHints() {
      hints.pointee.flags = InputHint | StateHint
      hints.pointee.input = 1
      hints.pointee.initial_state = NormalState
      XSetWMHints(display, id, hints)
      XFree(hints)
    }
    guard let name = strdup("glasspreview"), let kind = strdup("Glasspreview") else { return }
    defer {
      free(name)
      free(kind)
    }
    var classHint = XClassHint(res_name: name, res_class: kind)
    XSetClassHint(display, id, &classHint)
  }

  /// The icon as the desktop conventions want it: width, height, then pixels with straight alpha.
  private func publish(_ icon: Bitmap) {
    guard icon.width > 0, icon.height > 0, icon.width <= 512, icon.height <= 512 else { return }
    var values = [icon.width, icon.height]
    for y in 0..<icon.height {
      let row = icon.row(y)
      for x in 0..<icon.width { values.append(Int(Window.straight(row[x]))) }
    }
    connection.setProperty(.netWMIcon, of: id, type: cx11_atom_cardinal, values)
  }

  /// 0xAARRGGBB without the premultiplication.
  static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha > 0, alpha < 255 else { return pixel }
    func channel(_ shift: UInt32) -> UInt32 {
      min(255, ((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha) << shift
    }
    return alpha << 24 | channel(16) | channel(8) | channel(0)
  }
}
