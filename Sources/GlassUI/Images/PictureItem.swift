import DisplayList

/// A picture in its frame.
@MainActor final class PictureItem: Item {
  private var image = Image("")
  private var name = ""

  override var kind: String { "Image" }

  init(_ node: _ViewNode) { super.init(node, behavior: LeafLayout.fixed(.zero)) }

  /// The size of the placeholder for a picture that is not there, in points.
  static let placeholderSize = CGSize(width: 120, height: 90)

  func update(_ image: Image, name: String) {
    self.image = image
    self.name = name
    let size = graph.measurer.size(ofImage: name) ?? Self.placeholderSize
    layout.behavior =
      image.resizing == nil
      ? LeafLayout.fixed(size)
      : LeafLayout { $0.replacingUnspecifiedDimensions(by: size) }
  }

  override func draw(into emitter: Emitter) {
    let frame = drawnFrame
    let style = ForegroundStyle()._resolve(in: _StyleContext(environment))
    guard !Redaction.draw(self, style, into: emitter) else { return }
    let interpolation: DrawCommand.ImageCommand.Interpolation =
      switch image.interpolationQuality {
      case .none: .none
      case .low: .low
      case .medium: .medium
      case .high: .high
      }
    emitter.add(
      .image(
        DrawCommand.ImageCommand(
          name: name, frame: frame, interpolation: interpolation,
          template: image.renderingMode == .template ? style.paint(in: frame) : nil,
          isTiled: image.resizing?.mode == .tile,
          capInsets: image.resizing?.capInsets ?? EdgeInsets())))
  }

  override func containsPoint(_ point: CGPoint) -> Bool { target.contains(point) }
  override var contentOutline: Path? { Path(target) }
  override var accessibilityText: String? { image.isDecorative ? nil : image.label ?? name }
}
