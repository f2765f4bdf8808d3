import DisplayList

/// Brings frames to a window's pixels.
///
/// A frame is `begin`, drawing, `present`. The presenter keeps the last frame, so that an exposed
/// part is shown again without drawing.
@MainActor protocol Presenter: AnyObject {
  /// Whether `begin` would answer a bitmap: the server has read what it was given.
  var isReady: Bool { get }

  /// Whether the server has read everything it was given.
  var isQuiet: Bool { get }

  /// Whether the server reports when it has read a frame, which keeps frames from piling up.
  var reportsCompletion: Bool { get }

  /// The size of the next frame in pixels.
  func resize(width: Int, height: Int)

  /// The bitmap to draw the next frame into and the damage to draw: at least `damage`, and all of
  /// it where the bitmap holds no earlier frame. Elsewhere the bitmap holds the last frame.
  func begin(damage: [PixelRect]) -> (bitmap: Bitmap, damage: [PixelRect])?

  /// Sends the pixels of `written` and makes this the last frame.
  func present(_ written: [PixelRect])

  /// Sends pixels of the last frame once more.
  func repaint(_ rects: [PixelRect])

  /// The server has read a put of the shared segment `id`.
  func completed(segment id: UInt)

  /// Gives back what the server holds; not to be called once the connection is lost.
  func close()
}
