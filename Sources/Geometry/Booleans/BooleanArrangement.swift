import Foundation

/// Lines cut wherever they meet, so that they share at most their ends.
struct BooleanArrangement {
  private(set) var edges: [BooleanEdge]

  /// Rounding a crossing to the grid may bring about another; few rounds are ever needed.
  private static let mostRounds = 16

  init(_ edges: [BooleanEdge]) {
    self.edges = Self.merged(edges)
    for _ in 0..<Self.mostRounds {
      guard let cut = Self.cut(self.edges) else { return }
      self.edges = Self.merged(cut)
    }
  }

  /// Lines on top of each other made one; those that cancel out are dropped.
  private static func merged(_ edges: [BooleanEdge]) -> [BooleanEdge] {
    let sorted = edges.sorted { ($0.a, $0.b) < ($1.a, $1.b) }
    var result: [BooleanEdge] = []
    for edge in sorted {
      if let last = result.last, last.a == edge.a, last.b == edge.b {
        result[result.count - 1].winding = last.winding + edge.winding
      } else {
        result.append(edge)
      }
    }
    return result.filter { $0.winding != BooleanWinding() }
  }

  /// The lines cut where others cross or touch them; nil if none do.
  private static func cut(_ edges: [BooleanEdge]) -> [BooleanEdge]? {
    var cuts: [Int: [GridPoint]] = [:]
    // Sorted by their upper ends, so that lines further down need no look.
    for i in edges.indices {
      let e = edges[i]
      let (low, high) = (min(e.a.x, e.b.x), max(e.a.x, e.b.x))
      for j in (i + 1)..<max(edges.count, i + 1) {
        let f = edges[j]
        if f.a.y > e.b.y { break }
        if max(f.a.x, f.b.x) < low || min(f.a.x, f.b.x) > high { continue }
        let meeting = meet(e, f)
        if let p = meeting.onFirst { cuts[i, default: []] += p }
        if let p = meeting.onSecond { cuts[j, default: []] += p }
      }
    }
    guard !cuts.isEmpty else { return nil }
    var result: [BooleanEdge] = []
    for (index, edge) in edges.enumerated() {
      var from = edge.a
      for point in (cuts[index] ?? []).sorted(by: { isBefore($0, $1, on: edge) }) + [edge.b]
      where point != from {
        result.append(BooleanEdge(from, point, edge.winding))
        from = point
      }
    }
    return result
  }

  private static func isBefore(_ p: GridPoint, _ q: GridPoint, on edge: BooleanEdge) -> Bool {
    let (dx, dy) = (edge.b.x - edge.a.x, edge.b.y - edge.a.y)
    return (p.x - q.x) * dx + (p.y - q.y) * dy < 0
  }

  /// The points strictly inside one of two lines at which the other meets it.
  private static func meet(
    _ e: BooleanEdge, _ f: BooleanEdge
  ) -> (onFirst: [GridPoint]?, onSecond: [GridPoint]?) {
    let (o1, o2) = (GridPoint.turn(e.a, e.b, f.a), GridPoint.turn(e.a, e.b, f.b))
    let (o3, o4) = (GridPoint.turn(f.a, f.b, e.a), GridPoint.turn(f.a, f.b, e.b))
    if o1.signum() * o2.signum() > 0 || o3.signum() * o4.signum() > 0 { return (nil, nil) }
    if o1 != 0, o2 != 0, o3 != 0, o4 != 0 {
      let t = Double(o3) / (Double(o3) - Double(o4))
      let p = GridPoint(
        x: e.a.x + Int((Double(e.b.x - e.a.x) * t).rounded()),
        y: e.a.y + Int((Double(e.b.y - e.a.y) * t).rounded()))
      return (p == e.a || p == e.b ? nil : [p], p == f.a || p == f.b ? nil : [p])
    }
    var (first, second): ([GridPoint], [GridPoint]) = ([], [])
    if o1 == 0, isInside(f.a, e) { first.append(f.a) }
    if o2 == 0, isInside(f.b, e) { first.append(f.b) }
    if o3 == 0, isInside(e.a, f) { second.append(e.a) }
    if o4 == 0, isInside(e.b, f) { second.append(e.b) }
    return (first.isEmpty ? nil : first, second.isEmpty ? nil : second)
  }

  /// Whether a point on a line's carrier lies strictly between its ends.
  private static func isInside(_ p: GridPoint, _ e: BooleanEdge) -> Bool { e.a < p && p < e.b }
}

extension BooleanArrangement {
  /// The lines between kept and dropped places, each run clockwise around what is kept.
  func boundary(
    of isKept: (BooleanWinding) -> Bool
  ) -> [(from: GridPoint, to: GridPoint)] {
    edges.compactMap { edge in
      let isLevel = edge.a.y == edge.b.y
      let far = winding(beyond: edge, isLevel: isLevel)
      // The near side is left of a line that falls, and above one that is level.
      let near = far + (isLevel ? -edge.winding : edge.winding)
      let (keepsFar, keepsNear) = (isKept(far), isKept(near))
      guard keepsFar != keepsNear else { return nil }
      return keepsFar == isLevel ? (edge.a, edge.b) : (edge.b, edge.a)
    }
  }

  /// The windings on the far side of a line: right of it, or below it where it is level.
  ///
  /// Counted along a ray from its middle. Coordinates are doubled, so that the middle is exact.
  private func winding(beyond edge: BooleanEdge, isLevel: Bool) -> BooleanWinding {
    let m = GridPoint(x: edge.a.x + edge.b.x, y: edge.a.y + edge.b.y)
    var sum = BooleanWinding()
    for other in edges {
      let a = GridPoint(x: 2 * other.a.x, y: 2 * other.a.y)
      let b = GridPoint(x: 2 * other.b.x, y: 2 * other.b.y)
      if isLevel {
        guard (a.x <= m.x) != (b.x <= m.x) else { continue }
        let turn = GridPoint.turn(a, b, m)
        // Above the line: anticlockwise of it where it runs to the right.
        guard b.x > a.x ? turn < 0 : turn > 0 else { continue }
        sum = sum + (b.x > a.x ? -other.winding : other.winding)
      } else {
        if b.y <= m.y { continue }
        // Sorted by their upper ends: those that follow begin below the ray.
        if a.y > m.y { break }
        // Left of the line, which falls: clockwise of it.
        if GridPoint.turn(a, b, m) > 0 { sum = sum + other.winding }
      }
    }
    return sum
  }
}
