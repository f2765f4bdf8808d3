import Foundation

/// What a person did, in the window's coordinates (points).
public enum InputEvent: Hashable, Sendable {
  public enum PointerButton: Int, Hashable, Sendable { case primary = 1, middle = 2, secondary = 3 }

  case pointerMoved(to: CGPoint)
  case pointerLeft
  case pressed(PointerButton, at: CGPoint)
  case released(PointerButton, at: CGPoint)
  /// A press that ends without a release: the grab was broken.
  case cancelled
  /// Points to scroll by; positive moves content right and down.
  case scrolled(at: CGPoint, dx: CGFloat, dy: CGFloat)
  case key(KeyEvent)
  case windowActive(Bool)
}

/// A key going down or up.
public struct KeyEvent: Hashable, Sendable {
  public enum Phase: Hashable, Sendable { case down, up, `repeat` }
  public enum Key: Hashable, Sendable {
    case space, `return`, tab, escape, delete, deleteForward, home, end, pageUp, pageDown
    case left, right, up, down, function(Int)
    /// The unmodified character of the key.
    case character(Character)
  }
  public struct Modifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let shift = Modifiers(rawValue: 1)
    public static let control = Modifiers(rawValue: 2)
    public static let option = Modifiers(rawValue: 4)
    public static let command = Modifiers(rawValue: 8)
  }

  public var key: Key
  public var phase: Phase
  public var modifiers: Modifiers
  /// The text the key enters, empty for keys that enter none.
  public var text: String

  public init(_ key: Key, phase: Phase, modifiers: Modifiers = [], text: String = "") {
    self.key = key
    self.phase = phase
    self.modifiers = modifiers
    self.text = text
  }
}
