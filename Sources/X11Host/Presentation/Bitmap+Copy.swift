import DisplayList
import Foundation

extension Bitmap {
  /// Takes over the pixels of `rect` from a bitmap of the same size.
  func copy(_ rect: PixelRect, from other: Bitmap) {
    let rect = rect.intersection(bounds).intersection(other.bounds)
    guard !rect.isEmpty else { return }
    for y in rect.y..<rect.maxY {
      memcpy(row(y) + rect.x, other.row(y) + rect.x, rect.width * 4)
    }
  }
}
