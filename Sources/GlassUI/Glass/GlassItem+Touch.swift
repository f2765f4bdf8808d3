/// What the pointer does to glass.
extension GlassItem {
  func pressBegan(at point: CGPoint) {
    touchPoint = point
    graph.retarget(press, to: 1, tamed(GlassPress.animation))
  }

  func pressMoved(to point: CGPoint) {
    guard answersTouch else { return }
    touchPoint = point
    let local = point.applying(windowTransform.inverted())
    guard target.width > 0, target.height > 0 else { return }
    let offset = CGPoint(
      x: (local.x - target.midX) / (target.width / 2),
      y: (local.y - target.midY) / (target.height / 2))
    let reach = max(1, hypot(offset.x, offset.y))
    graph.retarget(
      pull, to: AnimatablePair(Double(offset.x / reach), Double(offset.y / reach)),
      tamed(GlassPress.animation))
    graph.onNeedsUpdate()
  }

  func pressEnded() {
    graph.retarget(press, to: 0, tamed(GlassPress.release))
    graph.retarget(pull, to: AnimatablePair(0, 0), tamed(GlassPress.release))
  }

  func setHovered(_ isHovered: Bool) {
    graph.retarget(hover, to: isHovered ? 1 : 0, tamed(GlassPress.animation))
  }
}
