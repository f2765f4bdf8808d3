import Foundation

extension PathSegment {
  /// The parameters inside 0…1 at which x or y turns.
  private var turningParameters: [CGFloat] {
    switch self {
    case .line: return []
    case .quad(let a, let c, let b):
      let (d, e) = (c - a, b - c - c + a)
      return [-d.x / e.x, -d.y / e.y].filter { $0 > 0 && $0 < 1 }
    case .cubic(let a, let c1, let c2, let b):
      let (p, q, r) = (c1 - a, c2 - c1, b - c2)
      return Self.roots(p.x, q.x, r.x) + Self.roots(p.y, q.y, r.y)
    }
  }

  /// The zeros in 0…1 of p·u² + 2q·u·t + r·t², u = 1 − t.
  private static func roots(_ p: CGFloat, _ q: CGFloat, _ r: CGFloat) -> [CGFloat] {
    let (a, b, c) = (p - 2 * q + r, q - p, p)
    let found: [CGFloat]
    if abs(a) <= 1e-12 * (abs(b) + abs(c)) {
      found = b == 0 ? [] : [-c / (2 * b)]
    } else {
      let d = b * b - a * c
      guard d >= 0 else { return [] }
      // The form without cancellation.
      let s = -(b + (b < 0 ? -d.squareRoot() : d.squareRoot()))
      found = [s / a] + (s == 0 ? [] : [c / s])
    }
    return found.filter { $0 > 0 && $0 < 1 }
  }

  /// The ends and every point at which x or y turns: their box is the segment's.
  var extremes: [CGPoint] { [start, end] + turningParameters.map(point(at:)) }
}
