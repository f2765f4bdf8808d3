/// Rows of floats side by side in one block, one value a pixel of a run.
///
/// The block is one allocation with constant distances, so that loops over several rows vectorize
/// without checks for overlap.
struct Lanes {
  /// Pixels in the longest run.
  static let length = 1024
  static let count = 32

  let base: UnsafeMutablePointer<Float>

  /// A field: distance, gradient and curvature of its level sets, in pixels.
  struct Field {
    let offset: Int
    /// The field merged so far.
    static let merged = Field(offset: 0)
    /// The shape that is about to be merged.
    static let shape = Field(offset: 4 * Lanes.length)
    /// A swelling that is about to be merged into a shape.
    static let swelling = Field(offset: 8 * Lanes.length)
  }

  @inline(__always) var amount: UnsafeMutablePointer<Float> { base + 12 * Lanes.length }
  @inline(__always) var bevel: UnsafeMutablePointer<Float> { base + 13 * Lanes.length }
  @inline(__always) var band: UnsafeMutablePointer<Float> { base + 14 * Lanes.length }
  @inline(__always) var rimScale: UnsafeMutablePointer<Float> { base + 15 * Lanes.length }
  @inline(__always) var sampleX: UnsafeMutablePointer<Float> { base + 16 * Lanes.length }
  @inline(__always) var sampleY: UnsafeMutablePointer<Float> { base + 17 * Lanes.length }
  @inline(__always) var outerX: UnsafeMutablePointer<Float> { base + 18 * Lanes.length }
  @inline(__always) var outerY: UnsafeMutablePointer<Float> { base + 19 * Lanes.length }
  @inline(__always) var coverage: UnsafeMutablePointer<Float> { base + 20 * Lanes.length }
  @inline(__always) var rim: UnsafeMutablePointer<Float> { base + 21 * Lanes.length }
  @inline(__always) var border: UnsafeMutablePointer<Float> { base + 22 * Lanes.length }
  @inline(__always) var innerShadow: UnsafeMutablePointer<Float> { base + 23 * Lanes.length }
  @inline(__always) var bandMix: UnsafeMutablePointer<Float> { base + 24 * Lanes.length }
  @inline(__always) var weight: UnsafeMutablePointer<Float> { base + 25 * Lanes.length }
  @inline(__always) var glow: UnsafeMutablePointer<Float> { base + 26 * Lanes.length }
  /// 0, 1, 2, …
  @inline(__always) var ramp: UnsafeMutablePointer<Float> { base + 31 * Lanes.length }

  @inline(__always) func distance(_ f: Field) -> UnsafeMutablePointer<Float> { base + f.offset }
  @inline(__always) func gradientX(_ f: Field) -> UnsafeMutablePointer<Float> {
    base + f.offset + Lanes.length
  }
  @inline(__always) func gradientY(_ f: Field) -> UnsafeMutablePointer<Float> {
    base + f.offset + 2 * Lanes.length
  }
  @inline(__always) func curvature(_ f: Field) -> UnsafeMutablePointer<Float> {
    base + f.offset + 3 * Lanes.length
  }
}

/// Pixels of one row: `count` of them, `step` apart, the first centred at `x`, `y`.
struct Run {
  var x: Float
  var y: Float
  var step: Float
  var count: Int
}
