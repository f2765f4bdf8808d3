/// The colour of a label without a style of its own on glass: it follows the glass' face.
public struct GlassLabel: Hashable, Sendable {
  public var onLight: RGBA
  public var onDark: RGBA
  /// Where nothing is known of the glass: the surroundings' appearance.
  public var isDark: Bool
  /// The shape that the label stands on.
  public var glass: Int?

  /// How opaque light labels are on dark glass (B).
  public static let lightOpacity = 0.95
  /// How opaque labels of disabled controls are (T): with less they lose 3:1 on grey faces.
  public static let disabledOpacity = 0.6

  public init(onLight: RGBA, onDark: RGBA, isDark: Bool, glass: Int? = nil) {
    self.onLight = onLight
    self.onDark = onDark
    self.isDark = isDark
    self.glass = glass
  }

  /// The colour on glass with this `face`.
  public func color(on face: GlassFace?) -> RGBA {
    onLight.mixed(with: onDark, face?.label ?? (isDark ? 1 : 0))
  }

  public func multiplyingAlpha(by k: Double) -> GlassLabel {
    var label = self
    label.onLight = onLight.multiplyingAlpha(by: k)
    label.onDark = onDark.multiplyingAlpha(by: k)
    return label
  }
}

extension RGBA {
  /// The colour `t` of the way to another, mixed premultiplied.
  public func mixed(with other: RGBA, _ t: Double) -> RGBA {
    if t <= 0 { return self }
    if t >= 1 { return other }
    let (a, b) = (alpha * (1 - t), other.alpha * t)
    guard a + b > 0 else { return .clear }
    func mix(_ from: Double, _ to: Double) -> Double { (from * a + to * b) / (a + b) }
    return RGBA(
      mix(red, other.red), mix(green, other.green), mix(blue, other.blue), a + b)
  }
}
