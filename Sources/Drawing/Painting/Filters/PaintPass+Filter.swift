internal import CPango
import DisplayList
import Foundation
import Geometry

extension PaintPass {
  /// Filters all pixels of a layer's canvas; lengths are in this pass' points.
  func apply(_ filter: DrawCommand.Filter, to apart: Canvas) {
    if let matrix = ColorMatrix(filter) {
      matrix.apply(to: apart)
      apart.touch()
      return
    }
    let kernel = FilterKernel(filter, transform, scale)
    let blur = BoxBlur(deviation: kernel.deviation)
    if case .shadow(let color, _, _, _) = filter {
      cast(color, kernel, blur, behind: apart)
    } else {
      blur.apply(
        to: apart.bitmap.base.assumingMemoryBound(to: UInt8.self), width: apart.rect.width,
        height: apart.rect.height, stride: apart.bitmap.bytesPerRow, channels: 4,
        scratch: painter.scratch)
      apart.touch()
    }
  }

  /// Lays the blurred silhouette in one colour behind the pixels.
  private func cast(_ color: RGBA, _ kernel: FilterKernel, _ blur: BoxBlur, behind apart: Canvas) {
    let rect = apart.rect
    painter.scratch.withMask(rect) { silhouette in
      for y in rect.y..<rect.maxY {
        let (to, from) = (silhouette.row(y) + rect.x, apart.pixel(rect.x, y))
        for i in 0..<rect.width { to[i] = UInt8(truncatingIfNeeded: from[i] >> 24) }
      }
      blur.apply(
        to: silhouette.base, width: rect.width, height: rect.height, stride: silhouette.stride,
        channels: 1, scratch: painter.scratch)
      apart.draw(in: rect) { context in
        cairo_set_operator(context, CAIRO_OPERATOR_DEST_OVER)
        cairo_set_source_rgba(
          context, color.red.unit, color.green.unit, color.blue.unit, color.alpha.unit)
        silhouette.withSurface {
          cairo_mask_surface(
            context, $0, Double(rect.x + kernel.x), Double(rect.y + kernel.y))
        }
      }
    }
  }
}
