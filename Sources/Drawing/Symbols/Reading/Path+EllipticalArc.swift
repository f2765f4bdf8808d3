import Foundation
import Geometry

extension Path {
  /// Adds SVG's arc between two points as cubic curves (SVG 1.1, appendix F.6).
  mutating func addEllipticalArc(
    from start: CGPoint, to end: CGPoint, radii: CGSize, rotation: Angle, isLarge: Bool,
    isSweep: Bool
  ) {
    guard start != end else { return }
    var (rx, ry) = (abs(Double(radii.width)), abs(Double(radii.height)))
    guard rx > 0, ry > 0 else { return addLine(to: end) }
    let (sine, cosine) = (sin(rotation.radians), cos(rotation.radians))
    let (dx, dy) = (Double(start.x - end.x) / 2, Double(start.y - end.y) / 2)
    let (x1, y1) = (cosine * dx + sine * dy, cosine * dy - sine * dx)
    // Radii too small to reach are grown until they do.
    let reach = x1 * x1 / (rx * rx) + y1 * y1 / (ry * ry)
    if reach > 1 {
      rx *= reach.squareRoot()
      ry *= reach.squareRoot()
    }
    let square = max(0, 1 / (x1 * x1 / (rx * rx) + y1 * y1 / (ry * ry)) - 1)
    let factor = (isLarge == isSweep ? -1 : 1) * square.squareRoot()
    let (cx, cy) = (factor * rx * y1 / ry, -factor * ry * x1 / rx)
    let first = atan2((y1 - cy) / ry, (x1 - cx) / rx)
    var sweep = atan2((-y1 - cy) / ry, (-x1 - cx) / rx) - first
    if isSweep, sweep < 0 { sweep += 2 * .pi }
    if !isSweep, sweep > 0 { sweep -= 2 * .pi }
    let toPlane = CGAffineTransform(
      a: CGFloat(rx * cosine), b: CGFloat(rx * sine), c: CGFloat(-ry * sine),
      d: CGFloat(ry * cosine),
      tx: CGFloat(cosine * cx - sine * cy) + (start.x + end.x) / 2,
      ty: CGFloat(sine * cx + cosine * cy) + (start.y + end.y) / 2)
    addUnitArc(from: first, by: sweep, through: toPlane, endingAt: end)
  }

  /// Adds a closed ellipse, clockwise from its rightmost point.
  mutating func addClosedEllipse(center: CGPoint, radii: CGSize) {
    let toPlane = CGAffineTransform(
      a: radii.width, b: 0, c: 0, d: radii.height, tx: center.x, ty: center.y)
    move(to: CGPoint(x: 1, y: 0).applying(toPlane))
    addUnitArc(
      from: 0, by: 2 * .pi, through: toPlane, endingAt: CGPoint(x: 1, y: 0).applying(toPlane))
    closeSubpath()
  }

  /// Adds an arc of the unit circle, in pieces of at most a quarter, seen through a transform.
  fileprivate mutating func addUnitArc(
    from first: Double, by sweep: Double, through toPlane: CGAffineTransform,
    endingAt end: CGPoint
  ) {
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    let handle = 4.0 / 3 * tan(step / 4)
    for index in 0..<count {
      let (a, b) = (first + step * Double(index), first + step * Double(index + 1))
      let control1 = CGPoint(x: cos(a) - handle * sin(a), y: sin(a) + handle * cos(a))
      let control2 = CGPoint(x: cos(b) + handle * sin(b), y: sin(b) - handle * cos(b))
      addCurve(
        to: index == count - 1 ? end : CGPoint(x: cos(b), y: sin(b)).applying(toPlane),
        control1: control1.applying(toPlane), control2: control2.applying(toPlane))
    }
  }
}

extension Path {
  /// Adds a closed rectangle, clockwise, whose corners are quarters of an ellipse.
  mutating func addRoundedRect(_ rect: CGRect, radii: CGSize) {
    let (rx, ry) = (radii.width, radii.height)
    guard rx > 0, ry > 0 else {
      move(to: CGPoint(x: rect.minX, y: rect.minY))
      addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      return closeSubpath()
    }
    let corners: [(center: CGPoint, angle: Double)] = [
      (CGPoint(x: rect.maxX - rx, y: rect.minY + ry), -.pi / 2),
      (CGPoint(x: rect.maxX - rx, y: rect.maxY - ry), 0),
      (CGPoint(x: rect.minX + rx, y: rect.maxY - ry), .pi / 2),
      (CGPoint(x: rect.minX + rx, y: rect.minY + ry), .pi),
    ]
    move(to: CGPoint(x: rect.minX + rx, y: rect.minY))
    for (center, angle) in corners {
      let toPlane = CGAffineTransform(a: rx, b: 0, c: 0, d: ry, tx: center.x, ty: center.y)
      let end = CGPoint(x: cos(angle + .pi / 2), y: sin(angle + .pi / 2)).applying(toPlane)
      addLine(to: CGPoint(x: cos(angle), y: sin(angle)).applying(toPlane))
      addUnitArc(from: angle, by: .pi / 2, through: toPlane, endingAt: end)
    }
    closeSubpath()
  }
}
