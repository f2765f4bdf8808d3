import DisplayList

/// What one container's glass looks like over its backdrop: one answer for light or dark, and a face
/// for each shape.
///
/// Small shapes take the surroundings' appearance as long as its label can be read, else the other
/// one. Large shapes keep the appearance; where a label would still be lost, the face gives way to a
/// veil. Tinted shapes choose black or white for their label by their tint.
public struct GlassDecision: Hashable, Sendable {
  /// Whether small shapes are dark.
  public var isDark: Bool
  /// By the shapes' ids.
  public var faces: [Int: GlassFace]

  /// Decides anew.
  ///
  /// - Parameters:
  ///   - labelled: the shapes that labels without a style of their own stand on.
  ///   - previous: what was decided before, while something moves; `nil` decides without history.
  public init(
    _ readings: [GlassReading], appearance: GlassAppearance, labelled: Set<Int>,
    previous: Bool? = nil
  ) {
    self.init(
      readings, appearance: appearance, labelled: labelled,
      isDark: Self.isDark(readings, prefersDark: appearance.isDark, previous: previous))
  }

  /// Gives each shape its face, light or dark as decided before.
  public init(
    _ readings: [GlassReading], appearance: GlassAppearance, labelled: Set<Int>, isDark: Bool
  ) {
    self.isDark = isDark
    faces = [:]
    for reading in readings {
      let hasLabel =
        labelled.contains(reading.shape.id)
        || reading.shape.members.contains(where: labelled.contains)
      var face = Self.face(
        of: reading, isDark: reading.flips ? isDark : appearance.isDark, hasLabel: hasLabel)
      face.unrest = reading.unrest
      faces[reading.shape.id] = face
    }
  }

  private static func isDark(
    _ readings: [GlassReading], prefersDark: Bool, previous: Bool?
  ) -> Bool {
    let members = readings.filter { $0.flips && !$0.isTinted }
    // How far labels are above the contrast they keep, in the worst of the shapes.
    func surplus(_ isDark: Bool) -> Float {
      members.reduce(.infinity) {
        min($0, $1.contrast(GlassFace(isDark: isDark)) / $1.wanted)
      }
    }
    let own = surplus(prefersDark)
    guard let previous else {
      if own >= 1 { return prefersDark }
      return surplus(!prefersDark) > own ? !prefersDark : prefersDark
    }
    if previous == prefersDark {
      if own >= 1 / Optics.hysteresis { return prefersDark }
      let other = surplus(!prefersDark)
      let isBetter = other >= 1 || other > own * Optics.mixedHysteresis
      return isBetter ? !prefersDark : prefersDark
    }
    if own >= Optics.hysteresis { return prefersDark }
    let other = surplus(previous)
    return other < 1 && own > other * Optics.mixedHysteresis ? prefersDark : previous
  }

  private static func face(of reading: GlassReading, isDark: Bool, hasLabel: Bool) -> GlassFace {
    let plain = GlassFace(isDark: isDark)
    guard hasLabel else { return plain }
    guard reading.isTinted else { return reading.veiled(plain) }
    // The tint chooses, whatever lies behind it, so that a button looks alike wherever it stands.
    let own = reading.veiled(GlassFace(tone: plain.tone, label: reading.prefersWhiteLabel ? 1 : 0))
    if own.veil <= Double(Optics.preferredLabelVeil) { return own }
    let other = reading.veiled(GlassFace(tone: plain.tone, label: 1 - own.label))
    return other.veil < own.veil ? other : own
  }
}
