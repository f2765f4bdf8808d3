import DisplayList
import Foundation

/// A decoded picture.
final class Picture {
  /// Premultiplied pixels, never changed.
  let bitmap: Bitmap
  /// Pixels a point.
  let scale: CGFloat
  /// Half, a quarter, … of the size; made when first needed.
  private var levels: [Bitmap] = []

  init(bitmap: Bitmap, scale: CGFloat) {
    self.bitmap = bitmap
    self.scale = scale
  }

  /// The natural size in points.
  var size: CGSize {
    CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
  }

  /// The smallest of the picture and its halvings that has at least `share` of its pixels a side.
  func level(for share: CGFloat) -> Bitmap {
    var best = bitmap
    var index = 0
    var half: CGFloat = 0.5
    while half >= share, best.width > 1, best.height > 1 {
      if index == levels.count { levels.append(Resampling.halved(best)) }
      best = levels[index]
      index += 1
      half /= 2
    }
    return best
  }
}
