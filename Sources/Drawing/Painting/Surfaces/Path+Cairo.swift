internal import CPango
import Foundation
import Geometry

extension Path {
  /// The current path of a Cairo context, times `scale`.
  init(copying context: OpaquePointer, scale: Double) {
    self.init()
    guard let copy = cairo_copy_path(context) else { return }
    defer { cairo_path_destroy(copy) }
    guard copy.pointee.status == CAIRO_STATUS_SUCCESS, let data = copy.pointee.data else { return }
    func point(_ index: Int) -> CGPoint {
      CGPoint(x: data[index].point.x * scale, y: data[index].point.y * scale)
    }
    var index = 0
    while index < Int(copy.pointee.num_data) {
      switch data[index].header.type {
      case CAIRO_PATH_MOVE_TO: move(to: point(index + 1))
      case CAIRO_PATH_LINE_TO: addLine(to: point(index + 1))
      case CAIRO_PATH_CURVE_TO:
        addCurve(
          to: point(index + 3), control1: point(index + 1), control2: point(index + 2))
      default: closeSubpath()
      }
      index += max(1, Int(data[index].header.length))
    }
  }

  /// The bounds of all end and control points, `nil` when there are none.
  var controlBounds: CGRect? { controlBounds(.identity) }

  /// The bounds of all end and control points after `transform`.
  func controlBounds(_ transform: CGAffineTransform) -> CGRect? {
    var (minX, minY) = (CGFloat.infinity, CGFloat.infinity)
    var (maxX, maxY) = (-CGFloat.infinity, -CGFloat.infinity)
    func add(_ p: CGPoint) {
      let q = p.applying(transform)
      guard q.x.isFinite, q.y.isFinite else { return }
      minX = min(minX, q.x)
      maxX = max(maxX, q.x)
      minY = min(minY, q.y)
      maxY = max(maxY, q.y)
    }
    for element in elements {
      switch element {
      case .move(let p), .line(let p): add(p)
      case .quadCurve(let p, let c):
        add(p)
        add(c)
      case .curve(let p, let c1, let c2):
        add(p)
        add(c1)
        add(c2)
      case .closeSubpath: break
      }
    }
    guard minX <= maxX else { return nil }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
