/// Why a window could not be opened.
public enum X11HostError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No server answers under this name; nil where `DISPLAY` is not set at all.
  case noDisplay(name: String?)
  /// The screen shows colours in a form that no picture can be converted to.
  case noTrueColorVisual(screen: Int)
  /// The server refused to make the window; its own words.
  case windowRefused(String)

  /// One line for a person, with the way out.
  public var description: String {
    switch self {
    case .noDisplay(nil):
      """
      no display: DISPLAY is not set; start this in a graphical session, \
      or use a command that needs no window, such as snapshot
      """
    case .noDisplay(let name?):
      """
      no display: no X server answers at "\(name)"; check DISPLAY, \
      or use a command that needs no window, such as snapshot
      """
    case .noTrueColorVisual(let screen):
      "screen \(screen) has no TrueColor visual; glasspreview needs 15 bits of colour or more"
    case .windowRefused(let reason):
      "the X server refused the window: \(reason)"
    }
  }
}
