import Foundation
import Geometry

extension Path {
  /// Whether at least one subpath is closed.
  var hasClosedSubpath: Bool { elements.contains(.closeSubpath) }

  /// The path with every point moved by `transform`.
  func mapped(by t: CGAffineTransform) -> Path {
    Path(
      elements: elements.map { element in
        switch element {
        case .move(let to): .move(to: to.applying(t))
        case .line(let to): .line(to: to.applying(t))
        case .quadCurve(let to, let control):
          .quadCurve(to: to.applying(t), control: control.applying(t))
        case .curve(let to, let control1, let control2):
          .curve(
            to: to.applying(t), control1: control1.applying(t), control2: control2.applying(t))
        case .closeSubpath: .closeSubpath
        }
      })
  }

  /// The bounds of the curves themselves, not of their control points; null when empty.
  var tightBounds: CGRect {
    var bounds = CGRect.null
    func include(_ point: CGPoint) { bounds = bounds.union(CGRect(origin: point, size: .zero)) }
    var current = CGPoint.zero
    var start = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let to): (current, start) = (to, to)
      case .line(let to): current = to
      case .quadCurve(let to, let control):
        CubicCurve(from: current, control: control, to: to).extrema.forEach(include)
        current = to
      case .curve(let to, let control1, let control2):
        CubicCurve(from: current, control1: control1, control2: control2, to: to)
          .extrema.forEach(include)
        current = to
      case .closeSubpath: current = start
      }
      include(current)
    }
    return bounds
  }
}
