import DisplayList

/// What a layer does to the commands in it.
struct LayerEffect {
  var transform = CGAffineTransform.identity
  var clip: Path?
  var isClipEOFilled = false
  var opacity = 1.0
  var blendMode = DrawCommand.BlendMode.normal
  var filters: [DrawCommand.Filter] = []
  var mask: [DrawCommand]?

  var isIdentity: Bool {
    transform.isIdentity && clip == nil && opacity == 1 && blendMode == .normal
      && filters.isEmpty && mask == nil
  }

  func layer(_ commands: [DrawCommand]) -> DrawCommand {
    .layer(
      DrawCommand.Layer(
        commands, transform: transform, clip: clip, isClipEOFilled: isClipEOFilled,
        opacity: opacity, blendMode: blendMode, filters: filters, mask: mask))
  }
}
