internal import CX11
import Foundation
import PreviewEngine

/// Turns X key events into keys, phases and text; dead keys compose.
@MainActor final class Keyboard {
  private let connection: Connection
  private let window: XID
  private var method: XIM?
  private var context: XIC?
  private var isPrepared = false
  private var down: Set<UInt32> = []
  /// Where the keyboard group lies in an event's state (the XKB protocol, section 2.2.2).
  private static let groupMask: UInt32 = 0x6000

  init(_ connection: Connection, window: XID) {
    self.connection = connection
    self.window = window
    // A held key then repeats presses only, without releases in between.
    XkbSetDetectableAutoRepeat(connection.display, 1, nil)
  }

  /// Keys held now will see no release here.
  func forget() { down = [] }

  /// The event for the view; nil where a dead key swallowed it or the key has no meaning.
  func event(for event: inout XEvent) -> KeyEvent? {
    prepare()
    if XFilterEvent(&event, 0) != 0 { return nil }
    let isPress = event.type == KeyPress
    let keycode = event.xkey.keycode
    let phase: KeyEvent.Phase
    if isPress {
      phase = keycode != 0 && !down.insert(keycode).inserted ? .repeat : .down
    } else {
      down.remove(keycode)
      phase = .up
    }
    let modifiers = KeyEvent.Modifiers(state: event.xkey.state)
    let (entered, keysym) = isPress ? lookUp(&event.xkey) : ("", 0)
    // What the key is called must not depend on Shift or Control, only on the keyboard's group; the
    // number pad is the exception, where Num Lock chooses between two keys.
    var plain = event.xkey
    plain.type = KeyPress
    plain.state &= Self.groupMask | UInt32(Mod2Mask)
    let (plainText, plainKeysym) = keycode == 0 ? (entered, keysym) : lookUp(&plain)

    let key: KeyEvent.Key
    if let named = KeyEvent.Key(keysym: Int(plainKeysym)) {
      key = named
    } else if let character = plainText.first, !character.isControl {
      key = .character(character)
    } else {
      return nil
    }
    let entersText =
      modifiers.isDisjoint(with: [.control, .command]) && !entered.contains(where: \.isControl)
    return KeyEvent(key, phase: phase, modifiers: modifiers, text: entersText ? entered : "")
  }

  /// Releases the input method; not to be called once the connection is lost.
  func close() {
    if let context { XDestroyIC(context) }
    if let method { XCloseIM(method) }
    (context, method) = (nil, nil)
  }

  /// Reads the compose tables at the first key: most windows never see one.
  private func prepare() {
    guard !isPrepared else { return }
    isPrepared = true
    // Never an input-method server, which could keep the window waiting.
    XSetLocaleModifiers("@im=none")
    method = XOpenIM(connection.display, nil, nil, nil)
    context = method.flatMap { cx11_create_input_context($0, window) }
    if let context { XSetICFocus(context) }
  }

  private func lookUp(_ event: inout XKeyEvent) -> (text: String, keysym: KeySym) {
    var buffer = [CChar](repeating: 0, count: 64)
    var keysym: KeySym = 0
    let count: Int32
    if let context {
      var status: Int32 = 0
      count = Xutf8LookupString(
        context, &event, &buffer, Int32(buffer.count), &keysym, &status)
      if status == XBufferOverflow { return ("", keysym) }
    } else {
      count = XLookupString(&event, &buffer, Int32(buffer.count), &keysym, nil)
    }
    let bytes = buffer.prefix(max(0, Int(count))).map(UInt8.init(bitPattern:))
    if context == nil {
      // Without an input method the text is Latin-1.
      return (String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) })), keysym)
    }
    return (String(decoding: bytes, as: UTF8.self), keysym)
  }
}

extension Character {
  /// Whether this is a control code, which no text holds.
  fileprivate var isControl: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
