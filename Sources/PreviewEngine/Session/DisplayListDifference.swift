import DisplayList
import Drawing
import Foundation
import Geometry

/// Finds the pixels in which two display lists may differ.
enum DisplayListDifference {
  /// Rectangles in pixels, within the window; the painter adds what glass and blur reach.
  ///
  /// Commands are matched from both ends; what differs in between is damaged in both lists. Layers
  /// that differ only inside are compared inside, in their coordinates.
  static func damage(
    from old: DisplayList, to new: DisplayList, scale: CGFloat, width: Int, height: Int
  ) -> [PixelRect] {
    guard old != new else { return [] }
    var rects: [CGRect] = []
    collect(old.commands, new.commands, .identity, into: &rects)
    let window = PixelRect(x: 0, y: 0, width: width, height: height)
    return rects.map { PixelRect(covering: $0, scale: scale).intersection(window) }
      .filter { !$0.isEmpty }
  }

  private static func collect(
    _ old: [DrawCommand], _ new: [DrawCommand], _ transform: CGAffineTransform,
    into rects: inout [CGRect]
  ) {
    var start = 0
    let shorter = min(old.count, new.count)
    while start < shorter, old[start] == new[start] { start += 1 }
    var end = 0
    while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    let changedOld = old[start..<(old.count - end)]
    let changedNew = new[start..<(new.count - end)]
    if changedOld.count == changedNew.count {
      for (a, b) in zip(changedOld, changedNew) where a != b {
        if case .layer(let a) = a, case .layer(let b) = b, a.isPlain, b.isPlain,
          a.transform == b.transform, a.clip == b.clip
        {
          collect(
            a.commands, b.commands, a.transform.concatenating(transform), into: &rects)
        } else {
          rects.append(a.reach(transform).union(b.reach(transform)))
        }
      }
    } else {
      for command in changedOld { rects.append(command.reach(transform)) }
      for command in changedNew { rects.append(command.reach(transform)) }
    }
  }
}

extension DrawCommand.Layer {
  /// Whether the layer changes where commands stand, but not how they look.
  fileprivate var isPlain: Bool {
    opacity == 1 && blendMode == .normal && filters.isEmpty && mask == nil
  }
}

extension DrawCommand {
  /// How far ink may reach out of a text's frame, in ems, and of a symbol's, in its sides.
  private static let inkReach: CGFloat = 1

  /// What the command may write, in points after `transform`.
  fileprivate func reach(_ transform: CGAffineTransform) -> CGRect {
    switch self {
    case .fill(let path, _, _, _): return path.boundingRect.applying(transform)
    case .stroke(let path, _, let style, _):
      let margin = style.lineWidth / 2 * max(1, style.lineJoin == .miter ? style.miterLimit : 1)
      return path.boundingRect.insetBy(dx: -margin, dy: -margin).applying(transform)
    case .text(let spec, let frame, _):
      let em = spec.spans.map(\.font.size).max() ?? 0
      return frame.insetBy(dx: -em * Self.inkReach, dy: -em * Self.inkReach).applying(transform)
    case .symbol(let spec, let frame, _):
      let margin = max(spec.pointSize, max(frame.width, frame.height)) * Self.inkReach
      return frame.insetBy(dx: -margin, dy: -margin).applying(transform)
    case .image(let image): return image.frame.applying(transform)
    case .layer(let layer):
      let inner = layer.transform.concatenating(transform)
      var reach = layer.commands.reduce(CGRect.null) { $0.union($1.reach(inner)) }
      for filter in layer.filters {
        switch filter {
        case .blur(let radius): reach = reach.insetBy(dx: -radius * 3, dy: -radius * 3)
        case .shadow(_, let radius, let x, let y):
          reach = reach.union(
            reach.insetBy(dx: -radius * 3, dy: -radius * 3).offsetBy(dx: x, dy: y))
        default: break
        }
      }
      if let clip = layer.clip {
        reach = reach.intersection(clip.boundingRect.applying(inner))
      }
      return reach
    case .glass(let group):
      return group.shapes.reduce(CGRect.null) { $0.union($1.bounds) }
        .applying(transform)
    }
  }
}

extension GlassShape {
  /// The outline's bounding box with a little room for its rim, in the group's points.
  fileprivate var bounds: CGRect {
    func box(_ outline: Outline) -> CGRect {
      switch outline {
      case .roundedRectangle(let rect, _, _), .ellipse(let rect): rect
      case .path(let path): path.boundingRect
      }
    }
    let own = swellings.reduce(box(outline).applying(transform)) { $0.union(box($1)) }
    return own.insetBy(dx: -2, dy: -2)
  }
}
