import Foundation
import Geometry

/// A path as closed polygons.
struct FlatPath {
  private(set) var segments: [(CGPoint, CGPoint)] = []
  private(set) var bounds: CGRect?

  /// Curves become chords no farther than `tolerance` (points) from them.
  ///
  /// Points that are no numbers
  /// are left out, open subpaths are closed.
  init(_ path: Path, tolerance: Double) {
    var start = CGPoint.zero
    var current = CGPoint.zero
    path.forEach { element in
      switch element {
      case .move(let to):
        add(current, start)
        (start, current) = (to, to)
      case .line(let to):
        add(current, to)
        current = to
      case .quadCurve(let to, let control):
        let one = CGPoint(
          x: current.x + (control.x - current.x) * 2 / 3,
          y: current.y + (control.y - current.y) * 2 / 3)
        let two = CGPoint(
          x: to.x + (control.x - to.x) * 2 / 3, y: to.y + (control.y - to.y) * 2 / 3)
        curve(current, one, two, to, tolerance)
        current = to
      case .curve(let to, let one, let two):
        curve(current, one, two, to, tolerance)
        current = to
      case .closeSubpath:
        add(current, start)
        current = start
      }
    }
    add(current, start)
  }

  private mutating func curve(
    _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ tolerance: Double
  ) {
    // Wang's bound on the number of chords of a cubic.
    let first = hypot(Double(a.x - 2 * b.x + c.x), Double(a.y - 2 * b.y + c.y))
    let second = hypot(Double(b.x - 2 * c.x + d.x), Double(b.y - 2 * c.y + d.y))
    let count = (0.75 * max(first, second) / tolerance).squareRoot()
    guard count.isFinite else { return }
    let pieces = max(1, min(Int(count.rounded(.up)), 400))
    var last = a
    for i in 1...pieces {
      let t = CGFloat(i) / CGFloat(pieces)
      let s = 1 - t
      let (wa, wb, wc, wd) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      let x = a.x * wa + b.x * wb + c.x * wc + d.x * wd
      let y = a.y * wa + b.y * wb + c.y * wc + d.y * wd
      let p = i == pieces ? d : CGPoint(x: x, y: y)
      add(last, p)
      last = p
    }
  }

  private mutating func add(_ a: CGPoint, _ b: CGPoint) {
    guard a != b, a.x.isFinite, a.y.isFinite, b.x.isFinite, b.y.isFinite else { return }
    segments.append((a, b))
    let box = CGRect(
      x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y))
    if let bounds {
      let (x0, y0) = (min(bounds.minX, box.minX), min(bounds.minY, box.minY))
      let (x1, y1) = (max(bounds.maxX, box.maxX), max(bounds.maxY, box.maxY))
      self.bounds = CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
    } else {
      bounds = box
    }
  }
}
