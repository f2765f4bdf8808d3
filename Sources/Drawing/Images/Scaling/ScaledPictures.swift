import DisplayList
import Foundation
import Geometry

/// Pictures at the sizes they are shown in, so that a repaint does not scale again.
final class ScaledPictures {
  private struct Key: Hashable {
    var picture: ObjectIdentifier
    var width: Int
    var height: Int
    var interpolation: DrawCommand.ImageCommand.Interpolation
    var isTiled: Bool
    var capInsets: EdgeInsets
    /// Only what does not stretch depends on it.
    var scale: CGSize?
  }

  private struct Entry {
    /// Kept, so that no other picture comes to have its identity.
    var picture: Picture
    var bitmap: Bitmap
    var use: Int
  }

  /// What the copies may take, in bytes.
  private static let capacity = 128 << 20
  private var entries: [Key: Entry] = [:]
  private var clock = 0
  private var bytes = 0

  func bitmap(_ stretched: StretchedPicture) -> Bitmap {
    let image = stretched.image
    let isPlain = !image.isTiled && image.capInsets == EdgeInsets()
    let picture = stretched.picture
    if isPlain, picture.bitmap.width == stretched.width, picture.bitmap.height == stretched.height {
      return picture.bitmap
    }
    let key = Key(
      picture: ObjectIdentifier(picture), width: stretched.width, height: stretched.height,
      interpolation: image.interpolation, isTiled: image.isTiled, capInsets: image.capInsets,
      scale: isPlain ? nil : stretched.scale)
    clock += 1
    if let entry = entries[key] {
      entries[key]?.use = clock
      return entry.bitmap
    }
    let bitmap = stretched.bitmap()
    bytes += bitmap.bytesPerRow * bitmap.height
    entries[key] = Entry(picture: picture, bitmap: bitmap, use: clock)
    while bytes > Self.capacity, entries.count > 1,
      let oldest = entries.min(by: { $0.value.use < $1.value.use })
    {
      bytes -= oldest.value.bitmap.bytesPerRow * oldest.value.bitmap.height
      entries[oldest.key] = nil
    }
    return bitmap
  }

  func removeAll() {
    entries = [:]
    bytes = 0
  }
}
