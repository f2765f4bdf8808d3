/// Where the parts of a slider stand along its track, in points.
struct SliderGeometry: Equatable {
  let width: CGFloat
  /// Whether the track begins at the right.
  let isReversed: Bool

  init(width: CGFloat, isReversed: Bool = false) {
    self.width = width.isFinite ? max(0, width) : 0
    self.isReversed = isReversed
  }

  /// The thumb at rest (B).
  static let thumb = CGSize(width: 38, height: 24)
  /// The height of the track (B).
  static let trackHeight: CGFloat = 6
  /// The width where none is proposed. T
  static let idealWidth: CGFloat = 160

  /// How far the thumb can go.
  private var travel: CGFloat { max(0, width - Self.thumb.width) }

  /// The middle of the thumb, from the left.
  func centre(at position: Double) -> CGFloat {
    Self.thumb.width / 2 + travel * CGFloat(isReversed ? 1 - position : position)
  }

  /// The place at which the middle of the thumb is nearest to `x`.
  func position(at x: CGFloat) -> Double {
    guard travel > 0, x.isFinite else { return 0 }
    let position = min(max(Double((x - Self.thumb.width / 2) / travel), 0), 1)
    return isReversed ? 1 - position : position
  }

  /// The filled part of the track, from its start up to the value, under the thumb's middle third.
  func fill(at position: Double) -> ClosedRange<CGFloat> {
    let length = width * CGFloat(min(max(position, 0), 1))
    return isReversed ? width - length...width : 0...length
  }
}
