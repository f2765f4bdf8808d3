import DisplayList
import Foundation
import Geometry

/// A gradient, evaluated at the centres of pixels.
///
/// Cairo's gradients accumulate along a row, so that their last bit depends on where it begins.
struct Shading {
  private enum Form {
    /// The share is linear in x and y.
    case linear(x: Double, y: Double, offset: Double)
    case radial(center: CGPoint, start: Double, length: Double)
    case angular(center: CGPoint, start: Double, length: Double)
  }

  private let form: Form
  private let colors: ColorRamp
  /// From pixels to the paint's points.
  private let inverse: CGAffineTransform

  /// - Parameter transform: from the paint's points to pixels.
  init?(_ paint: Paint, transform: CGAffineTransform) {
    guard abs(transform.determinant) > 1e-12 else { return nil }
    inverse = transform.inverted()
    switch paint {
    case .color, .glassLabel: return nil
    case .linearGradient(let stops, let start, let end):
      colors = ColorRamp(stops)
      let (dx, dy) = (Double(end.x - start.x), Double(end.y - start.y))
      let square = dx * dx + dy * dy
      // Without length everything lies behind the end.
      guard square > 0, square.isFinite else {
        form = .linear(x: 0, y: 0, offset: 1)
        return
      }
      form = .linear(
        x: dx / square, y: dy / square,
        offset: -(Double(start.x) * dx + Double(start.y) * dy) / square)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      colors = ColorRamp(stops)
      form = .radial(
        center: center, start: Double(startRadius), length: Double(endRadius - startRadius))
    case .angularGradient(let stops, let center, let start, let end):
      colors = ColorRamp(stops)
      form = .angular(center: center, start: start, length: end - start)
    }
  }

  /// Writes all pixels of the canvas.
  func fill(_ canvas: Canvas) {
    let rect = canvas.rect
    colors.withTable { table in
      for y in rect.y..<rect.maxY {
        fill(canvas.pixel(rect.x, y), x: rect.x, y: y, count: rect.width, table)
      }
    }
  }

  private func fill(
    _ row: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int,
    _ table: UnsafePointer<UInt32>
  ) {
    let t = inverse
    let (a, b) = (Double(t.a), Double(t.b))
    let level = Double(y) + 0.5
    let (left, top) = (Double(t.c) * level + Double(t.tx), Double(t.d) * level + Double(t.ty))
    let last = Double(ColorRamp.count - 1)
    func color(_ share: Double) -> UInt32 {
      share >= 1
        ? table[ColorRamp.count - 1] : share > 0 ? table[Int(share * last + 0.5)] : table[0]
    }
    switch form {
    case .linear(let fx, let fy, let offset):
      for i in 0..<count {
        let column = Double(x + i) + 0.5
        row[i] = color((a * column + left) * fx + (b * column + top) * fy + offset)
      }
    case .radial(let center, let start, let length):
      for i in 0..<count {
        let column = Double(x + i) + 0.5
        let (dx, dy) = (a * column + left - Double(center.x), b * column + top - Double(center.y))
        let radius = (dx * dx + dy * dy).squareRoot() - start
        row[i] = color(length == 0 ? (radius < 0 ? 0 : 1) : radius / length)
      }
    case .angular(let center, let start, let length):
      for i in 0..<count {
        let column = Double(x + i) + 0.5
        let (dx, dy) = (a * column + left - Double(center.x), b * column + top - Double(center.y))
        row[i] = color(Self.share(angle: atan2(dy, dx), start: start, length: length))
      }
    }
  }

  /// How far an angle lies along the sweep; outside, the nearer end's colour goes on.
  private static func share(angle: Double, start: Double, length: Double) -> Double {
    guard length != 0, length.isFinite, start.isFinite else { return 1 }
    let turn = 2 * Double.pi
    // Turned so that a backward sweep is a forward one.
    let distance = (angle - start) * (length < 0 ? -1 : 1)
    let around = distance - (distance / turn).rounded(.down) * turn
    let sweep = abs(length)
    if around <= sweep { return around / sweep }
    return around - sweep < (turn - sweep) / 2 ? 1 : 0
  }
}
