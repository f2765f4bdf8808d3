import DisplayList

/// What the probe's window shows: a pattern, a square that moves and a bar that answers a press.
public struct ProbePicture: Hashable, Sendable {
  /// Pixels of the square's left edge.
  public var squareX: Int
  public var isPressed: Bool

  public init(squareX: Int = Self.start, isPressed: Bool = false) {
    self.squareX = squareX
    self.isPressed = isPressed
  }

  /// Where the square starts, and how far it goes, pixels.
  public static let start = 10
  public static let travel = 120

  public var square: PixelRect { PixelRect(x: squareX, y: 20, width: 24, height: 24) }
  public static let bar = PixelRect(x: 0, y: 60, width: 160, height: 12)

  /// Draws the picture inside `rects` and nowhere else.
  public func paint(into bitmap: Bitmap, _ rects: [PixelRect]) {
    for rect in rects {
      let rect = rect.intersection(bitmap.bounds)
      for y in rect.y..<max(rect.y, rect.maxY) {
        let row = bitmap.row(y)
        for x in rect.x..<rect.maxX { row[x] = pixel(x, y) }
      }
    }
  }

  /// The whole picture at a size in pixels.
  public func bitmap(width: Int, height: Int) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    paint(into: bitmap, [bitmap.bounds])
    return bitmap
  }

  private func pixel(_ x: Int, _ y: Int) -> UInt32 {
    if Self.contains(square, x, y) { return 0xFFFF_9500 }
    if Self.contains(Self.bar, x, y) { return isPressed ? 0xFF00_7AFF : 0xFFC7_C7CC }
    // Every channel runs through all its values, and neighbours differ.
    let (red, green, blue) = (x &* 3 & 0xFF, y &* 5 & 0xFF, (x ^ y) & 0xFF)
    return UInt32(0xFF00_0000 | red << 16 | green << 8 | blue)
  }

  private static func contains(_ rect: PixelRect, _ x: Int, _ y: Int) -> Bool {
    x >= rect.x && x < rect.maxX && y >= rect.y && y < rect.maxY
  }
}
