/// Why content is not shown.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
  @Entry public var redactionReasons: RedactionReasons = []
}

extension View {
  /// Shows bars in place of texts and pictures.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }
  nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }
}

/// How a redacted leaf is drawn.
enum Redaction {
  /// How much of the foreground a bar has. T
  private static let opacity = 0.18
  /// The radius of a bar's corners, in points. T
  private static let radius: CGFloat = 4

  /// Draws a bar in place of `item`; says whether it did.
  @MainActor static func draw(_ item: Item, _ style: _ResolvedStyle, into emitter: Emitter) -> Bool
  {
    guard item.environment.redactionReasons.contains(.placeholder) else { return false }
    let frame = item.drawnFrame
    emitter.add(
      .fill(
        Path(roundedRect: frame, cornerRadius: min(radius, min(frame.width, frame.height) / 2)),
        style.multiplyingAlpha(by: opacity).paint(in: frame), isEOFilled: false,
        isAntialiased: true))
    return true
  }
}
