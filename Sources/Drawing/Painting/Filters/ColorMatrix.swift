import DisplayList
import Foundation

/// A linear map of sRGB-encoded colours that are not premultiplied.
struct ColorMatrix {
  /// What each channel gives to red, green and blue.
  var red: SIMD4<Float>
  var green: SIMD4<Float>
  var blue: SIMD4<Float>
  var offset: SIMD4<Float> = .zero
  var alpha: Float = 1

  /// The shares of the channels in luma (BT.709).
  private static let luma = SIMD3<Float>(0.2126, 0.7152, 0.0722)

  /// `nil` for a filter that moves pixels instead.
  init?(_ filter: DrawCommand.Filter) {
    self.init(rows: [SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1)])
    switch filter {
    case .blur, .shadow: return nil
    case .brightness(let amount): offset = SIMD4(repeating: Self.sane(amount)) * SIMD4(1, 1, 1, 0)
    case .contrast(let amount):
      let k = Self.sane(amount)
      scale(SIMD3(repeating: k))
      offset = SIMD4(repeating: 0.5 - 0.5 * k) * SIMD4(1, 1, 1, 0)
    case .saturation(let amount): saturate(Self.sane(amount))
    case .grayscale(let amount): saturate(1 - Float(amount.unit))
    case .hueRotation(let radians): rotateHue(by: radians.isFinite ? radians : 0)
    case .colorInvert:
      scale(SIMD3(repeating: -1))
      offset = SIMD4(1, 1, 1, 0)
    case .colorMultiply(let color):
      scale(SIMD3(Float(color.red.unit), Float(color.green.unit), Float(color.blue.unit)))
      alpha = Float(color.alpha.unit)
    }
  }

  /// - Parameter rows: what red, green and blue are made of.
  private init(rows: [SIMD3<Float>]) {
    red = SIMD4(rows[0].x, rows[1].x, rows[2].x, 0)
    green = SIMD4(rows[0].y, rows[1].y, rows[2].y, 0)
    blue = SIMD4(rows[0].z, rows[1].z, rows[2].z, 0)
  }

  private static func sane(_ v: Double) -> Float { v.isFinite ? Float(min(max(v, -100), 100)) : 0 }

  private mutating func scale(_ k: SIMD3<Float>) {
    self = ColorMatrix(rows: [SIMD3(k.x, 0, 0), SIMD3(0, k.y, 0), SIMD3(0, 0, k.z)])
  }

  private mutating func saturate(_ s: Float) {
    let grey = Self.luma * (1 - s)
    self = ColorMatrix(rows: [
      grey + SIMD3(s, 0, 0), grey + SIMD3(0, s, 0), grey + SIMD3(0, 0, s),
    ])
  }

  /// The rotation about the grey axis that keeps the luma, as in SVG's filter of that name.
  private mutating func rotateHue(by radians: Double) {
    let (c, s) = (Float(cos(radians)), Float(sin(radians)))
    let (r, g, b) = (Float(0.213), Float(0.715), Float(0.072))
    self = ColorMatrix(rows: [
      SIMD3(r + c * (1 - r) - s * r, g - c * g - s * g, b - c * b + s * (1 - b)),
      SIMD3(r - c * r + s * 0.143, g + c * (1 - g) + s * 0.140, b - c * b - s * 0.283),
      SIMD3(r - c * r - s * (1 - r), g - c * g + s * g, b + c * (1 - b) + s * b),
    ])
  }

  /// Recolours one premultiplied pixel.
  func apply(to pixel: UInt32) -> UInt32 {
    let a = pixel >> 24
    if a == 0 { return 0 }
    let unmultiply = 1 / Float(a)
    let (r, g, b) = (
      Float(pixel >> 16 & 255) * unmultiply, Float(pixel >> 8 & 255) * unmultiply,
      Float(pixel & 255) * unmultiply
    )
    var color = red * r + green * g + blue * b + offset
    color.clamp(lowerBound: .zero, upperBound: .one)
    let alpha = Float(a) * alpha
    let v = SIMD4<UInt32>((color * alpha).rounded(.toNearestOrAwayFromZero))
    return UInt32(alpha.rounded()) << 24 | v.x << 16 | v.y << 8 | v.z
  }

  func apply(to canvas: Canvas) {
    let rect = canvas.rect
    for y in rect.y..<rect.maxY {
      let row = canvas.pixel(rect.x, y)
      // Neighbours are often equal.
      var (last, result): (UInt32, UInt32) = (0, 0)
      for i in 0..<rect.width where row[i] != 0 {
        if row[i] != last {
          last = row[i]
          result = apply(to: last)
        }
        row[i] = result
      }
    }
  }
}
