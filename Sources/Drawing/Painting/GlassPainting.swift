import DisplayList
import Foundation
import Geometry

/// What turns painted pixels to glass.
public protocol GlassPainting: AnyObject {
  /// Turns the pixels under the group's shapes to glass, in place, inside `clip` (pixels).
  ///
  /// `scale` is pixels a point; `transform` leads from the group's points to the bitmap's. The
  /// bitmap holds the backdrop over the group's whole reach, and the pixels that come out do not
  /// depend on the clip.
  func draw(
    _ group: GlassGroup, into bitmap: Bitmap, scale: CGFloat, transform: CGAffineTransform,
    clip: PixelRect)

  /// What drawing the group reads or writes, in the bitmap's points; null when it draws nothing.
  func reach(of group: GlassGroup, transform: CGAffineTransform) -> CGRect
}
