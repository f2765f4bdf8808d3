import DisplayList
import Foundation
import Geometry

/// What commands touch, in pixels; null for nothing.
struct Extents {
  let painter: Painter
  let scale: CGFloat

  func bounds(of commands: [DrawCommand], _ transform: CGAffineTransform) -> CGRect {
    commands.reduce(.null) { $0.union(bounds(of: $1, transform)) }
  }

  /// - Parameter transform: from the command's points to the window's.
  func bounds(of command: DrawCommand, _ transform: CGAffineTransform) -> CGRect {
    let pixels = transform.concatenating(CGAffineTransform(scaleX: scale, y: scale))
    switch command {
    case .fill(let path, _, _, _): return path.controlBounds(pixels) ?? .null
    case .stroke(let path, _, let style, _): return style.bounds(of: path, pixels) ?? .null
    case .text(let spec, let frame, _):
      guard frame.isDrawable else { return .null }
      let layout = painter.text.layout(spec, width: frame.width, height: frame.height)
      return sane(
        layout.ink.offsetBy(dx: PaintPass.left(of: layout, spec, frame), dy: frame.minY)
          .applying(pixels))
    case .symbol(let spec, let frame, _):
      guard frame.isDrawable else { return .null }
      let metrics = painter.symbols.metrics(of: spec)
      return sane(
        metrics.ink.applying(PaintPass.placement(of: metrics, in: frame)).applying(pixels))
    case .image(let image): return sane(image.frame.applying(pixels))
    case .layer(let layer):
      return content(of: layer, transform).insetBy(
        dx: -CGFloat(outset(of: layer, transform)), dy: -CGFloat(outset(of: layer, transform)))
    case .glass(let group): return reach(of: group, transform).drawn
    }
  }

  /// What a layer's commands touch inside its clip, before its filters.
  func content(of layer: DrawCommand.Layer, _ transform: CGAffineTransform) -> CGRect {
    let inner = layer.transform.concatenating(transform)
    let content = bounds(of: layer.commands, inner)
    guard let clip = layer.clip else { return content }
    let pixels = inner.concatenating(CGAffineTransform(scaleX: scale, y: scale))
    return content.intersection(clip.controlBounds(pixels) ?? .null)
  }

  /// How far a layer's filters carry its pixels.
  func outset(of layer: DrawCommand.Layer, _ transform: CGAffineTransform) -> Int {
    layer.filters.reduce(0) { $0 + FilterKernel($1, transform, scale).outset }
  }

  func reach(of group: GlassGroup, _ transform: CGAffineTransform) -> GlassReach {
    guard let reach = painter.glass?.reach(of: group, transform: transform) else {
      return GlassReach()
    }
    let pixels = CGAffineTransform(scaleX: scale, y: scale)
    return GlassReach(
      drawn: sane(reach.drawn.applying(pixels)), shown: sane(reach.shown.applying(pixels)),
      seen: sane(reach.seen.applying(pixels)))
  }

  private func sane(_ rect: CGRect) -> CGRect { rect.isDrawable ? rect : .null }
}
