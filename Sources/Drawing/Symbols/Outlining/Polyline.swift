import Foundation
import Geometry

/// A subpath as straight pieces, neighbouring points distinct.
struct Polyline: Hashable, Sendable {
  var points: [CGPoint]
  var isClosed: Bool

  /// The subpaths of `path`, curves as chords within `tolerance`.
  static func flatten(_ path: Path, tolerance: CGFloat) -> [Polyline] {
    var lines: [Polyline] = []
    var line = Polyline(points: [], isClosed: false)
    // A close leaves the pen at the start, which is a subpath only when something follows.
    var isLeftover = true
    func finish() {
      if !line.points.isEmpty, line.points.count > 1 || !isLeftover { lines.append(line) }
    }
    func add(_ curve: CubicCurve) {
      let count = curve.chordCount(tolerance: tolerance)
      for index in 1..<count {
        line.add(curve.point(at: CGFloat(index) / CGFloat(count)))
      }
      line.add(curve.to)
    }
    for element in path.elements {
      let current = line.points.last ?? .zero
      switch element {
      case .move(let to):
        finish()
        line = Polyline(points: [to], isClosed: false)
        isLeftover = false
      case .line(let to): line.add(to)
      case .quadCurve(let to, let control):
        add(CubicCurve(from: current, control: control, to: to))
      case .curve(let to, let control1, let control2):
        add(CubicCurve(from: current, control1: control1, control2: control2, to: to))
      case .closeSubpath:
        guard let start = line.points.first else { continue }
        if line.points.count > 1, line.points.last == start { line.points.removeLast() }
        line.isClosed = true
        finish()
        line = Polyline(points: [start], isClosed: false)
        isLeftover = true
      }
    }
    finish()
    return lines
  }

  private mutating func add(_ point: CGPoint) {
    if points.last != point { points.append(point) }
  }

  /// Twice the signed area, positive when clockwise on a screen.
  var doubledArea: CGFloat {
    guard var last = points.last else { return 0 }
    var area: CGFloat = 0
    for point in points {
      area += last.x * point.y - point.x * last.y
      last = point
    }
    return area
  }
}
