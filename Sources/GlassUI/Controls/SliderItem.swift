/// The part of the screen that sets a slider's value.
@MainActor final class SliderItem: WrapperItem, TouchResponder {
  let touch: SliderTouch
  var reading = SliderReading()
  var set: (Double) -> Void = { _ in }
  var onEditingChanged: (Bool) -> Void = { _ in }

  override var kind: String { "Slider" }

  init(_ node: _ViewNode, _ touch: SliderTouch) {
    self.touch = touch
    super.init(node, behavior: PassthroughLayout())
  }

  var isEnabled: Bool { environment.isEnabled }

  // MARK: Place

  private var track: SliderTrackItem? {
    func find(_ item: Item) -> SliderTrackItem? {
      (item as? SliderTrackItem) ?? item.children.lazy.compactMap(find).first
    }
    return find(self)
  }

  private func geometry(_ track: Item) -> SliderGeometry {
    SliderGeometry(
      width: track.target.width, isReversed: environment.layoutDirection == .rightToLeft)
  }

  /// Where the thumb is at rest, in the item's coordinates.
  private var thumb: CGRect? {
    track.map {
      CGRect(
        x: $0.target.minX + geometry($0).centre(at: reading.position)
          - SliderGeometry.thumb.width / 2,
        y: $0.target.midY - SliderGeometry.thumb.height / 2, width: SliderGeometry.thumb.width,
        height: SliderGeometry.thumb.height)
    }
  }

  // MARK: Touch

  override func hitTest(_ point: CGPoint) -> Item? {
    guard isEnabled, !isDeparting, let track, track.target.contains(point) else { return nil }
    return self
  }

  override var hitOutline: Path? { track.map { Path($0.target) } }
  override var stopsHitTesting: Bool { true }
  /// Scripts take hold of the thumb.
  override var aims: [CGRect] { thumb.map { [$0] } ?? super.aims }

  /// A drag along the track is the slider's own, whatever gestures are around.
  var hasBegun: Bool { touch.isHeld }

  func touchBegan(at point: CGPoint) {
    guard isEnabled, let thumb else { return }
    let local = point.applying(windowTransform.inverted())
    let isOnThumb = thumb.contains(local)
    touch.begin(
      grip: isOnThumb ? local.x - thumb.midX : 0, jumps: !isOnThumb || reading.scale.step != nil)
    onEditingChanged(true)
    if isOnThumb { touch.last = local.x } else { follow(point) }
  }

  func touchMoved(to point: CGPoint, isInside: Bool) { follow(point) }

  func touchEnded(at point: CGPoint, isInside: Bool) {
    follow(point)
    end()
  }

  func touchCancelled() { end() }

  private func end() {
    guard touch.isHeld else { return }
    touch.end()
    onEditingChanged(false)
  }

  private func follow(_ point: CGPoint) {
    guard touch.isHeld, isEnabled, let track else { return }
    let local = point.applying(windowTransform.inverted())
    guard touch.last != local.x else { return }
    touch.last = local.x
    set(geometry(track).position(at: local.x - touch.grip - track.target.minX))
  }

  // MARK: Accessibility

  /// The label, which is not drawn.
  override var accessibilityText: String? {
    let texts = node.children.dropFirst().flatMap(\.items).compactMap(\.accessibilityText)
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  override func describe(_ snapshot: inout ItemSnapshot) {
    snapshot.isControl = true
    snapshot.isEnabled = isEnabled
    snapshot.isPressed = touch.isHeld
    snapshot.role = "slider"
    snapshot.value = reading.text
    snapshot.hit = hitOutline.map { [$0] } ?? []
  }
}
