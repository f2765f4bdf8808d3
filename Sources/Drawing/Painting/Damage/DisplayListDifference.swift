import DisplayList
import Foundation
import Geometry

/// Finds the pixels in which two display lists may differ.
struct DisplayListDifference {
  let extents: Extents

  /// In pixels; what glass and blur further reach is not added.
  ///
  /// Commands are matched from both ends; what differs in between is damaged in both lists. Layers
  /// that differ only inside are compared inside, in their coordinates.
  func damage(from old: [DrawCommand], to new: [DrawCommand], within window: PixelRect)
    -> [PixelRect]
  {
    var rects: [CGRect] = []
    collect(old, new, .identity, into: &rects)
    return rects.map { PixelRect(covering: $0, scale: 1).intersection(window) }
      .filter { !$0.isEmpty }
  }

  private func collect(
    _ old: [DrawCommand], _ new: [DrawCommand], _ transform: CGAffineTransform,
    into rects: inout [CGRect]
  ) {
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    var end = 0
    while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    let changedOld = old[start..<(old.count - end)]
    let changedNew = new[start..<(new.count - end)]
    guard changedOld.count == changedNew.count else {
      for command in changedOld { rects.append(extents.bounds(of: command, transform)) }
      for command in changedNew { rects.append(extents.bounds(of: command, transform)) }
      return
    }
    for (a, b) in zip(changedOld, changedNew) where a != b {
      if case .layer(let a) = a, case .layer(let b) = b, a.isPlain, b.isPlain,
        a.transform == b.transform, a.clip == b.clip, a.isClipEOFilled == b.isClipEOFilled
      {
        collect(a.commands, b.commands, a.transform.concatenating(transform), into: &rects)
      } else {
        rects.append(extents.bounds(of: a, transform).union(extents.bounds(of: b, transform)))
      }
    }
  }
}

extension DrawCommand.Layer {
  /// Whether the layer changes where commands stand, but not how they look.
  fileprivate var isPlain: Bool {
    opacity == 1 && blendMode == .normal && filters.isEmpty && mask == nil
  }
}

extension Painter {
  /// The pixels within `window` in which two lists may differ: what to give to `paint`.
  public func damage(
    from old: DisplayList, to new: DisplayList, scale: CGFloat, within window: PixelRect
  ) -> [PixelRect] {
    guard old != new else { return [] }
    return DisplayListDifference(extents: Extents(painter: self, scale: scale))
      .damage(from: old.commands, to: new.commands, within: window)
  }
}
