import DisplayList

/// The glass of one material over one part of the window, at low resolution: blurred and toned.
final class Layer {
  private(set) var divisor = 1
  /// The cells held, in cells of the window.
  private(set) var rect = PixelRect(x: 0, y: 0, width: 0, height: 0)
  /// The face, the face half as blurred, and what the rim recolours with.
  private(set) var face: UnsafeMutablePointer<UInt64>
  private(set) var sharp: UnsafeMutablePointer<UInt64>
  private(set) var rim: UnsafeMutablePointer<UInt64>

  private let faceMemory = Scratch<UInt64>()
  private let sharpMemory = Scratch<UInt64>()
  private let rimMemory = Scratch<UInt64>()
  private let rowMemory = Scratch<SIMD4<Float>>()
  private let lineMemory = Scratch<SIMD4<Float>>()
  private let sumMemory = Scratch<SIMD4<Float>>()

  init() {
    face = faceMemory.reserve(1)
    sharp = sharpMemory.reserve(1)
    rim = rimMemory.reserve(1)
  }

  /// The kernel that brings a layer of `material` to its deviation, beside what averaging and
  /// interpolating blur already.
  static func kernel(_ material: Material, share: Float = 1) -> BlurKernel {
    let wanted = material.deviation * share
    let rest = wanted * wanted - Material.ownVariance(material.divisor)
    return BlurKernel(variance: max(rest, 0) / Float(material.divisor * material.divisor))
  }

  /// Fills the cells of `wanted` from the raw backdrop, which holds them and `kernel.radius` around.
  func fill(_ wanted: PixelRect, material: Material, from backdrop: Backdrop) {
    divisor = material.divisor
    rect = wanted
    let count = rect.width * rect.height
    face = faceMemory.reserve(count)
    sharp = sharpMemory.reserve(count)
    rim = rimMemory.reserve(count)
    let tone = ToneCurve(material)
    let kernel = Self.kernel(material)
    let less = Self.kernel(material, share: Optics.bandBlurShare)
    blur(kernel, backdrop) { [rect, face, rim] y, line in
      let at = y * rect.width
      for x in 0..<rect.width {
        let f = tone.face(over: line[x])
        face[at + x] = Packing.spread(f)
        rim[at + x] = Packing.spread(tone.rim(of: f))
      }
    }
    blur(less, backdrop) { [rect, sharp] y, line in
      let at = y * rect.width
      for x in 0..<rect.width { sharp[at + x] = Packing.spread(tone.face(over: line[x])) }
    }
  }

  /// Blurs the cells of `rect` and hands them on row by row.
  private func blur(
    _ kernel: BlurKernel, _ backdrop: Backdrop,
    _ body: (_ row: Int, _ cells: UnsafeMutablePointer<SIMD4<Float>>) -> Void
  ) {
    let radius = kernel.radius
    let width = rect.width
    let rows = rect.height + 2 * radius
    let line = lineMemory.reserve(width + 2 * radius)
    let across = rowMemory.reserve(width * rows)
    let sum = sumMemory.reserve(width)
    let source = backdrop.rect
    for row in 0..<rows {
      let y = min(max(rect.y - radius + row, source.y), source.maxY - 1) - source.y
      let from = backdrop.cells + y * source.width
      for x in 0..<(width + 2 * radius) {
        let at = min(max(rect.x - radius + x, source.x), source.maxX - 1) - source.x
        line[x] = from[at]
      }
      let to = across + row * width
      kernel.taps.withUnsafeBufferPointer { taps in
        for x in 0..<width { to[x] = line[x + radius] * taps[0] }
        for i in 1..<max(taps.count, 1) {
          let weight = taps[i]
          for x in 0..<width {
            to[x] += (line[x + radius - i] + line[x + radius + i]) * weight
          }
        }
      }
    }
    for row in 0..<rect.height {
      let middle = across + (row + radius) * width
      kernel.taps.withUnsafeBufferPointer { taps in
        for x in 0..<width { sum[x] = middle[x] * taps[0] }
        for i in 1..<max(taps.count, 1) {
          let weight = taps[i]
          let (above, below) = (middle - i * width, middle + i * width)
          for x in 0..<width { sum[x] += (above[x] + below[x]) * weight }
        }
      }
      body(row, sum)
    }
  }
}
