import Foundation

extension PathSegment {
  /// More lines than this no curve becomes, however large it is.
  private static let mostPieces: CGFloat = 4096

  /// Appends points after the start, so that the lines stay within `tolerance` of the curve.
  func flatten(tolerance: CGFloat, into points: inout [CGPoint]) {
    // A piece of parameter length h strays from its chord by at most max|B″|·h²/8.
    let bend: CGFloat
    switch self {
    case .line(_, let b):
      points.append(b)
      return
    case .quad(let a, let c, let b): bend = 2 * (a - c - c + b).length
    case .cubic(let a, let c1, let c2, let b):
      bend = 6 * max((a - c1 - c1 + c2).length, (c1 - c2 - c2 + b).length)
    }
    let pieces = (bend / (8 * max(tolerance, 1e-9))).squareRoot().rounded(.up)
    let count = Int(min(max(pieces, 1), Self.mostPieces))
    for index in 1..<max(count, 1) {
      points.append(point(at: CGFloat(index) / CGFloat(count)))
    }
    points.append(end)
  }
}
