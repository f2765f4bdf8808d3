import Foundation
import Geometry

/// Signed distances of a path on a grid, each to the nearest of its segments.
final class DistanceGrid {
  /// What a kernel needs of a grid, without reference counting.
  struct View {
    var nodes: UnsafePointer<SIMD4<Float>>?
    var width: Int
    var height: Int
    /// The path's bounding box in nodes; it lies in the middle of the grid.
    var contentWidth: Double
    var contentHeight: Double
    static var empty: View {
      View(nodes: nil, width: 0, height: 0, contentWidth: 1, contentHeight: 1)
    }
  }

  let view: View
  /// The path's bounding box in its own points.
  let pathBounds: CGRect
  private let memory: UnsafeMutablePointer<SIMD4<Float>>

  /// Nodes of margin around the path; farther points are led on from the rim.
  private static let margin = 12
  /// Longest side of a grid, in nodes.
  private static let limit = 1400.0

  /// A grid of about a node a pixel, two for small paths; `nil` for a path that encloses nothing.
  ///
  /// `scale` is pixels a point.
  init?(_ path: Path, scale: Double) {
    let flat = FlatPath(path, tolerance: 0.01 / max(scale, 1e-3))
    guard let box = flat.bounds, box.width > 1e-6, box.height > 1e-6 else { return nil }
    let long = Double(max(box.width, box.height))
    let fine = long * scale < 400 ? 2.0 : 1.0
    let step = max(1 / (scale * fine), long / Self.limit)
    let columns = Int((Double(box.width) / step).rounded(.up)) + 1
    let rows = Int((Double(box.height) / step).rounded(.up)) + 1
    let (width, height) = (columns + 2 * Self.margin, rows + 2 * Self.margin)
    memory = .allocate(capacity: width * height)
    memory.initialize(repeating: .zero, count: width * height)
    pathBounds = box
    view = View(
      nodes: UnsafePointer(memory), width: width, height: height,
      contentWidth: Double(box.width) / step, contentHeight: Double(box.height) / step)

    let segments = flat.segments.map { segment in
      let toNode: (CGPoint) -> SIMD2<Float> = { p in
        SIMD2(
          Float((Double(p.x) - Double(box.midX)) / step + Double(width - 1) / 2),
          Float((Double(p.y) - Double(box.midY)) / step + Double(height - 1) / 2))
      }
      return Segment(start: toNode(segment.0), end: toNode(segment.1))
    }
    fillDistances(memory, width, height, segments)
    fillSigns(memory, width, height, segments)
  }

  deinit { memory.deallocate() }
}

/// A straight piece of a path, in nodes.
struct Segment {
  var start: SIMD2<Float>
  var end: SIMD2<Float>

  /// From the segment's nearest point to `p`.
  @inline(__always)
  func offset(to p: SIMD2<Float>) -> SIMD2<Float> {
    let edge = end - start
    let squared = edge.x * edge.x + edge.y * edge.y
    let from = p - start
    let along = (from.x * edge.x + from.y * edge.y) / max(squared, 1e-12)
    return from - edge * min(max(along, 0), 1)
  }
}

/// Gives every node the nearest segment: seeds beside the segments, then sweeps both ways in which
/// neighbours hand theirs on.
private func fillDistances(
  _ nodes: UnsafeMutablePointer<SIMD4<Float>>, _ width: Int, _ height: Int, _ segments: [Segment]
) {
  let owner = UnsafeMutablePointer<Int32>.allocate(capacity: width * height)
  owner.initialize(repeating: -1, count: width * height)
  let squared = UnsafeMutablePointer<Float>.allocate(capacity: width * height)
  squared.initialize(repeating: .greatestFiniteMagnitude, count: width * height)
  defer {
    owner.deallocate()
    squared.deallocate()
  }
  segments.withUnsafeBufferPointer { segments in
    @inline(__always) func offer(_ x: Int, _ y: Int, _ index: Int32) {
      let offset = segments[Int(index)].offset(to: SIMD2(Float(x), Float(y)))
      let value = offset.x * offset.x + offset.y * offset.y
      let at = y * width + x
      if value < squared[at] {
        squared[at] = value
        owner[at] = index
      }
    }
    for (index, s) in segments.enumerated() {
      let x0 = max(Int(min(s.start.x, s.end.x)) - 1, 0)
      let x1 = min(Int(max(s.start.x, s.end.x)) + 2, width - 1)
      let y0 = max(Int(min(s.start.y, s.end.y)) - 1, 0)
      let y1 = min(Int(max(s.start.y, s.end.y)) + 2, height - 1)
      guard x0 <= x1, y0 <= y1 else { continue }
      for y in y0...y1 { for x in x0...x1 { offer(x, y, Int32(index)) } }
    }
    for _ in 0..<2 {
      for down in [true, false] {
        for row in 0..<height {
          let y = down ? row : height - 1 - row
          let before = down ? y - 1 : y + 1
          if before >= 0, before < height {
            for x in 0..<width {
              for dx in -1...1 where x + dx >= 0 && x + dx < width {
                let from = owner[before * width + x + dx]
                if from >= 0 { offer(x, y, from) }
              }
            }
          }
          for x in 1..<width where owner[y * width + x - 1] >= 0 {
            offer(x, y, owner[y * width + x - 1])
          }
          for x in stride(from: width - 2, through: 0, by: -1)
          where owner[y * width + x + 1] >= 0 {
            offer(x, y, owner[y * width + x + 1])
          }
        }
      }
    }
    for y in 0..<height {
      for x in 0..<width {
        let at = y * width + x
        guard owner[at] >= 0 else { continue }
        let s = segments[Int(owner[at])]
        let offset = s.offset(to: SIMD2(Float(x), Float(y)))
        let length = squared[at].squareRoot()
        var normal = offset / max(length, 1e-6)
        if length < 1e-4 {
          let edge = s.end - s.start
          let size = (edge.x * edge.x + edge.y * edge.y).squareRoot()
          normal = SIMD2(edge.y, -edge.x) / max(size, 1e-6)
        }
        nodes[at] = SIMD4(length, normal.x, normal.y, 0)
      }
    }
  }
}

/// Turns distances and normals round inside the path (nonzero winding).
private func fillSigns(
  _ nodes: UnsafeMutablePointer<SIMD4<Float>>, _ width: Int, _ height: Int, _ segments: [Segment]
) {
  var crossings = [[(x: Float, winding: Int)]](repeating: [], count: height)
  for s in segments where s.start.y != s.end.y {
    let winding = s.start.y < s.end.y ? 1 : -1
    let (low, high) = (min(s.start.y, s.end.y), max(s.start.y, s.end.y))
    var row = max(Int(low.rounded(.up)), 0)
    while row < height, Float(row) < high {
      let t = (Float(row) - s.start.y) / (s.end.y - s.start.y)
      crossings[row].append((s.start.x + (s.end.x - s.start.x) * t, winding))
      row += 1
    }
  }
  for y in 0..<height {
    let row = crossings[y].sorted { $0.x < $1.x }
    var (next, winding) = (0, 0)
    for x in 0..<width {
      while next < row.count, row[next].x <= Float(x) {
        winding += row[next].winding
        next += 1
      }
      guard winding != 0 else { continue }
      nodes[y * width + x] *= SIMD4(-1, -1, -1, 1)
    }
  }
}
