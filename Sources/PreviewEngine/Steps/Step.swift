import Foundation

/// One thing that a script does to a preview.
public enum Step: Hashable, Sendable {
  /// Presses and releases at one instant.
  case click(Target)
  /// Presses and keeps pressing.
  case press(Target)
  /// Moves the pointer, which drags if it presses.
  case move(Motion)
  /// Ends a press where the pointer is.
  case release
  /// Moves the pointer there without pressing.
  case hover(Target)
  /// Presses, moves and keeps pressing.
  case drag(Target, Motion)
  /// Presses and releases a key.
  case key(KeyEvent.Key, KeyEvent.Modifiers)
  /// Types text into what has the focus.
  case type(String)
  /// Scrolls by points; positive moves the content right and down.
  case scroll(Target?, dx: Double, dy: Double)
  /// Lets virtual time pass, in seconds; all other steps take none.
  case advance(Double)

  /// What a step is done to.
  public enum Target: Hashable, Sendable {
    /// The centre of what carries an accessibility label; the occurrence counts from 1.
    case label(String, occurrence: Int = 1)
    /// A place in the window, in points.
    case point(CGPoint)
  }

  /// Where the pointer goes.
  public enum Motion: Hashable, Sendable {
    case to(Target)
    /// By points from where it is.
    case by(dx: Double, dy: Double)
  }

  /// Whether the pointer stays when this is the last step; after all others it is taken away.
  public var keepsPointer: Bool {
    switch self {
    case .press, .move, .hover, .drag: true
    case .click, .release, .key, .type, .scroll, .advance: false
    }
  }
}
