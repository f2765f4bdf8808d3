/// Places a slider's parts: the track, what is filled of it, the marks, the thumb.
struct SliderLayout: Layout {
  let position: Double
  let isReversed: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(
      width: max(SliderGeometry.thumb.width, proposal.width ?? SliderGeometry.idealWidth),
      height: SliderGeometry.thumb.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard subviews.count == 4 else { return }
    let geometry = SliderGeometry(width: bounds.width, isReversed: isReversed)
    func place(_ index: Int, x: ClosedRange<CGFloat>, height: CGFloat) {
      subviews[index].place(
        at: CGPoint(x: bounds.minX + x.lowerBound, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: x.upperBound - x.lowerBound, height: height))
    }
    place(0, x: 0...geometry.width, height: SliderGeometry.trackHeight)
    place(1, x: geometry.fill(at: position), height: SliderGeometry.trackHeight)
    place(2, x: 0...geometry.width, height: SliderGeometry.thumb.height)
    let centre = geometry.centre(at: position)
    let half = SliderGeometry.thumb.width / 2
    place(3, x: centre - half...centre + half, height: SliderGeometry.thumb.height)
  }
}
