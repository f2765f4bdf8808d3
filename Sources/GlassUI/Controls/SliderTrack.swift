import DisplayList

/// A slider as it is drawn, without its labels.
struct SliderTrack: View {
  let scale: SliderScale
  let position: Double
  let isHeld: Bool
  let isReversed: Bool
  /// How the thumb goes where a touch sends it; `nil` as everything around does.
  let glide: Animation?
  @Environment(\.isEnabled) private var isEnabled

  /// The part of the track that is not filled, as iOS fills controls (O).
  private static let ground = Color(
    .adaptive(
      light: RGBA(120 / 255, 120 / 255, 128 / 255, 0.2),
      dark: RGBA(120 / 255, 120 / 255, 128 / 255, 0.36)))
  private static let marks = Color(
    .adaptive(
      light: RGBA(60 / 255, 60 / 255, 67 / 255, 0.3),
      dark: RGBA(235 / 255, 235 / 255, 245 / 255, 0.3)))

  var body: some View {
    SliderLayout(position: position, isReversed: isReversed) {
      Capsule().fill(Self.ground)
      Capsule().fill(.tint)
      SliderMarks(scale: scale, isReversed: isReversed).fill(Self.marks)
      SliderThumb(isHeld: isHeld)
    }
    .transaction { if let glide, !$0.disablesAnimations { $0.animation = glide } }
    .opacity(isEnabled ? 1 : ButtonMetrics.disabledOpacity)
    .modifier(SliderTrackModifier())
  }
}

/// The knob of a slider: white at rest, a lens of glass while it is held.
private struct SliderThumb: View {
  let isHeld: Bool

  /// How much a held thumb grows, as pressed glass of its size does (B).
  private static let growth =
    (SliderGeometry.thumb.width + GlassPress.growth) / SliderGeometry.thumb.width
  /// The shadow at rest, in points. T
  private static let shadow = (opacity: 0.16, radius: CGFloat(5), y: CGFloat(2))

  var body: some View {
    // A container of its own: the lens melts with no glass beside the slider.
    GlassEffectContainer {
      Capsule().fill(.white)
        .shadow(
          color: .black.opacity(Self.shadow.opacity), radius: Self.shadow.radius,
          y: Self.shadow.y
        )
        .opacity(isHeld ? 0 : 1)
        .glassEffect(isHeld ? .clear.interactive() : .identity, in: .capsule)
        .scaleEffect(isHeld ? Self.growth : 1)
        .animation(isHeld ? GlassPress.animation : GlassPress.release, value: isHeld)
    }
  }
}

/// Marks the part of a slider that takes touches.
nonisolated private struct SliderTrackModifier: ViewModifier {
  typealias Body = Never

  @MainActor func _update<V: View>(in node: _ViewNode, content: V) {
    node.wrap(content, make: { SliderTrackItem($0) }) { _ in }
  }
}

/// The part of a slider that takes touches.
@MainActor final class SliderTrackItem: WrapperItem {
  override var kind: String { "SliderTrack" }
}
