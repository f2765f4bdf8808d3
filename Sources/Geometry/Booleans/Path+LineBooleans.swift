import Foundation

extension Path {
  /// The lines of this path cut where they meet the other's, as far as they run on one side.
  func lines(inside: Bool, of other: Path, eoFill: Bool) -> Path {
    let grid = BooleanGrid(around: [self, other])
    let outline = other.flattened(tolerance: grid.flatness).flatMap { line in
      zip(line.points, line.points.dropFirst() + line.points.prefix(1)).map { ($0, $1) }
    }
    var result = Path()
    for line in flattened(tolerance: grid.flatness) {
      var kept: [CGPoint] = []
      let points = line.isClosed ? line.points + line.points.prefix(1) : line.points
      for (a, b) in zip(points, points.dropFirst()) {
        let cuts = [0] + outline.compactMap { Self.crossing(a, b, $0.0, $0.1) }.sorted() + [1]
        for (t0, t1) in zip(cuts, cuts.dropFirst()) where t0 < t1 {
          if other.contains(a.mixed(b, (t0 + t1) / 2), eoFill: eoFill) == inside {
            if kept.isEmpty { kept.append(a.mixed(b, t0)) }
            kept.append(t1 == 1 ? b : a.mixed(b, t1))
          } else {
            result.addLines(kept)
            kept = []
          }
        }
      }
      result.addLines(kept)
    }
    return result
  }

  /// Where on a → b the line c → d crosses it, as a fraction.
  private static func crossing(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> CGFloat? {
    let (u, v) = (b - a, d - c)
    let denominator = u.cross(v)
    guard denominator != 0 else { return nil }
    let (t, s) = ((c - a).cross(v) / denominator, (c - a).cross(u) / denominator)
    return t > 0 && t < 1 && s >= 0 && s <= 1 ? t : nil
  }
}
