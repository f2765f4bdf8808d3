import Foundation

/// How large a window's picture may be, pixels.
enum PixelLimits {
  /// X counts pixels of a window in signed 16-bit numbers.
  static let longestSide = 32767
  /// A quarter of a gigabyte for each of two buffers.
  static let mostPixels = 1 << 26

  /// The nearest size that can be shown: at least 1 × 1; what is too large loses height.
  static func clamp(width: Int, height: Int) -> (width: Int, height: Int) {
    let width = min(max(width, 1), longestSide)
    return (width, min(max(height, 1), longestSide, mostPixels / width))
  }

  /// The pixels of `size` points, rounded up; what is no number counts as 1.
  static func pixels(of size: CGSize, scale: CGFloat) -> (width: Int, height: Int) {
    func whole(_ points: CGFloat) -> Int {
      let pixels = (points * scale).rounded(.up)
      return pixels.isFinite ? Int(min(max(pixels, 1), CGFloat(longestSide))) : 1
    }
    return clamp(width: whole(size.width), height: whole(size.height))
  }
}
