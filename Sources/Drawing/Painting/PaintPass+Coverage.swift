internal import CPango
import DisplayList
import Foundation
import Geometry

extension PaintPass {
  /// Makes a mask of what `draw` fills, and gives it to `body` with the pixels it is needed for.
  ///
  /// - Parameters:
  ///   - bounds: what is touched, in pixels.
  ///   - draw: fills paths with Cairo; the context's origin in the window is given to it.
  func withCoverage(
    _ bounds: CGRect?, isAntialiased: Bool = true,
    _ draw: (_ context: OpaquePointer, _ x: Int, _ y: Int) -> Void,
    _ body: (Mask, PixelRect) -> Void
  ) {
    let whole = PixelRect(touching: bounds)
    let visible = whole.intersection(region)
    guard !visible.isEmpty else { return }
    let limits = painter.limits
    let x = max(whole.x, limits.x)
    let rect = PixelRect(
      x: x, y: visible.y, width: min(whole.maxX, limits.maxX) - x, height: visible.height)
    painter.scratch.withMask(rect) { mask in
      rasterize(mask, isAntialiased: isAntialiased, draw)
      body(mask, visible.intersection(rect))
    }
  }

  /// The same for what is often painted again: keeps the mask once it was asked for twice.
  ///
  /// - Parameters:
  ///   - bounds: what is touched, in the subject's points.
  ///   - owner: what the subject's identity belongs to.
  ///   - draw: fills paths through the map it is given; the context's origin comes with it.
  func withKeptCoverage(
    _ subject: CoverageKey.Subject, owner: AnyObject?, bounds: CGRect,
    _ draw: (OpaquePointer, _ map: CGAffineTransform, _ x: Int, _ y: Int) -> Void,
    _ body: (Mask, PixelRect) -> Void
  ) {
    // Whole pixels apart from the rest, so that a mask can be moved by them.
    var map = pixels
    guard abs(map.tx) < 1_000_000, abs(map.ty) < 1_000_000 else { return }
    let (column, line) = (map.tx.rounded(.down), map.ty.rounded(.down))
    map.tx -= column
    map.ty -= line
    let (x, y) = (Int(column), Int(line))
    let local = PixelRect(touching: bounds.applying(map))
    let whole = local.offset(x, y)
    let visible = whole.intersection(region)
    guard !visible.isEmpty else { return }
    if painter.limits.contains(whole) {
      let kept = painter.coverages.mask(
        CoverageKey(subject: subject, map: map), rect: local, owner: owner
      ) { mask in
        rasterize(mask, isAntialiased: true) { draw($0, map, $1, $2) }
      }
      if let kept {
        body(Mask(base: kept.base, rect: whole, stride: kept.stride), visible)
        return
      }
    }
    withCoverage(CGRect(x: whole.x, y: whole.y, width: whole.width, height: whole.height)) {
      draw($0, map, $1 - x, $2 - y)
    } _: {
      body($0, $1)
    }
  }

  private func rasterize(
    _ mask: Mask, isAntialiased: Bool, _ draw: (OpaquePointer, Int, Int) -> Void
  ) {
    mask.withSurface { surface in
      guard let context = cairo_create(surface) else { return }
      cairo_set_tolerance(context, 0.05)
      cairo_set_antialias(context, isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
      draw(context, mask.rect.x, mask.rect.y)
      cairo_destroy(context)
    }
  }
}

extension PixelRect {
  fileprivate func offset(_ dx: Int, _ dy: Int) -> PixelRect {
    PixelRect(x: x + dx, y: y + dy, width: width, height: height)
  }
}
