import DisplayList

/// How two pictures differ.
public struct BitmapDifference: Hashable, Sendable, CustomStringConvertible {
  /// The two sizes, pixels.
  public var expectedSize: PixelRect
  public var actualSize: PixelRect
  /// Pixels that are not the same.
  public var changedPixels: Int
  /// The largest difference of a channel, 0 … 255.
  public var largestDelta: Int
  /// The least rectangle that holds all changed pixels.
  public var boundingBox: PixelRect

  /// Nil where the pictures are the same, byte for byte.
  ///
  /// Pictures of two sizes are compared where both have pixels; all others count as changed.
  public init?(expected: Bitmap, actual: Bitmap) {
    expectedSize = expected.bounds
    actualSize = actual.bounds
    changedPixels = 0
    largestDelta = 0
    boundingBox = PixelRect(x: 0, y: 0, width: 0, height: 0)
    let shared = expectedSize.intersection(actualSize)
    for y in 0..<shared.height {
      let (before, after) = (expected.row(y), actual.row(y))
      for x in 0..<shared.width where before[x] != after[x] {
        changedPixels += 1
        largestDelta = max(largestDelta, Self.delta(before[x], after[x]))
        boundingBox = boundingBox.union(PixelRect(x: x, y: y, width: 1, height: 1))
      }
    }
    if expectedSize != actualSize {
      let whole = expectedSize.union(actualSize)
      changedPixels += whole.width * whole.height - shared.width * shared.height
      largestDelta = 255
      boundingBox = whole
    }
    if changedPixels == 0 { return nil }
  }

  public var description: String {
    let sizes =
      expectedSize == actualSize
      ? ""
      : """
       expected \(expectedSize.width)×\(expectedSize.height), \
      got \(actualSize.width)×\(actualSize.height);
      """
    return """
      the pictures differ:\(sizes) \(changedPixels) pixels changed, \
      largest delta \(largestDelta), \
      in \(boundingBox.width)×\(boundingBox.height) at (\(boundingBox.x), \(boundingBox.y))
      """
  }

  private static func delta(_ one: UInt32, _ other: UInt32) -> Int {
    [24, 16, 8, 0].map { shift in
      abs(Int(one >> UInt32(shift) & 0xFF) - Int(other >> UInt32(shift) & 0xFF))
    }.reduce(0, max)
  }
}
