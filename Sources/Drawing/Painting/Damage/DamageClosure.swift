import DisplayList
import Foundation
import Geometry

/// Extends damage to all pixels that look at it: a change under glass changes the glass.
struct DamageClosure {
  /// A part of the list that carries changes on; pixels.
  private enum Carrier {
    /// Is painted whole or not at all.
    case whole(PixelRect)
    /// Carries what changes in it so far.
    case spread(PixelRect, Int)
  }

  private var carriers: [Carrier] = []
  private let extents: Extents

  init(_ list: DisplayList, extents: Extents) {
    self.extents = extents
    collect(list.commands, .identity)
  }

  /// The damage with everything it reaches: rectangles that do not overlap, each of which holds every
  /// glass group whole that it touches.
  func close(_ damage: [PixelRect], within bounds: PixelRect) -> [PixelRect] {
    var rects = damage.map { $0.intersection(bounds) }.filter { !$0.isEmpty }
    // What a carrier spread itself is not spread by it again.
    var spread = Array(repeating: [PixelRect](), count: carriers.count)
    var isStable = false
    while !isStable {
      isStable = true
      for (index, carrier) in carriers.enumerated() {
        switch carrier {
        case .whole(let reach):
          let reach = reach.intersection(bounds)
          for i in rects.indices
          where !rects[i].intersection(reach).isEmpty && !rects[i].contains(reach) {
            rects[i] = rects[i].union(reach)
            isStable = false
          }
        case .spread(let content, let outset):
          for rect in rects {
            let changed = rect.intersection(content)
            guard !changed.isEmpty, !spread[index].contains(where: { $0.contains(changed) }) else {
              continue
            }
            let grown = changed.inset(by: -outset).intersection(bounds)
            spread[index].append(grown)
            rects.append(grown)
            isStable = false
          }
        }
      }
      rects = Self.merged(rects)
    }
    return Self.fewer(rects, closing: self, within: bounds)
  }

  private mutating func collect(_ commands: [DrawCommand], _ transform: CGAffineTransform) {
    for command in commands {
      switch command {
      case .layer(let layer):
        let first = carriers.count
        let inner = layer.transform.concatenating(transform)
        collect(layer.commands, inner)
        if let mask = layer.mask { collect(mask, inner) }
        let outset = extents.outset(of: layer, transform)
        guard outset > 0 else { continue }
        let content = PixelRect(touching: extents.content(of: layer, transform))
        guard !content.isEmpty else { continue }
        let holdsGlass = carriers[first...].contains { if case .whole = $0 { true } else { false } }
        carriers.append(
          holdsGlass ? .whole(content.inset(by: -outset)) : .spread(content, outset))
      case .glass(let group):
        let reach = PixelRect(touching: extents.reach(of: group, transform))
        if !reach.isEmpty { carriers.append(.whole(reach)) }
      default: break
      }
    }
  }

  /// Joins rectangles that overlap or leave little between them.
  static func merged(_ rects: [PixelRect]) -> [PixelRect] {
    var result: [PixelRect] = []
    for rect in rects {
      var rect = rect
      while let index = result.firstIndex(where: { joins(rect, $0) }) {
        rect = rect.union(result.remove(at: index))
      }
      result.append(rect)
    }
    return result
  }

  private static func joins(_ a: PixelRect, _ b: PixelRect) -> Bool {
    if !a.intersection(b).isEmpty { return true }
    return a.union(b).area <= (a.area + b.area) * 5 / 4
  }

  /// The most rectangles a frame is painted in.
  private static let most = 8

  private static func fewer(
    _ rects: [PixelRect], closing closure: DamageClosure, within bounds: PixelRect
  ) -> [PixelRect] {
    guard rects.count > most else { return rects.sorted { ($0.y, $0.x) < ($1.y, $1.x) } }
    // The pair whose union adds least; the larger rectangle may touch more glass.
    var best = (waste: Int.max, a: 0, b: 1)
    for a in rects.indices {
      for b in rects.indices where b > a {
        let waste = rects[a].union(rects[b]).area - rects[a].area - rects[b].area
        if waste < best.waste { best = (waste, a, b) }
      }
    }
    var joined = rects
    let other = joined.remove(at: best.b)
    joined[best.a] = joined[best.a].union(other)
    return closure.close(joined, within: bounds)
  }
}
