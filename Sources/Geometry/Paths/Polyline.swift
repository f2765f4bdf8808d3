import Foundation

/// A part of a path as straight lines.
package struct Polyline: Hashable, Sendable {
  package var points: [CGPoint]
  /// Whether a line leads from the last point back to the first, which is not repeated.
  package var isClosed: Bool

  package init(points: [CGPoint], isClosed: Bool) {
    self.points = points
    self.isClosed = isClosed
  }

  /// The length of all lines in points.
  package var length: CGFloat {
    var sum = zip(points, points.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
    if isClosed, let first = points.first, let last = points.last { sum += (first - last).length }
    return sum
  }

  /// The area inside in square points, positive where it runs clockwise on a screen.
  package var signedArea: CGFloat {
    guard let last = points.last else { return 0 }
    var sum: CGFloat = 0
    var previous = last
    for point in points {
      sum += previous.cross(point)
      previous = point
    }
    return sum / 2
  }
}

extension Path {
  /// How far straight lines may stray from the curves they replace, in points.
  package static let flatness: CGFloat = 0.01

  /// The parts of the path as straight lines that stay within `tolerance` points of it.
  package func flattened(tolerance: CGFloat = Path.flatness) -> [Polyline] {
    subpaths.map { part in
      var points = [part.start]
      for segment in part.segments { segment.flatten(tolerance: tolerance, into: &points) }
      if part.isClosed, points.count > 1, points.last == points.first { points.removeLast() }
      return Polyline(points: points, isClosed: part.isClosed)
    }
  }

  /// The length of all lines and curves in points.
  package var length: CGFloat {
    subpaths.reduce(0) { $1.segments.reduce($0) { $0 + $1.length } }
  }
}
