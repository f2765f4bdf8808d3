/// The marks of a slider with steps: a dot under the track for each value.
nonisolated struct SliderMarks: Shape {
  let scale: SliderScale
  let isReversed: Bool

  /// The diameter of a dot, and how far its middle is from the track's, in points. T
  private static let diameter: CGFloat = 3
  private static let distance: CGFloat = 9
  /// The least distance between two dots, in points; closer ones say nothing. T
  private static let leastGap: CGFloat = 8

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let geometry = SliderGeometry(width: rect.width, isReversed: isReversed)
    guard let count = scale.stepCount, let step = scale.step, count >= 1,
      CGFloat(count) * Self.leastGap <= geometry.width - SliderGeometry.thumb.width
    else { return path }
    for index in 0...Int(count) {
      let position = scale.position(of: scale.lower + Double(index) * step)
      let centre = CGPoint(
        x: rect.minX + geometry.centre(at: position), y: rect.midY + Self.distance)
      path.addEllipse(
        in: CGRect(
          x: centre.x - Self.diameter / 2, y: centre.y - Self.diameter / 2, width: Self.diameter,
          height: Self.diameter))
    }
    return path
  }
}
