internal import CX11
import DisplayList
import Foundation

extension PreviewWindow {
  /// The pixels that are in the window now; wait for a frame first.
  ///
  /// Only the window is read, never the screen. A frame of nearly one colour is an error unless
  /// `allowsUniform`, since a window that shows nothing would pass for many a picture.
  public func capture(allowsUniform: Bool = false) throws -> Bitmap {
    let bitmap = try connection.pixels(of: window)
    if !allowsUniform, let colour = bitmap.dominantColour {
      throw PreviewTestingError.nearlyUniform(colour)
    }
    return bitmap
  }

  /// Compares the pixels in the window with a picture, byte for byte; throws the difference.
  public func expectPixels(_ expected: Bitmap) throws {
    let actual = try capture()
    if let difference = BitmapDifference(expected: expected, actual: actual) {
      throw PreviewTestingError.picturesDiffer(difference)
    }
  }

  /// Paints over a part of the window from outside (pixels), and tells it that the part was
  /// exposed: what another window that comes and goes does.
  public func damage(_ rect: PixelRect, colour: UInt32 = 0xFF00FF) throws {
    let display = connection.display
    try connection.checked {
      guard let context = XCreateGC(display, window, 0, nil) else { return }
      defer { XFreeGC(display, context) }
      XSetForeground(display, context, UInt(colour))
      XFillRectangle(
        display, window, context, Int32(rect.x), Int32(rect.y), UInt32(rect.width),
        UInt32(rect.height))
      XClearArea(
        display, window, Int32(rect.x), Int32(rect.y), UInt32(rect.width), UInt32(rect.height), 1)
    }
  }
}
