import DisplayList
import Foundation

/// What a window shows: events in, frames out, on a clock that is an argument.
///
/// `Session` is one in-process; a stage in another process is one over a wire.
@MainActor public protocol FrameSource: AnyObject {
  /// Takes effect in the next `advance`.
  func handle(_ event: InputEvent)

  /// The window's size in points and its pixels per point. Damages everything.
  func resize(to size: CGSize, scale: CGFloat)

  /// Brings the view to `time` (seconds, monotonic, 0 at the first frame) and says what changed on
  /// the screen since the last call, in pixels; empty when the last frame still holds.
  func advance(to time: Double) -> [PixelRect]

  /// Draws the current frame where `damage` asks for it, leaving all other pixels alone, and says
  /// which pixels were written: at least the damage, more where glass reaches out of it.
  ///
  /// The bitmap has size × scale pixels, rounded up. Pixels outside may be of any earlier frame.
  func render(into bitmap: Bitmap, damage: [PixelRect]) -> [PixelRect]

  /// Whether something still moves or waits to be shown: ask for a frame at the next blank.
  var needsFrame: Bool { get }

  /// Called on the main actor when work arrives from outside (a task, an observed model), so that
  /// a sleeping host asks for a frame.
  var onNeedsFrame: (@MainActor () -> Void)? { get set }
}
