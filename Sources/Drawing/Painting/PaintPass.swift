internal import CPango
import DisplayList
import Foundation
import Geometry

/// Paints commands into one canvas; layers start passes of their own inside it.
///
/// What it paints does not depend on `region`, pixel for pixel: damage alone may be painted.
struct PaintPass {
  let painter: Painter
  let canvas: Canvas
  /// The pixels that may be written.
  var region: PixelRect
  /// From the commands' points to the window's.
  var transform: CGAffineTransform
  /// Pixels a point.
  let scale: CGFloat
  /// The canvases below an isolated layer's, outermost first; its glass looks at them.
  var below: [Canvas] = []

  /// How far out of the window paths are rasterized, in pixels.
  ///
  /// The limit stands still while damage
  /// changes: where Cairo cuts a curve decides the last bit of coverage along the whole row.
  static let margin = 4096

  /// From the commands' points to pixels.
  var pixels: CGAffineTransform {
    transform.concatenating(CGAffineTransform(scaleX: scale, y: scale))
  }

  func paint(_ commands: [DrawCommand]) {
    for command in commands { paint(command) }
  }

  func paint(_ command: DrawCommand) {
    switch command {
    case .fill(let path, let paint, let isEOFilled, let isAntialiased):
      fill(path, paint, isEOFilled: isEOFilled, isAntialiased: isAntialiased)
    case .stroke(let path, let paint, let style, let isAntialiased):
      stroke(path, paint, style, isAntialiased: isAntialiased)
    case .text(let spec, let frame, let paint): text(spec, frame: frame, paint)
    case .symbol(let spec, let frame, let paints): symbol(spec, frame: frame, paints)
    case .image(let image): self.image(image)
    case .layer(let layer): self.layer(layer)
    case .glass(let group): glass(group)
    }
  }

  /// Lays `paint` over the pixels of `area`, as far as `mask` covers them.
  func lay(_ paint: Paint, over area: PixelRect, through mask: Mask? = nil) {
    guard !area.isEmpty else { return }
    if let color = paint.plainColor {
      guard color.alpha > 0 else { return }
      canvas.draw(in: area) { context in
        cairo_set_source_rgba(
          context, color.red.unit, color.green.unit, color.blue.unit, color.alpha.unit)
        lay(context, through: mask)
      }
      return
    }
    painter.scratch.withCanvas(area, cleared: false) { shaded in
      guard Shading(paint, transform: pixels)?.fill(shaded) != nil else { return }
      shaded.touch()
      canvas.draw(in: area) { context in
        cairo_set_source_surface(context, shaded.surface, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
        lay(context, through: mask)
      }
    }
  }

  private func lay(_ context: OpaquePointer, through mask: Mask?) {
    guard let mask else {
      cairo_paint(context)
      return
    }
    mask.withSurface {
      cairo_mask_surface(context, $0, Double(mask.rect.x), Double(mask.rect.y))
    }
  }
}

extension Double {
  /// The value within 0 … 1; 0 when it is no number.
  var unit: Double { isNaN ? 0 : min(max(self, 0), 1) }
}
