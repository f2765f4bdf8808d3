import DisplayList

extension Array where Element == PixelRect {
  /// More rectangles than this cost more in requests than their box costs in pixels.
  private static var mostRectangles: Int { 24 }

  /// The same pixels in fewer rectangles: clipped to `bounds`, without empty ones and ones that lie
  /// in another; one box where many are left.
  func simplified(in bounds: PixelRect) -> [PixelRect] {
    var result: [PixelRect] = []
    for rect in self {
      let clipped = rect.intersection(bounds)
      guard !clipped.isEmpty, !result.contains(where: { $0.contains(clipped) }) else { continue }
      result.removeAll { clipped.contains($0) }
      result.append(clipped)
    }
    guard result.count > Self.mostRectangles else { return result }
    return [result.dropFirst().reduce(result[0]) { $0.union($1) }]
  }
}

extension PixelRect {
  /// Whether all pixels of `other` are pixels of this.
  func contains(_ other: PixelRect) -> Bool { intersection(other) == other }
}
