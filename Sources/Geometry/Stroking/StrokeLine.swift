import Foundation

/// A line to be stroked: its points without repetitions, and which of them are corners.
struct StrokeLine {
  var points: [CGPoint]
  /// Whether the line has a join at the point of the same index; inside curves it has none.
  var isCorner: [Bool]
  var isClosed: Bool

  /// Points closer than this are one, in points.
  private static let leastDistance: CGFloat = 1e-9

  init(_ part: Subpath, tolerance: CGFloat) {
    (points, isCorner, isClosed) = ([part.start], [true], part.isClosed)
    for segment in part.segments {
      var piece: [CGPoint] = []
      segment.flatten(tolerance: tolerance, into: &piece)
      for (index, point) in piece.enumerated() {
        append(point, isCorner: index == piece.count - 1)
      }
    }
    if isClosed {
      while points.count > 1, (points[points.count - 1] - points[0]).length < Self.leastDistance {
        points.removeLast()
        isCorner.removeLast()
      }
    }
  }

  init(from start: CGPoint) { (points, isCorner, isClosed) = ([start], [true], false) }

  mutating func append(_ point: CGPoint, isCorner corner: Bool) {
    if (point - points[points.count - 1]).length < Self.leastDistance {
      if corner { isCorner[isCorner.count - 1] = true }
      return
    }
    points.append(point)
    isCorner.append(corner)
  }

  /// The same line from its end to its start.
  var reversed: StrokeLine {
    var result = self
    result.points.reverse()
    result.isCorner.reverse()
    return result
  }
}
