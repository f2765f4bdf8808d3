import DisplayList
import Drawing
import Foundation
import Geometry

/// Glass whose every pixel depends on a neighbourhood: it swaps far pixels and inverts them.
final class InvertingGlass: GlassPainting {
  static let reach = 12

  private func body(_ group: GlassGroup, _ transform: CGAffineTransform) -> CGRect {
    group.shapes.reduce(CGRect.null) { rect, shape in
      guard case .ellipse(let frame) = shape.outline else { return rect }
      return rect.union(frame.applying(shape.transform).applying(transform))
    }
  }

  func reach(of group: GlassGroup, transform: CGAffineTransform) -> GlassReach {
    let (d, body) = (-CGFloat(Self.reach), body(group, transform))
    return GlassReach(drawn: body, shown: body, seen: body.insetBy(dx: d, dy: d))
  }

  func draw(
    _ group: GlassGroup, into bitmap: Bitmap, scale: CGFloat, transform: CGAffineTransform,
    clip: PixelRect
  ) {
    let rect = PixelRect(covering: body(group, transform), scale: scale)
      .intersection(bitmap.bounds)
    let d = Int(CGFloat(Self.reach) * scale) - 1
    var copy: [Int: UInt32] = [:]
    for y in rect.y..<rect.maxY {
      for x in rect.x..<rect.maxX {
        let (u, v) = (min(x + d, bitmap.width - 1), max(y - d, 0))
        copy[y * bitmap.width + x] = bitmap.row(v)[u] ^ 0x00FF_FFFF
      }
    }
    for y in rect.y..<rect.maxY {
      for x in rect.x..<rect.maxX
      where x >= clip.x && x < clip.maxX && y >= clip.y && y < clip.maxY {
        bitmap.row(y)[x] = copy[y * bitmap.width + x] ?? 0
      }
    }
  }
}
