import DisplayList
import Foundation
import Geometry

/// A filter's lengths in pixels.
struct FilterKernel {
  /// The blur's standard deviation; 0 for none.
  let deviation: Double
  let x: Int
  let y: Int

  /// - Parameter transform: from the points around the layer to the window's.
  init(_ filter: DrawCommand.Filter, _ transform: CGAffineTransform, _ scale: CGFloat) {
    let stretch = Double((abs(transform.determinant)).squareRoot() * scale)
    func pixels(_ length: CGFloat) -> Double {
      let value = Double(length) * stretch
      return value.isFinite ? min(max(value, 0), 1000) : 0
    }
    switch filter {
    case .blur(let radius):
      deviation = pixels(radius)
      (x, y) = (0, 0)
    case .shadow(_, let radius, let dx, let dy):
      deviation = pixels(radius)
      let offset = CGSize(width: dx, height: dy).applying(transform)
      func whole(_ v: CGFloat) -> Int {
        let value = v * scale
        return value.isFinite ? Int(min(max(value, -4000), 4000).rounded()) : 0
      }
      x = whole(offset.width)
      y = whole(offset.height)
    default:
      deviation = 0
      (x, y) = (0, 0)
    }
  }

  /// How far from a pixel its light may come to lie.
  var outset: Int { BoxBlur(deviation: deviation).reach + max(abs(x), abs(y)) }
}
