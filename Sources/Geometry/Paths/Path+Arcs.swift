import Foundation

extension Path {
  /// Adds an arc of a circle, after a line from the current point to its start.
  ///
  /// As in SwiftUI, `clockwise` is meant for a y axis that points up: on a screen, where it points
  /// down, `clockwise: false` runs the way of a clock's hands.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let (start, end) = (startAngle.radians, endAngle.radians)
    let turn = 2 * Double.pi
    var delta = end - start
    if clockwise, delta > 0 {
      delta = delta.truncatingRemainder(dividingBy: turn) - turn
    } else if !clockwise, delta < 0 {
      delta = delta.truncatingRemainder(dividingBy: turn) + turn
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: delta),
      transform: transform)
  }

  /// Adds an arc of a circle by its start and the angle it covers, at most one turn.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    let start = startAngle.radians.isFinite ? startAngle.radians : 0
    let sweep = delta.radians.isNaN ? 0 : min(max(delta.radians, -turn), turn)
    let (center, radius) = (center.finite, radius.finiteLength)
    func point(_ angle: Double) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    var pieces: [Element] = []
    let first = point(start)
    pieces.append(currentPoint == nil ? .move(to: first) : .line(to: first))
    let count = max(Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)), 0)
    for index in 0..<count {
      let from = start + sweep * Double(index) / Double(count)
      let to = start + sweep * Double(index + 1) / Double(count)
      // The handle of the cubic that meets a circle's arc at its ends and its middle.
      let handle = radius * 4 / 3 * tan((to - from) / 4)
      let (a, b) = (point(from), point(to))
      pieces.append(
        .curve(
          to: b,
          control1: CGPoint(x: a.x - handle * sin(from), y: a.y + handle * cos(from)),
          control2: CGPoint(x: b.x + handle * sin(to), y: b.y - handle * cos(to))))
    }
    append(pieces, transform)
  }

  /// Adds an arc that touches the lines from the current point to `tangent1End` and on to
  /// `tangent2End`, after a line to where it begins.
  public mutating func addArc(
    tangent1End p1: CGPoint, tangent2End p2: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let corner = p1.applying(transform).finite
    guard let current = currentPoint else { return move(to: corner) }
    // The arc is built where the radius is meant: before the transform.
    let p0 = transform.determinant == 0 ? current : current.applying(transform.inverted())
    let radius = radius.finiteLength
    let (a, b) = ((p0 - p1).normalized, (p2 - p1).normalized)
    let cross = a.x * b.y - a.y * b.x
    let dot = a.x * b.x + a.y * b.y
    guard radius > 0, abs(cross) > 1e-9 else { return addLine(to: corner) }
    // tan of half the angle at the corner: (1 − cos)/sin.
    let distance = radius * abs(cross) / (1 - dot)
    let t1 = p1 + a * distance
    let normal = cross > 0 ? CGPoint(x: -a.y, y: a.x) : CGPoint(x: a.y, y: -a.x)
    let center = t1 + normal * radius
    let t2 = p1 + b * distance
    let start = atan2(t1.y - center.y, t1.x - center.x)
    var delta = atan2(t2.y - center.y, t2.x - center.x) - start
    if delta > .pi { delta -= 2 * .pi } else if delta < -.pi { delta += 2 * .pi }
    addRelativeArc(
      center: center, radius: radius, startAngle: Angle(radians: start),
      delta: Angle(radians: delta), transform: transform)
  }
}
