internal import CPango
import DisplayList
import Foundation
import Geometry

extension PaintPass {
  /// A copy larger than this is not made; its part in the window is sampled instead, in pixels.
  private static let largestCopy = 16_000_000

  func image(_ image: DrawCommand.ImageCommand) {
    let frame = image.frame
    guard frame.isDrawable, frame.width > 0, frame.height > 0 else { return }
    let pixels = pixels
    let bounds = frame.applying(pixels)
    guard abs(pixels.determinant) > 1e-9,
      !PixelRect(touching: bounds).intersection(region).isEmpty
    else { return }
    guard let picture = painter.images.picture(image.name) else {
      placeholder(image.name, frame: frame)
      return
    }
    let width = frame.width * hypot(pixels.a, pixels.b)
    let height = frame.height * hypot(pixels.c, pixels.d)
    let stretched = StretchedPicture(
      picture: picture, width: max(1, Int(min(width, 32768).rounded())),
      height: max(1, Int(min(height, 32768).rounded())),
      scale: CGSize(width: width / frame.width, height: height / frame.height), image: image)
    let isSmall = stretched.width * stretched.height <= Self.largestCopy
    if let place = Path(frame).wholePixels(pixels), pixels.a > 0, pixels.d > 0, isSmall {
      copy(painter.copies.bitmap(stretched), at: place, image.template)
    } else {
      let isPlain = !image.isTiled && image.capInsets == EdgeInsets()
      let bitmap =
        isPlain || !isSmall
        ? picture.level(for: max(width / CGFloat(picture.bitmap.width), 0.001))
        : painter.copies.bitmap(stretched)
      sample(bitmap, over: frame, isSmooth: image.interpolation != .none, image.template)
    }
  }

  /// Lays a bitmap pixel on pixel.
  private func copy(_ bitmap: Bitmap, at place: PixelRect, _ template: Paint?) {
    let area = place.intersection(region)
    guard !area.isEmpty, let source = Canvas(bitmap, x: place.x, y: place.y) else { return }
    lay(source, template, over: area, through: nil)
  }

  /// Lays a bitmap turned, mirrored or between pixels, with smooth edges.
  private func sample(
    _ bitmap: Bitmap, over frame: CGRect, isSmooth: Bool, _ template: Paint?
  ) {
    let toFrame = CGAffineTransform(
      a: frame.width / CGFloat(bitmap.width), b: 0, c: 0,
      d: frame.height / CGFloat(bitmap.height), tx: frame.minX, ty: frame.minY)
    let map = toFrame.concatenating(pixels).inverted()
    let outline = Path(frame)
    withCoverage(frame.applying(pixels)) { context, x, y in
      outline.add(to: context, pixels, x: x, y: y)
      cairo_fill(context)
    } _: { mask, area in
      painter.scratch.withCanvas(area, cleared: false) { sampled in
        PictureSampler(bitmap: bitmap, map: map, isSmooth: isSmooth).fill(sampled)
        sampled.touch()
        lay(sampled, template, over: area, through: mask)
      }
    }
  }

  /// Lays a canvas' pixels, or `template` as far as they are opaque, over an area.
  private func lay(
    _ source: Canvas, _ template: Paint?, over area: PixelRect, through mask: Mask?
  ) {
    if let template {
      painter.scratch.withMask(area) { alpha in
        alpha.base.update(repeating: 255, count: alpha.stride * area.height)
        Pixels.multiply(alpha, byAlphaOf: source, area)
        if let mask { Pixels.multiply(alpha, by: mask, area) }
        lay(template, over: area, through: alpha)
      }
      return
    }
    canvas.draw(in: area) { context in
      cairo_set_source_surface(context, source.surface, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
      if let mask {
        mask.withSurface {
          cairo_mask_surface(context, $0, Double(mask.rect.x), Double(mask.rect.y))
        }
      } else {
        cairo_paint(context)
      }
    }
  }
}
