/// Whether a slider is held, and by what.
@MainActor final class SliderTouch {
  weak var node: _ViewNode?
  private(set) var isHeld = false
  /// From the thumb's middle to the pointer that holds it, in points.
  private(set) var grip: CGFloat = 0
  /// Where the pointer was last; a press that stays where it is changes nothing.
  var last: CGFloat?
  /// How the thumb goes where the pointer is; `nil` at once.
  private(set) var glide: Animation?

  /// Quick enough to feel held, for a thumb that jumps. T
  private static let jump = Animation.spring(response: 0.22, dampingFraction: 0.86)

  nonisolated init() {}

  func begin(grip: CGFloat, jumps: Bool) {
    self.grip = grip
    last = nil
    glide = jumps ? Self.jump : nil
    setHeld(true)
  }

  func end() {
    glide = nil
    setHeld(false)
  }

  private func setHeld(_ held: Bool) {
    guard held != isHeld else { return }
    isHeld = held
    node?.invalidate(Transaction())
  }
}
