import Foundation

/// How the lengths of frames that make no sense are read.
enum FrameLength {
  /// A fixed, least or ideal length: `nil` when it is not finite, 0 when it is negative.
  static func usable(_ length: CGFloat?) -> CGFloat? {
    guard let length, length.isFinite else { return nil }
    return max(length, 0)
  }

  /// A greatest length, which may be infinite.
  static func usableMaximum(_ length: CGFloat?) -> CGFloat? {
    guard let length, !length.isNaN else { return nil }
    return max(length, 0)
  }
}
