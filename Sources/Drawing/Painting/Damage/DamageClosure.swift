import DisplayList
import Foundation
import Geometry

/// Extends damage to all pixels that look at it: a change under glass changes the glass.
struct DamageClosure {
  /// A part of the list that carries changes on; pixels.
  private enum Carrier {
    /// Shows `seen` in `shown`, and is painted whole or not at all.
    case glass(shown: PixelRect, seen: PixelRect)
    /// Carries what changes in it so far.
    case spread(PixelRect, Int)
  }

  private var carriers: [Carrier] = []
  private let extents: Extents

  init(_ list: DisplayList, extents: Extents) {
    self.extents = extents
    collect(list.commands, .identity)
  }

  /// The damage with everything it reaches: rectangles that do not overlap.
  ///
  /// Glass that sees a change is painted anew. So is glass over what is painted only for that; the
  /// rectangle that holds any of what it shows holds all that it sees.
  func close(_ damage: [PixelRect], within bounds: PixelRect) -> [PixelRect] {
    let changed = changes(damage.map { $0.intersection(bounds) }.filter { !$0.isEmpty }, bounds)
    var rects = painted(changed.rects, seen: changed.seen, bounds)
    while rects.count > Self.most {
      rects = painted(Self.joined(rects), seen: [], bounds)
    }
    return rects.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
  }

  /// All pixels that may change, and what the glass that changes sees.
  private func changes(
    _ damage: [PixelRect], _ bounds: PixelRect
  ) -> (rects: [PixelRect], seen: [PixelRect]) {
    var (rects, seen) = (damage, [PixelRect]())
    var isChanged = Array(repeating: false, count: carriers.count)
    // What a carrier spread itself is not spread by it again.
    var spread = Array(repeating: [PixelRect](), count: carriers.count)
    var isStable = false
    while !isStable {
      isStable = true
      for (index, carrier) in carriers.enumerated() {
        switch carrier {
        case .glass(let shown, let sight):
          guard !isChanged[index],
            rects.contains(where: { !$0.intersection(sight).isEmpty })
          else { continue }
          isChanged[index] = true
          seen.append(sight.intersection(bounds))
          let shown = shown.intersection(bounds)
          if !shown.isEmpty { rects.append(shown) }
          isStable = false
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
    }
    return (rects, seen.filter { !$0.isEmpty })
  }

  /// Rectangles to paint: those of the changes, and what glass in them sees.
  private func painted(
    _ changed: [PixelRect], seen: [PixelRect], _ bounds: PixelRect
  ) -> [PixelRect] {
    var rects = Self.merged(changed + seen)
    var isStable = false
    while !isStable {
      isStable = true
      for case .glass(let shown, let seen) in carriers {
        let seen = seen.intersection(bounds)
        for i in rects.indices
        where !rects[i].intersection(shown).isEmpty && !rects[i].contains(seen) {
          rects[i] = rects[i].union(seen)
          isStable = false
        }
      }
      rects = Self.merged(rects)
    }
    return rects
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
        let holdsGlass = carriers[first...].contains { if case .glass = $0 { true } else { false } }
        let whole = content.inset(by: -outset)
        carriers.append(
          holdsGlass ? .glass(shown: whole, seen: whole) : .spread(content, outset))
      case .glass(let group):
        // Where only its shadow falls, a part of it can be painted.
        let reach = extents.reach(of: group, transform)
        let (shown, seen) = (PixelRect(touching: reach.shown), PixelRect(touching: reach.seen))
        if !seen.isEmpty { carriers.append(.glass(shown: shown, seen: seen)) }
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

  /// Rectangles with the two joined whose union adds least.
  private static func joined(_ rects: [PixelRect]) -> [PixelRect] {
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
    return joined
  }
}
