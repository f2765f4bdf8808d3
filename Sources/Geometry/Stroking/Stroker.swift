import Foundation

/// Walks around lines at a distance.
///
/// A side goes from offset to offset. Where it turns away from the line it gets a join; where it
/// turns towards the line the offsets are cut at their crossing, or, if they are too short for
/// that, run through the vertex: the loops this leaves wind the same way and vanish in the fill.
struct Stroker {
  let radius: CGFloat
  let cap: CGLineCap
  let join: CGLineJoin
  let miterLimit: CGFloat

  /// How far the outline may stray from the true one, in points; finer for hairlines.
  var tolerance: CGFloat { min(Path.flatness, radius / 16) }

  func stroke(_ line: StrokeLine, into path: inout Path) {
    guard line.points.count > 1 else {
      dot(line.points[0], into: &path)
      return
    }
    if line.isClosed {
      addRing(line, to: &path)
      addRing(line.reversed, to: &path)
      return
    }
    var outline = Outline()
    for line in [line, line.reversed] {
      addSide(line, to: &outline)
      addCap(
        at: line.points[line.points.count - 1],
        direction: (line.points[line.points.count - 1] - line.points[line.points.count - 2])
          .normalized, to: &outline)
    }
    outline.close(into: &path)
  }

  /// A line without length: a dot for round caps, a square for square ones, nothing for butt.
  private func dot(_ p: CGPoint, into path: inout Path) {
    let box = CGRect(x: p.x - radius, y: p.y - radius, width: 2 * radius, height: 2 * radius)
    switch cap {
    case .butt: break
    case .round: path.addEllipse(in: box)
    case .square: path.addRect(box)
    }
  }

  private func addRing(_ line: StrokeLine, to path: inout Path) {
    var outline = Outline()
    let p = line.points
    for index in p.indices {
      addJoint(
        p[(index + p.count - 1) % p.count], p[index], p[(index + 1) % p.count],
        isCorner: line.isCorner[index], to: &outline)
    }
    outline.close(into: &path)
  }

  private func addSide(_ line: StrokeLine, to outline: inout Outline) {
    let p = line.points
    outline.line(to: p[0] + normal((p[1] - p[0]).normalized))
    for index in 1..<(p.count - 1) {
      addJoint(
        p[index - 1], p[index], p[index + 1], isCorner: line.isCorner[index], to: &outline)
    }
    let last = p.count - 1
    outline.line(to: p[last] + normal((p[last] - p[last - 1]).normalized))
  }

  /// The offset of a direction: a quarter turn clockwise on a screen, as long as the radius.
  private func normal(_ d: CGPoint) -> CGPoint { CGPoint(x: -d.y * radius, y: d.x * radius) }

  private func addJoint(
    _ before: CGPoint, _ p: CGPoint, _ after: CGPoint, isCorner: Bool, to outline: inout Outline
  ) {
    let (way0, way1) = (p - before, after - p)
    let (d0, d1) = (way0.normalized, way1.normalized)
    let (n0, n1) = (normal(d0), normal(d1))
    let (cross, dot) = (d0.cross(d1), d0.dot(d1))
    if abs(cross) < 1e-9, dot > 0 {
      outline.line(to: p + n0)
    } else if cross > 0, dot > -1 {
      // Towards the line. The crossing lies radius·tan(θ/2) along both.
      let reach = radius * cross / (1 + dot)
      if reach <= min(way0.length, way1.length) / 2 {
        outline.line(to: p + n0 - d0 * reach)
      } else {
        outline.line(to: p + n0)
        outline.line(to: p)
        outline.line(to: p + n1)
      }
    } else {
      addJoin(p, n0, n1, dot: dot, kind: isCorner ? join : .round, to: &outline)
    }
  }

  private func addJoin(
    _ p: CGPoint, _ n0: CGPoint, _ n1: CGPoint, dot: CGFloat, kind: CGLineJoin,
    to outline: inout Outline
  ) {
    outline.line(to: p + n0)
    switch kind {
    case .bevel: break
    case .miter:
      // The tip is radius / cos(θ/2) away, and cos²(θ/2) = (1 + cos θ)/2.
      if 2 <= miterLimit * miterLimit * (1 + dot) {
        outline.line(to: p + (n0 + n1) * (1 / (1 + dot)))
      }
    case .round:
      // Always away from the line, also where it turns back on itself.
      outline.arc(around: p, from: n0, by: -acos(min(max(dot, -1), 1)), tolerance: tolerance)
    }
    outline.line(to: p + n1)
  }

  /// From the offset on one side around the end of a line to the offset on the other.
  private func addCap(at p: CGPoint, direction d: CGPoint, to outline: inout Outline) {
    let (n, ahead) = (normal(d), d * radius)
    switch cap {
    case .butt: break
    case .square:
      outline.line(to: p + n + ahead)
      outline.line(to: p - n + ahead)
    case .round:
      outline.arc(around: p, from: n, by: -.pi, tolerance: tolerance)
    }
  }
}
