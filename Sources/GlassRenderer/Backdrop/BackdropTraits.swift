import DisplayList
import Foundation

/// What a few fixed samples say about the backdrop under a shape.
struct BackdropTraits {
  let bitmap: Bitmap?

  /// 0 over flat light, 1 over busy or dark content.
  func unrest(in rect: CGRect) -> Float {
    guard let bitmap, bitmap.width > 0, bitmap.height > 0 else { return 1 }
    let side = 12
    var sum: Float = 0
    var squares: Float = 0
    for row in 0..<side {
      let y = Double(rect.minY) + Double(rect.height) * (Double(row) + 0.5) / Double(side)
      let pixels = bitmap.row(Int(min(max(y, 0), Double(bitmap.height - 1))))
      for column in 0..<side {
        let x = Double(rect.minX) + Double(rect.width) * (Double(column) + 0.5) / Double(side)
        let c = pixels[Int(min(max(x, 0), Double(bitmap.width - 1)))]
        let (r, g, b) = (Float((c >> 16) & 255), Float((c >> 8) & 255), Float(c & 255))
        let y = (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255
        sum += y
        squares += y * y
      }
    }
    let count = Float(side * side)
    let mean = sum / count
    let deviation = max(squares / count - mean * mean, 0).squareRoot()
    let busy = min(deviation / Optics.shadowBusy, 1)
    return busy + (1 - busy) * (1 - Optics.ramp(mean, 0.5, 1))
  }
}
