import Foundation

/// A point of the grid on which paths are combined: whole numbers, so that tests are exact.
struct GridPoint: Hashable, Comparable {
  var x: Int
  var y: Int

  static func < (a: GridPoint, b: GridPoint) -> Bool { (a.y, a.x) < (b.y, b.x) }

  /// Twice the area of the triangle, positive if `c` lies clockwise of a → b on a screen.
  static func turn(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint) -> Int {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
  }
}

/// How often two paths run around a place.
struct BooleanWinding: Hashable {
  var first = 0
  var second = 0

  static func + (a: Self, b: Self) -> Self {
    BooleanWinding(first: a.first + b.first, second: a.second + b.second)
  }
  static prefix func - (a: Self) -> Self { BooleanWinding(first: -a.first, second: -a.second) }
}

/// A line from a lower to a higher grid point, and how the windings change across it.
struct BooleanEdge: Hashable {
  var a: GridPoint
  var b: GridPoint
  /// Runs from `a` to `b` less runs from `b` to `a`, for each path.
  var winding: BooleanWinding

  init(_ from: GridPoint, _ to: GridPoint, _ winding: BooleanWinding) {
    let isForward = from < to
    (a, b) = isForward ? (from, to) : (to, from)
    self.winding = isForward ? winding : -winding
  }
}

/// A grid fine enough for the paths on it, and coarse enough for products to fit in 64 bits.
struct BooleanGrid {
  /// The distance of grid lines in points, a power of two.
  let step: CGFloat
  /// How far lines may stray from curves, in points.
  let flatness: CGFloat

  /// Grid lines across the paths, as a power of two; products of doubled distances need 2·27 bits.
  private static let resolution = 26

  init(around paths: [Path]) {
    var extent: CGFloat = 0
    var box = CGRect.null
    for path in paths where !path.boundingRect.isNull {
      box = box.isNull ? path.boundingRect : box.union(path.boundingRect)
    }
    if !box.isNull { extent = max(box.width, box.height) }
    let farthest = box.isNull ? 0 : [box.minX, box.maxX, box.minY, box.maxY].map(abs).max() ?? 0
    // Far from the origin coordinates have no finer digits anyway.
    let exponent = max(
      (extent > 0 ? Int(extent.exponent) + 1 : 0) - Self.resolution,
      (farthest > 0 ? Int(farthest.exponent) : 0) - CGFloat.significandBitCount)
    step = CGFloat(sign: .plus, exponent: exponent, significand: 1)
    flatness = min(Path.flatness, max(extent * 1e-4, step))
  }

  func point(_ p: GridPoint) -> CGPoint { CGPoint(x: CGFloat(p.x) * step, y: CGFloat(p.y) * step) }

  func gridPoint(_ p: CGPoint) -> GridPoint {
    GridPoint(x: Int((p.x / step).rounded()), y: Int((p.y / step).rounded()))
  }

  /// The lines around a polygon.
  func edges(of points: [CGPoint], winding: BooleanWinding) -> [BooleanEdge] {
    guard var previous = points.last.map(gridPoint) else { return [] }
    var result: [BooleanEdge] = []
    for point in points {
      let next = gridPoint(point)
      if next != previous { result.append(BooleanEdge(previous, next, winding)) }
      previous = next
    }
    return result
  }
}
