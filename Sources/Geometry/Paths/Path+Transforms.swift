import Foundation

extension Path {
  /// The path with every point transformed.
  public func applying(_ transform: CGAffineTransform) -> Path {
    transform.isIdentity ? self : Path(elements: elements.map { $0.applying(transform) })
  }

  /// The path moved by a distance in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}

extension Path.Element {
  func applying(_ t: CGAffineTransform) -> Path.Element {
    switch self {
    case .move(let end): .move(to: end.applying(t).finite)
    case .line(let end): .line(to: end.applying(t).finite)
    case .quadCurve(let end, let control):
      .quadCurve(to: end.applying(t).finite, control: control.applying(t).finite)
    case .curve(let end, let control1, let control2):
      .curve(
        to: end.applying(t).finite, control1: control1.applying(t).finite,
        control2: control2.applying(t).finite)
    case .closeSubpath: .closeSubpath
    }
  }
}
