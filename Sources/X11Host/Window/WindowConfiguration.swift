import DisplayList
import Foundation

extension Window {
  /// How a window starts.
  public struct Configuration {
    /// What the title bar says.
    public var title: String
    /// The view's size in points; the window has size × scale pixels.
    public var size: CGSize
    /// Pixels per point; nil asks `GLASSPREVIEW_SCALE`, then the session's `Xft.dpi`, then takes 1.
    public var scale: CGFloat?
    /// Sends pixels through the connection even where memory could be shared.
    public var forcesPutImage: Bool
    /// Counts frames by a timer even where the display counts blanks.
    public var forcesTimer: Bool
    /// A picture for task bars and switchers.
    public var icon: Bitmap?

    public init(
      title: String = "glasspreview", size: CGSize = CGSize(width: 400, height: 600),
      scale: CGFloat? = nil, forcesPutImage: Bool = false, forcesTimer: Bool = false,
      icon: Bitmap? = nil
    ) {
      self.title = title
      self.size = size
      self.scale = scale
      self.forcesPutImage = forcesPutImage
      self.forcesTimer = forcesTimer
      self.icon = icon
    }
  }
}
