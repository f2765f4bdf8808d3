internal import CPango
import DisplayList
import Foundation
import Geometry

extension Path {
  /// Coordinates beyond this lie outside what Cairo's fixed-point numbers can tell apart, in pixels.
  private static let limit: CGFloat = 1_000_000

  /// Adds the path to a Cairo context, transformed and then moved by (−`x`, −`y`).
  ///
  /// Pieces with a coordinate that is not a number are left out.
  func add(to context: OpaquePointer, _ transform: CGAffineTransform, x: Int, y: Int) {
    func place(_ p: CGPoint) -> CGPoint? {
      let q = p.applying(transform)
      guard q.x.isFinite, q.y.isFinite else { return nil }
      return CGPoint(
        x: min(max(q.x - CGFloat(x), -Self.limit), Self.limit),
        y: min(max(q.y - CGFloat(y), -Self.limit), Self.limit))
    }
    var current = CGPoint.zero
    var start = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let to):
        guard let p = place(to) else { continue }
        cairo_move_to(context, p.x, p.y)
        current = p
        start = p
      case .line(let to):
        guard let p = place(to) else { continue }
        cairo_line_to(context, p.x, p.y)
        current = p
      case .quadCurve(let to, let control):
        guard let p = place(to), let c = place(control) else { continue }
        cairo_curve_to(
          context, current.x + (c.x - current.x) * 2 / 3, current.y + (c.y - current.y) * 2 / 3,
          p.x + (c.x - p.x) * 2 / 3, p.y + (c.y - p.y) * 2 / 3, p.x, p.y)
        current = p
      case .curve(let to, let control1, let control2):
        guard let p = place(to), let a = place(control1), let b = place(control2) else { continue }
        cairo_curve_to(context, a.x, a.y, b.x, b.y, p.x, p.y)
        current = p
      case .closeSubpath:
        cairo_close_path(context)
        current = start
      }
    }
  }

  /// The rectangle of whole pixels that the path fills exactly, or `nil` when it is another shape.
  func wholePixels(_ transform: CGAffineTransform) -> PixelRect? {
    guard (4...6).contains(elements.count) else { return nil }
    var points: [CGPoint] = []
    for (index, element) in elements.enumerated() {
      switch element {
      case .move(let p) where index == 0: points.append(p.applying(transform))
      case .line(let p) where index > 0: points.append(p.applying(transform))
      case .closeSubpath where index == elements.count - 1: break
      default: return nil
      }
    }
    if points.count == 5, points[4] == points[0] { points.removeLast() }
    guard points.count == 4 else { return nil }
    // Sides alternate between level and upright ones.
    let isLevelFirst = points[0].y == points[1].y
    for index in 0..<4 {
      let (a, b) = (points[index], points[(index + 1) % 4])
      guard (index.isMultiple(of: 2) == isLevelFirst) ? a.y == b.y : a.x == b.x else { return nil }
    }
    let edges = [
      min(points[0].x, points[2].x), min(points[0].y, points[2].y),
      max(points[0].x, points[2].x), max(points[0].y, points[2].y),
    ]
    let whole = edges.map { $0.rounded() }
    for (edge, pixel) in zip(edges, whole) {
      guard abs(edge - pixel) < 1e-4, abs(pixel) < Self.limit else { return nil }
    }
    return PixelRect(
      x: Int(whole[0]), y: Int(whole[1]), width: Int(whole[2] - whole[0]),
      height: Int(whole[3] - whole[1]))
  }
}

extension PixelRect {
  static let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)

  /// The pixels that a rectangle of pixels touches; empty for what is none.
  init(touching rect: CGRect?) {
    guard let rect, rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite,
      rect.height.isFinite, !rect.isNull
    else {
      self = .empty
      return
    }
    self.init(covering: rect.insetBy(dx: -1e-6, dy: -1e-6), scale: 1)
  }

  func contains(_ other: PixelRect) -> Bool { intersection(other) == other }
  var area: Int { width * height }
}
