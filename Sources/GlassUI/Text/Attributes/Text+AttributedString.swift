extension Text {
  private typealias Attributes = AttributeScopes.SwiftUIAttributes

  /// Text whose runs look as their attributes say.
  ///
  /// A literal is a key, not an attributed string.
  @_disfavoredOverload public init(_ attributedContent: AttributedString) {
    self.init(
      .joined(
        attributedContent.runs.map { run in
          Text(verbatim: String(attributedContent[run.range].characters))
            .showing(run.attributes)
        }))
  }

  /// The text with a run's attributes; the ones that name a look win over those that mean one.
  private func showing(_ attributes: AttributeContainer) -> Text {
    var text = self
    // A font stands below the weight that an intent gives it.
    if let font = attributes[Attributes.FontAttribute.self] { text = text.font(font) }
    if let intent = attributes[Attributes.InlinePresentationIntentAttribute.self] {
      text = text.showing(intent)
    }
    if attributes.link != nil { text = text.foregroundColor(.accentColor) }
    if let color = attributes[Attributes.ForegroundColorAttribute.self] {
      text = text.foregroundColor(color)
    }
    if let kern = attributes[Attributes.KerningAttribute.self] { text = text.kerning(kern) }
    if let tracking = attributes[Attributes.TrackingAttribute.self] {
      text = text.tracking(tracking)
    }
    if let offset = attributes[Attributes.BaselineOffsetAttribute.self] {
      text = text.baselineOffset(offset)
    }
    if attributes[Attributes.UnderlineStyleAttribute.self] != nil { text = text.underline() }
    if attributes[Attributes.StrikethroughStyleAttribute.self] != nil {
      text = text.strikethrough()
    }
    return text
  }

  func showing(_ intent: InlinePresentationIntent) -> Text {
    var text = self
    if intent.contains(.stronglyEmphasized) { text = text.bold() }
    if intent.contains(.emphasized) { text = text.italic() }
    if intent.contains(.code) { text = text.monospaced() }
    if intent.contains(.strikethrough) { text = text.strikethrough() }
    return text
  }
}
