import Foundation

extension Path {
  /// Every closed outline with the outer corners of its ink rounded; notches stay sharp.
  ///
  /// - Parameters:
  ///   - radius: the radius of a corner between long sides.
  ///   - capWidth: sides up to this length are ends of strokes, which become half circles.
  package func roundingCorners(radius: CGFloat, capWidth: CGFloat) -> Path {
    let parts = subpaths
    let largest = parts.filter(\.isClosed).map(\.signedArea).max { abs($0) < abs($1) } ?? 0
    var result = Path()
    for part in parts {
      let rounded =
        part.isClosed
        ? part.roundingCorners(radius: radius, capWidth: capWidth, isClockwise: largest > 0) : part
      result.move(to: rounded.start)
      for segment in rounded.segments { result.elements.append(segment.element) }
      if rounded.isClosed { result.closeSubpath() }
    }
    return result
  }
}

extension Subpath {
  /// A lesser turn, in radians, is a kink in a curve and no corner (25°).
  private static let leastTurn = 0.436
  /// A sharper turn, in radians, is rounded like this one: its tangents would grow without limit.
  private static let mostTurn = 2.4

  /// Twice the area of the polygon through ends and middles; positive when clockwise on a screen.
  fileprivate var signedArea: CGFloat {
    let points = segments.flatMap { [$0.start, $0.point(at: 0.5)] }
    return zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { $0 + $1.0.cross($1.1) }
  }

  fileprivate func roundingCorners(
    radius: CGFloat, capWidth: CGFloat, isClockwise: Bool
  ) -> Subpath {
    let sides = segments.filter { $0.length > 1e-6 }
    guard sides.count > 1 else { return self }
    let lengths = sides.map(\.length)
    // What the corners at a side's start and end take of it.
    var cuts = sides.map { _ in (start: CGFloat(0), end: CGFloat(0)) }
    for index in sides.indices {
      let previous = (index + sides.count - 1) % sides.count
      let turn = sides[previous].turn(to: sides[index]) * (isClockwise ? 1 : -1)
      guard turn > Self.leastTurn else { continue }
      let shorter = min(lengths[previous], lengths[index])
      let own = shorter <= capWidth ? shorter / 2 : radius
      // A little of each side is left, for its direction.
      let cut = min(own * CGFloat(tan(min(turn, Self.mostTurn) / 2)), shorter * 0.4999)
      cuts[previous].end = cut
      cuts[index].start = cut
    }
    let kept = zip(sides, zip(cuts, lengths)).map { side, cut in
      side.part(
        from: cut.0.start > 0 ? side.parameter(atLength: cut.0.start) : 0,
        to: cut.0.end > 0 ? side.parameter(atLength: cut.1 - cut.0.end) : 1)
    }
    var rounded: [PathSegment] = []
    for index in sides.indices {
      let previous = (index + sides.count - 1) % sides.count
      if cuts[index].start > 0 { rounded.append(kept[previous].fillet(to: kept[index])) }
      if (kept[index].end - kept[index].start).length > 1e-6 { rounded.append(kept[index]) }
    }
    guard let first = rounded.first else { return self }
    return Subpath(start: first.start, segments: rounded, isClosed: true)
  }
}

extension PathSegment {
  /// Unit vectors along the side at its ends.
  private var directions: (start: CGPoint, end: CGPoint) {
    func first(_ candidates: [CGPoint]) -> CGPoint {
      (candidates.first { $0.length > 1e-9 } ?? .zero).normalized
    }
    let chord = end - start
    switch self {
    case .line: return (chord.normalized, chord.normalized)
    case .quad(let a, let c, let b): return (first([c - a, chord]), first([b - c, chord]))
    case .cubic(let a, let c1, let c2, let b):
      return (first([c1 - a, c2 - a, chord]), first([b - c2, b - c1, chord]))
    }
  }

  /// The angle from this side's end to the next one's start; positive when clockwise on a screen.
  fileprivate func turn(to next: PathSegment) -> Double {
    let (a, b) = (directions.end, next.directions.start)
    return atan2(Double(a.cross(b)), Double(a.dot(b)))
  }

  /// A curve from the end of this side to the start of the next, close to a circle's arc.
  fileprivate func fillet(to next: PathSegment) -> PathSegment {
    let (a, b) = (end, next.start)
    let (from, to) = (directions.end, next.directions.start)
    let angle = max(0.01, abs(atan2(Double(from.cross(to)), Double(from.dot(to)))))
    // An arc has handles of (4/3) tan(angle/4) times the radius that its chord tells.
    let radius = (b - a).length / CGFloat(2 * sin(angle / 2))
    let handle = CGFloat(4.0 / 3 * tan(angle / 4)) * radius
    return .cubic(a, a + from * handle, b - to * handle, b)
  }
}
