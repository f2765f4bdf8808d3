import PixelKernels

/// Rows of numbers side by side in one block, a value for each pixel of a run.
final class Lanes {
  /// Pixels in the longest run.
  static let length = 1024
  private static let rows = 40

  private let base: UnsafeMutablePointer<Float>

  /// The field merged so far, the shape about to be merged, and a swelling about to be merged.
  let merged: pk_field
  let shape: pk_field
  let swelling: pk_field
  let amount: UnsafeMutablePointer<Float>
  let bevel: UnsafeMutablePointer<Float>
  let band: UnsafeMutablePointer<Float>
  let rimScale: UnsafeMutablePointer<Float>
  /// Where a pixel looks, in window pixels, and where its outer band looks.
  let sampleX: UnsafeMutablePointer<Float>
  let sampleY: UnsafeMutablePointer<Float>
  let outerX: UnsafeMutablePointer<Float>
  let outerY: UnsafeMutablePointer<Float>
  let glow: UnsafeMutablePointer<Float>
  /// Shares in 1/256.
  let sampleWeights: UnsafeMutablePointer<Float>
  /// Shares of swellings, which nobody needs.
  let unused: UnsafeMutablePointer<Float>
  let edge: pk_edge
  /// The same places in cells of a layer.
  let columns: UnsafeMutablePointer<Int32>
  let rowsOfCells: UnsafeMutablePointer<Int32>
  let outerColumns: UnsafeMutablePointer<Int32>
  let outerRows: UnsafeMutablePointer<Int32>
  let mixWeights: UnsafeMutablePointer<Int32>
  let colors: UnsafeMutablePointer<UInt64>
  let otherColors: UnsafeMutablePointer<UInt64>

  init() {
    let count = Self.rows * Self.length
    let raw = UnsafeMutableRawPointer.allocate(
      byteCount: count * MemoryLayout<Float>.stride, alignment: 64)
    let base = raw.initializeMemory(as: Float.self, repeating: 0, count: count)
    self.base = base
    func floats(_ row: Int) -> UnsafeMutablePointer<Float> { base + row * Self.length }
    func field(_ row: Int) -> pk_field {
      pk_field(d: floats(row), gx: floats(row + 1), gy: floats(row + 2), k: floats(row + 3))
    }
    func ints(_ row: Int) -> UnsafeMutablePointer<Int32> {
      (raw + row * Self.length * 4).bindMemory(to: Int32.self, capacity: Self.length)
    }
    func words(_ row: Int) -> UnsafeMutablePointer<UInt64> {
      (raw + row * Self.length * 4).bindMemory(to: UInt64.self, capacity: Self.length)
    }
    (merged, shape, swelling) = (field(0), field(4), field(8))
    (amount, bevel, band, rimScale) = (floats(12), floats(13), floats(14), floats(15))
    (sampleX, sampleY, outerX, outerY) = (floats(16), floats(17), floats(18), floats(19))
    (glow, unused, sampleWeights) = (floats(20), floats(21), floats(33))
    edge = pk_edge(
      coverage: ints(22), rim: ints(23), border: ints(24), inner: ints(25), band: ints(26),
      sharp: ints(27))
    (columns, rowsOfCells, outerColumns, outerRows) = (ints(28), ints(29), ints(30), ints(31))
    mixWeights = ints(32)
    (colors, otherColors) = (words(34), words(36))
  }

  deinit { base.deallocate() }
}

extension pk_run {
  /// How many pixels.
  var count: Int32 { width * rows }
}
