internal import CX11
import PreviewEngine

extension KeyEvent.Key {
  /// The key of an X keysym that has a name of its own; nil for those that only enter a character.
  init?(keysym: Int) {
    switch keysym {
    case Int(XK_space), Int(XK_KP_Space): self = .space
    case Int(XK_Return), Int(XK_KP_Enter), Int(XK_ISO_Enter): self = .return
    case Int(XK_Tab), Int(XK_KP_Tab), Int(XK_ISO_Left_Tab): self = .tab
    case Int(XK_Escape): self = .escape
    case Int(XK_BackSpace): self = .delete
    case Int(XK_Delete), Int(XK_KP_Delete): self = .deleteForward
    case Int(XK_Home), Int(XK_KP_Home): self = .home
    case Int(XK_End), Int(XK_KP_End): self = .end
    case Int(XK_Page_Up), Int(XK_KP_Page_Up): self = .pageUp
    case Int(XK_Page_Down), Int(XK_KP_Page_Down): self = .pageDown
    case Int(XK_Left), Int(XK_KP_Left): self = .left
    case Int(XK_Right), Int(XK_KP_Right): self = .right
    case Int(XK_Up), Int(XK_KP_Up): self = .up
    case Int(XK_Down), Int(XK_KP_Down): self = .down
    case Int(XK_F1)...Int(XK_F35): self = .function(keysym - Int(XK_F1) + 1)
    default: return nil
    }
  }
}

extension KeyEvent.Modifiers {
  /// The modifiers in the state of an X event, where Mod1 is Alt and Mod4 the logo key.
  init(state: UInt32) {
    self = []
    if state & UInt32(ShiftMask) != 0 { insert(.shift) }
    if state & UInt32(ControlMask) != 0 { insert(.control) }
    if state & UInt32(Mod1Mask) != 0 { insert(.option) }
    if state & UInt32(Mod4Mask) != 0 { insert(.command) }
  }
}
