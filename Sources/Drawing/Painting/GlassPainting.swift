import DisplayList
import Foundation
import Geometry

/// What turns painted pixels to glass.
public protocol GlassPainting: AnyObject {
  /// Turns the pixels under the group's shapes to glass, in place, inside `clip` (pixels).
  ///
  /// `scale` is pixels a point; `transform` leads from the group's points to the bitmap's. The
  /// bitmap holds the backdrop of all that the group sees, unless the clip touches none of it, and the
  /// pixels that come out do not depend on the clip.
  func draw(
    _ group: GlassGroup, into bitmap: Bitmap, scale: CGFloat, transform: CGAffineTransform,
    clip: PixelRect)

  /// What drawing the group changes and looks at, in the bitmap's points.
  func reach(of group: GlassGroup, transform: CGAffineTransform) -> GlassReach
}
