internal import CX11
import Foundation

extension PreviewWindow {
  /// A button of the pointer.
  public enum PointerButton: UInt32, Sendable { case primary = 1, middle = 2, secondary = 3 }

  /// The way the wheel turns, by X's button numbers.
  public enum ScrollDirection: UInt32, Sendable { case up = 4, down = 5, left = 6, right = 7 }

  /// Moves the pointer; a point outside the window leaves it.
  public func move(to point: CGPoint) throws {
    try connection.checked {
      var (x, y): (Int32, Int32) = (0, 0)
      var child: XID = 0
      XTranslateCoordinates(
        connection.display, window, connection.root, pixel(point.x), pixel(point.y), &x, &y,
        &child)
      XTestFakeMotionEvent(connection.display, -1, x, y, 0)
    }
  }

  /// Presses a button where the pointer is.
  public func press(_ button: PointerButton = .primary) throws {
    try turn(button.rawValue, isDown: true)
  }

  /// Releases a button.
  public func release(_ button: PointerButton = .primary) throws {
    try turn(button.rawValue, isDown: false)
  }

  /// Moves the pointer, presses and releases.
  public func click(at point: CGPoint, _ button: PointerButton = .primary) throws {
    try move(to: point)
    try press(button)
    try release(button)
  }

  /// Turns the wheel by some notches.
  public func scroll(_ direction: ScrollDirection, notches: Int = 1) throws {
    for _ in 0..<notches {
      try turn(direction.rawValue, isDown: true)
      try turn(direction.rawValue, isDown: false)
    }
  }

  /// Presses and releases a key by its X name, for example "space", "Return", "a" or "F5", while
  /// the keys `modifiers` are held, for example "Control_L".
  public func key(_ name: String, modifiers: [String] = []) throws {
    for modifier in modifiers { try turnKey(modifier, isDown: true) }
    try turnKey(name, isDown: true)
    try turnKey(name, isDown: false)
    for modifier in modifiers.reversed() { try turnKey(modifier, isDown: false) }
  }

  /// Presses a key and holds it.
  public func keyDown(_ name: String) throws { try turnKey(name, isDown: true) }

  /// Releases a key.
  public func keyUp(_ name: String) throws { try turnKey(name, isDown: false) }

  /// Enters characters, each with Shift where the keyboard wants it.
  public func type(_ text: String) throws {
    for scalar in text.unicodeScalars {
      // The first 256 keysyms are Latin-1; the others carry their number under a mark.
      let keysym = KeySym(scalar.value < 0x100 ? scalar.value : scalar.value | 0x0100_0000)
      let keycode = XKeysymToKeycode(connection.display, keysym)
      guard keycode != 0 else { throw PreviewTestingError.noSuchKey(String(scalar)) }
      let needsShift = XkbKeycodeToKeysym(connection.display, keycode, 0, 0) != keysym
      if needsShift { try turnKey("Shift_L", isDown: true) }
      try connection.checked {
        XTestFakeKeyEvent(connection.display, UInt32(keycode), 1, 0)
        XTestFakeKeyEvent(connection.display, UInt32(keycode), 0, 0)
      }
      if needsShift { try turnKey("Shift_L", isDown: false) }
    }
  }

  private func turn(_ button: UInt32, isDown: Bool) throws {
    try connection.checked {
      _ = XTestFakeButtonEvent(connection.display, button, isDown ? 1 : 0, 0)
    }
  }

  private func turnKey(_ name: String, isDown: Bool) throws {
    let keysym = XStringToKeysym(name)
    let keycode = keysym == 0 ? 0 : XKeysymToKeycode(connection.display, keysym)
    guard keycode != 0 else { throw PreviewTestingError.noSuchKey(name) }
    try connection.checked {
      _ = XTestFakeKeyEvent(connection.display, UInt32(keycode), isDown ? 1 : 0, 0)
    }
  }

  private func pixel(_ points: CGFloat) -> Int32 { Int32((points * scale).rounded(.down)) }
}
