import Foundation

// Points as vectors, for the algorithms of this target only.
extension CGPoint {
  static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
  static func * (a: CGPoint, k: CGFloat) -> CGPoint { CGPoint(x: a.x * k, y: a.y * k) }

  var length: CGFloat { (x * x + y * y).squareRoot() }

  /// The vector of length 1, or zero where it has no direction.
  var normalized: CGPoint {
    let length = length
    return length > 0 ? CGPoint(x: x / length, y: y / length) : .zero
  }

  func dot(_ b: CGPoint) -> CGFloat { x * b.x + y * b.y }
  func cross(_ b: CGPoint) -> CGFloat { x * b.y - y * b.x }
  func mixed(_ b: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: x + (b.x - x) * t, y: y + (b.y - y) * t)
  }
}
