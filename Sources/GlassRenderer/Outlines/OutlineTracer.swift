import Foundation
import PixelKernels

/// Follows the zero line of a silhouette's merged field over a grid (marching squares).
///
/// Every vertex lies on a grid line and is refined on the field itself, so that vertices are exact and
/// only the chords between them are not.
struct OutlineTracer {
  let silhouette: Silhouette
  let lanes: Lanes
  let shares: UnsafeMutablePointer<Float>
  /// Side of a grid square, in pixels.
  let step: Float

  /// A vertex's place: an edge of the grid.
  private struct Edge: Hashable {
    var x: Int
    var y: Int
    var isVertical: Bool
  }

  /// Closed contours in pixels, inside to the right hand of their direction.
  func contours() -> [[CGPoint]] {
    let box = silhouette.bounds.insetBy(dx: -CGFloat(2 * step), dy: -CGFloat(2 * step))
    let x0 = (Float(box.minX) / step).rounded(.down) * step
    let y0 = (Float(box.minY) / step).rounded(.down) * step
    let columns = Int(Float(box.width) / step) + 3
    let rows = Int(Float(box.height) / step) + 3
    var above = row(x0, y0, columns)
    var next: [Edge: Edge] = [:]
    var places: [Edge: CGPoint] = [:]
    for y in 0..<(rows - 1) {
      let below = row(x0, y0 + Float(y + 1) * step, columns)
      for x in 0..<(columns - 1) {
        let corners = (above[x], above[x + 1], below[x + 1], below[x])
        let isIn = (corners.0 < 0, corners.1 < 0, corners.2 < 0, corners.3 < 0)
        if isIn.0 == isIn.1, isIn.1 == isIn.2, isIn.2 == isIn.3 { continue }
        let px = x0 + Float(x) * step
        let py = y0 + Float(y) * step
        let top = Edge(x: x, y: y, isVertical: false)
        let right = Edge(x: x + 1, y: y, isVertical: true)
        let bottom = Edge(x: x, y: y + 1, isVertical: false)
        let left = Edge(x: x, y: y, isVertical: true)
        if isIn.0 != isIn.1 { place(top, px, py, corners.0, corners.1, &places) }
        if isIn.1 != isIn.2 { place(right, px + step, py, corners.1, corners.2, &places) }
        if isIn.3 != isIn.2 { place(bottom, px, py + step, corners.3, corners.2, &places) }
        if isIn.0 != isIn.3 { place(left, px, py, corners.0, corners.3, &places) }
        // Walked clockwise, the square is entered where inside begins and left where it ends.
        var entries: [Edge] = []
        var exits: [Edge] = []
        let walk = [
          (isIn.0, isIn.1, top), (isIn.1, isIn.2, right), (isIn.2, isIn.3, bottom),
          (isIn.3, isIn.0, left),
        ]
        for (from, to, edge) in walk where from != to {
          if to { entries.append(edge) } else { exits.append(edge) }
        }
        if entries.count == 1 {
          next[exits[0]] = entries[0]
        } else {
          // A saddle: the middle decides whether the inside corners are joined.
          let middle = value(px + step / 2, py + step / 2)
          let order = walk.filter { $0.0 != $0.1 }.map(\.2)
          for exit in exits {
            guard let at = order.firstIndex(of: exit) else { continue }
            next[exit] = middle < 0 ? order[(at + 1) % 4] : order[(at + 3) % 4]
          }
        }
      }
      above = below
    }
    return link(next, places)
  }

  private func link(_ next: [Edge: Edge], _ places: [Edge: CGPoint]) -> [[CGPoint]] {
    var rest = next
    var contours: [[CGPoint]] = []
    let starts = next.keys.sorted {
      ($0.y, $0.x, $0.isVertical ? 1 : 0) < ($1.y, $1.x, $1.isVertical ? 1 : 0)
    }
    for start in starts where rest[start] != nil {
      var contour: [CGPoint] = []
      var at = start
      while let following = rest.removeValue(forKey: at) {
        if let point = places[at] { contour.append(point) }
        at = following
      }
      if contour.count > 2 { contours.append(contour) }
    }
    return contours
  }

  /// Finds the zero on an edge that starts at `x`, `y` with value `a` and ends with `b`.
  private func place(
    _ edge: Edge, _ x: Float, _ y: Float, _ a: Float, _ b: Float, _ places: inout [Edge: CGPoint]
  ) {
    guard places[edge] == nil else { return }
    var (low, high) = (Float(0), Float(1))
    var (atLow, atHigh) = (a, b)
    var t: Float = 0.5
    for _ in 0..<8 {
      t = low + (high - low) * atLow / (atLow - atHigh)
      t = min(max(t, low), high)
      let here = edge.isVertical ? value(x, y + step * t) : value(x + step * t, y)
      if abs(here) < 1e-4 { break }
      if (here < 0) == (atLow < 0) {
        (low, atLow) = (t, here)
        atHigh /= 2
      } else {
        (high, atHigh) = (t, here)
        atLow /= 2
      }
    }
    let along = CGFloat(step * t)
    places[edge] =
      edge.isVertical
      ? CGPoint(x: CGFloat(x), y: CGFloat(y) + along)
      : CGPoint(x: CGFloat(x) + along, y: CGFloat(y))
  }

  private func value(_ x: Float, _ y: Float) -> Float {
    let run = pk_run(x: x, y: y, step: 1, width: 1, rows: 1)
    silhouette.merge(.max, run, lanes, shares: shares)
    return lanes.merged.d[0]
  }

  private func row(_ x0: Float, _ y: Float, _ count: Int) -> [Float] {
    var values: [Float] = []
    values.reserveCapacity(count)
    var start = 0
    while start < count {
      let run = pk_run(
        x: x0 + Float(start) * step, y: y, step: step,
        width: Int32(min(count - start, Lanes.length)), rows: 1)
      silhouette.merge(.max, run, lanes, shares: shares)
      for i in 0..<Int(run.width) { values.append(lanes.merged.d[i]) }
      start += Int(run.width)
    }
    return values
  }
}
