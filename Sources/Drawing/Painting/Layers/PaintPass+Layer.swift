internal import CPango
import DisplayList
import Foundation
import Geometry

extension PaintPass {
  var extents: Extents { Extents(painter: painter, scale: scale) }

  func layer(_ layer: DrawCommand.Layer) {
    let inner = transformed(layer.transform)
    let determinant = inner.transform.determinant
    guard layer.opacity > 0, determinant != 0, determinant.isFinite,
      inner.transform.tx.isFinite, inner.transform.ty.isFinite
    else { return }
    if layer.blendMode == .normal, layer.filters.isEmpty {
      inner.through(layer)
    } else {
      inner.apart(layer, outset: extents.outset(of: layer, transform), outer: self)
    }
  }

  /// Paints a layer without blending and filters straight onto the canvas.
  ///
  /// What its clip, mask and opacity do not let through is taken back afterwards. Glass inside sees
  /// what lies below.
  private func through(_ layer: DrawCommand.Layer) {
    var pass = self
    var clip = layer.clip
    if let path = clip, let rect = path.wholePixels(pixels) {
      pass.region = region.intersection(rect)
      clip = nil
    }
    if pass.region.isEmpty { return }
    if clip == nil, layer.mask == nil, layer.opacity >= 1 {
      pass.paint(layer.commands)
      return
    }
    var bounds = extents.bounds(of: layer.commands, transform)
    if let clip { bounds = bounds.intersection(clip.controlBounds(pixels) ?? .null) }
    let area = PixelRect(touching: bounds).intersection(pass.region)
    pass.region = area
    painter.scratch.withCanvas(area, cleared: false) { before in
      Pixels.copy(from: canvas, to: before, area)
      pass.paint(layer.commands)
      pass.withAmount(layer, clip: clip, isMasked: true) {
        Pixels.mix(canvas, before: before, $0, area)
      }
      canvas.touch()
    }
  }

  /// Paints a layer on a transparent canvas of its own, filters it and blends it as one.
  private func apart(_ layer: DrawCommand.Layer, outset: Int, outer: PaintPass) {
    let content = PixelRect(touching: extents.content(of: layer, outer.transform))
    let wanted = region.inset(by: -outset)
    let work = content.inset(by: -outset).intersection(wanted)
    let visible = work.intersection(region)
    guard !content.isEmpty, !visible.isEmpty else { return }
    painter.scratch.withCanvas(work) { apart in
      var pass = PaintPass(
        painter: painter, canvas: apart, region: content.intersection(wanted),
        transform: transform, scale: scale, below: below + [canvas])
      pass.paint(layer.commands)
      if let clip = layer.clip {
        pass.withAmount(layer, clip: clip, isMasked: false) {
          Pixels.multiply(apart, by: $0, pass.region)
        }
        apart.touch()
      }
      for filter in layer.filters { outer.apply(filter, to: apart) }
      pass.region = visible
      if layer.mask != nil || layer.opacity < 1 {
        pass.withAmount(layer, clip: nil, isMasked: true) {
          Pixels.multiply(apart, by: $0, visible)
        }
        apart.touch()
      }
      outer.blend(apart, layer.blendMode, visible)
    }
  }

  /// How much of each pixel of the region a layer lets through: clip, and mask and opacity if asked.
  private func withAmount(
    _ layer: DrawCommand.Layer, clip: Path?, isMasked: Bool, _ body: (Mask) -> Void
  ) {
    painter.scratch.withMask(region) { amount in
      let opacity = isMasked ? UInt8((layer.opacity.unit * 255).rounded()) : 255
      amount.base.update(repeating: opacity, count: amount.stride * amount.rect.height)
      if let clip { multiply(amount, by: clip, isEOFilled: layer.isClipEOFilled) }
      if isMasked, let mask = layer.mask {
        painter.scratch.withCanvas(region) { apart in
          var pass = PaintPass(
            painter: painter, canvas: apart, region: region, transform: transform, scale: scale)
          pass.below = below + [canvas]
          pass.paint(mask)
          Pixels.multiply(amount, byAlphaOf: apart, region)
        }
      }
      body(amount)
    }
  }

  private func multiply(_ amount: Mask, by clip: Path, isEOFilled: Bool) {
    var isEmpty = true
    withCoverage(clip.controlBounds(pixels)) { context, x, y in
      clip.add(to: context, pixels, x: x, y: y)
      cairo_set_fill_rule(
        context, isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo_fill(context)
    } _: { coverage, area in
      isEmpty = false
      // The clip's own bounds may be smaller than the region.
      for y in region.y..<region.maxY {
        let row = amount.row(y)
        guard y >= area.y, y < area.maxY else {
          (row + region.x).update(repeating: 0, count: region.width)
          continue
        }
        (row + region.x).update(repeating: 0, count: area.x - region.x)
        (row + area.maxX).update(repeating: 0, count: region.maxX - area.maxX)
      }
      Pixels.multiply(amount, by: coverage, area)
    }
    if isEmpty {
      amount.base.update(repeating: 0, count: amount.stride * amount.rect.height)
    }
  }

  private func blend(_ source: Canvas, _ mode: DrawCommand.BlendMode, _ area: PixelRect) {
    guard let cairo = mode.cairo else {
      Pixels.plusDarker(canvas, source, area)
      canvas.touch()
      return
    }
    canvas.draw(in: area) { context in
      cairo_set_operator(context, cairo)
      cairo_set_source_surface(context, source.surface, 0, 0)
      cairo_paint(context)
    }
  }
}
