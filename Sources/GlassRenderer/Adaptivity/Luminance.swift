import Foundation

/// Relative luminance and contrast as WCAG 2 defines them.
enum Luminance {
  /// Linear light of the 256 encoded levels.
  private static let linear: [Float] = (0...255).map { level in
    let v = Double(level) / 255
    return Float(v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4))
  }

  /// Of a colour with encoded channels 0 … 1, as 8 bits hold them.
  static func of(_ color: SIMD3<Float>) -> Float {
    func light(_ v: Float) -> Float { linear[Int((min(max(v, 0), 1) * 255).rounded())] }
    return 0.2126 * light(color.x) + 0.7152 * light(color.y) + 0.0722 * light(color.z)
  }

  static func contrast(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> Float {
    let (x, y) = (of(a), of(b))
    return (max(x, y) + 0.05) / (min(x, y) + 0.05)
  }
}
