import Foundation

/// One axis of `frame(min:ideal:max:)` (LAYOUT.md §4).
struct FlexibleLength: Equatable, Sendable {
  let minimum: CGFloat?
  let ideal: CGFloat?
  let maximum: CGFloat?

  /// Contradictions are resolved upwards: the ideal is at least the minimum, the maximum at least
  /// the ideal.
  init(minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?) {
    self.minimum = FrameLength.usable(minimum)
    let least = self.minimum ?? 0
    self.ideal = FrameLength.usable(ideal).map { max($0, least) }
    let floor = max(least, self.ideal ?? 0)
    self.maximum = FrameLength.usableMaximum(maximum).map { max($0, floor) }
  }

  var isConstrained: Bool { minimum != nil || ideal != nil || maximum != nil }

  /// What the child is proposed.
  func childProposal(_ proposal: CGFloat?) -> CGFloat? {
    (proposal ?? ideal)?.clamped(minimum ?? 0, maximum ?? .infinity)
  }

  /// The frame's own length around a child of length `child`.
  func length(_ proposal: CGFloat?, child: CGFloat) -> CGFloat {
    if proposal == nil, let ideal { return ideal }
    switch (minimum, maximum) {
    case (let minimum?, let maximum?):
      return (proposal ?? child).clamped(minimum, maximum)
    case (let minimum?, nil):
      return max(min(childProposal(proposal) ?? .infinity, child), minimum)
    case (nil, let maximum?):
      return min(max(childProposal(proposal) ?? -.infinity, child), maximum)
    case (nil, nil):
      return child
    }
  }
}
