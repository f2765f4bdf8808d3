import Foundation

extension PathSegment {
  /// Gauss–Legendre nodes and weights of order 5 on −1…1.
  private static let nodes: [(x: CGFloat, weight: CGFloat)] = [
    (0, 0.568888888888888889), (-0.538469310105683091, 0.478628670499366468),
    (0.538469310105683091, 0.478628670499366468), (-0.906179845938663993, 0.236926885056189088),
    (0.906179845938663993, 0.236926885056189088),
  ]

  /// Pieces per curve; with order 5 the error of a quarter circle is below 1e-9 of its length.
  private static let pieces = 8

  /// The arc length in points.
  package var length: CGFloat {
    if case .line(let a, let b) = self { return (b - a).length }
    return (0..<Self.pieces).reduce(0) { $0 + pieceLength($1) }
  }

  private func pieceLength(_ index: Int) -> CGFloat {
    let step = 1 / CGFloat(Self.pieces)
    return length(from: CGFloat(index) * step, to: CGFloat(index + 1) * step)
  }

  private func length(from t0: CGFloat, to t1: CGFloat) -> CGFloat {
    let (middle, half) = ((t0 + t1) / 2, (t1 - t0) / 2)
    return Self.nodes.reduce(0) {
      $0 + $1.weight * derivative(at: middle + half * $1.x).length
    } * half
  }

  /// The parameter at which the arc from the start has a length in points.
  func parameter(atLength distance: CGFloat) -> CGFloat {
    if case .line(let a, let b) = self {
      let length = (b - a).length
      return length > 0 ? min(max(distance / length, 0), 1) : 0
    }
    var rest = max(distance, 0)
    let step = 1 / CGFloat(Self.pieces)
    for index in 0..<Self.pieces {
      let length = pieceLength(index)
      if rest >= length {
        rest -= length
        continue
      }
      var (low, high) = (CGFloat(index) * step, CGFloat(index + 1) * step)
      let begin = low
      for _ in 0..<40 {
        let middle = (low + high) / 2
        if self.length(from: begin, to: middle) < rest { low = middle } else { high = middle }
      }
      return (low + high) / 2
    }
    return 1
  }
}
