/// A stage of the glass that can be left out, for eyes and tests.
public enum GlassStage: String, Hashable, Sendable, CaseIterable {
  case blur, lens, rim, tone, shadow, merge
}
