import Foundation

/// The outline of a rectangle with rounded corners that fit it.
package struct RoundedRectOutline {
  /// The size of each corner in points, left to right.
  package struct Corners: Hashable, Sendable {
    package var topLeft: CGSize
    package var topRight: CGSize
    package var bottomRight: CGSize
    package var bottomLeft: CGSize

    package init(all size: CGSize) {
      (topLeft, topRight, bottomRight, bottomLeft) = (size, size, size, size)
    }

    package init(_ radii: RectangleCornerRadii) {
      topLeft = CGSize(width: radii.topLeading, height: radii.topLeading)
      topRight = CGSize(width: radii.topTrailing, height: radii.topTrailing)
      bottomRight = CGSize(width: radii.bottomTrailing, height: radii.bottomTrailing)
      bottomLeft = CGSize(width: radii.bottomLeading, height: radii.bottomLeading)
    }
  }

  let rect: CGRect
  let corners: Corners
  let style: RoundedCornerStyle

  package init(_ rect: CGRect, corners: Corners, style: RoundedCornerStyle) {
    self.rect = rect
    self.corners = corners
    self.style = style
  }

  /// Where each corner leaves its edges, in radii: as far as its two sides have room.
  ///
  /// A side shares out what its two corners leave of it in proportion to their radii, and a corner
  /// takes the smaller of its two shares, so that the ends of a capsule are exact half circles.
  package var reaches:
    (topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat)
  {
    guard style == .continuous else { return (1, 1, 1, 1) }
    let c = corners
    let top = Self.reach(rect.width, c.topLeft.width, c.topRight.width)
    let bottom = Self.reach(rect.width, c.bottomLeft.width, c.bottomRight.width)
    let left = Self.reach(rect.height, c.topLeft.height, c.bottomLeft.height)
    let right = Self.reach(rect.height, c.topRight.height, c.bottomRight.height)
    return (min(top, left), min(top, right), min(bottom, right), min(bottom, left))
  }

  private static func reach(_ side: CGFloat, _ a: CGFloat, _ b: CGFloat) -> CGFloat {
    guard a + b > 0 else { return CornerProfile.fullReach }
    return min(max(side / (a + b), 1), CornerProfile.fullReach)
  }

  /// From the middle of the right edge, clockwise on a screen whose y axis points down.
  package var elements: [Path.Element] {
    let reach = reaches
    let r = rect
    var path = Path()
    let highest = r.minY + corners.topRight.height * reach.topRight
    let lowest = r.maxY - corners.bottomRight.height * reach.bottomRight
    let start = CGPoint(x: r.maxX, y: max(highest, min(r.midY, lowest)))
    path.move(to: start)
    Self.add(
      corners.bottomRight, reach.bottomRight, at: CGPoint(x: r.maxX, y: r.maxY),
      back: (0, -1), ahead: (-1, 0), to: &path)
    Self.add(
      corners.bottomLeft, reach.bottomLeft, at: CGPoint(x: r.minX, y: r.maxY),
      back: (1, 0), ahead: (0, -1), to: &path)
    Self.add(
      corners.topLeft, reach.topLeft, at: CGPoint(x: r.minX, y: r.minY),
      back: (0, 1), ahead: (1, 0), to: &path)
    Self.add(
      corners.topRight, reach.topRight, at: CGPoint(x: r.maxX, y: r.minY),
      back: (-1, 0), ahead: (0, 1), to: &path)
    path.closeSubpath()
    return path.elements
  }

  private typealias Direction = (x: CGFloat, y: CGFloat)

  /// Adds a line to where a corner begins, then the corner.
  private static func add(
    _ size: CGSize, _ reach: CGFloat, at vertex: CGPoint, back: Direction, ahead: Direction,
    to path: inout Path
  ) {
    guard size.width > 0, size.height > 0 else {
      path.addLine(to: vertex)
      return
    }
    func place(_ p: CGPoint) -> CGPoint {
      CGPoint(
        x: vertex.x + (back.x * p.x + ahead.x * p.y) * size.width,
        y: vertex.y + (back.y * p.x + ahead.y * p.y) * size.height)
    }
    let begin = place(CGPoint(x: reach, y: 0))
    // Without room between two corners there is no line, only rounding.
    let gap = path.currentPoint.map { ($0 - begin).length } ?? 0
    if gap > 1e-9 * (abs(begin.x) + abs(begin.y) + 1) { path.addLine(to: begin) }
    for curve in CornerProfile(reach: reach).curves {
      path.addCurve(
        to: place(curve.end), control1: place(curve.control1), control2: place(curve.control2))
    }
  }
}
