/// What a hand or an ear would be told.
public struct SensoryFeedback: Equatable, Sendable {
  /// How heavy an impact feels.
  public struct Weight: Equatable, Sendable {
    private let raw: Int
    public static let light = Weight(raw: 0)
    public static let medium = Weight(raw: 1)
    public static let heavy = Weight(raw: 2)
  }

  /// How soft what is hit feels.
  public struct Flexibility: Equatable, Sendable {
    private let raw: Int
    public static let rigid = Flexibility(raw: 0)
    public static let solid = Flexibility(raw: 1)
    public static let soft = Flexibility(raw: 2)
  }

  private let name: String
  private init(name: String) { self.name = name }

  public static let success = SensoryFeedback(name: "success")
  public static let warning = SensoryFeedback(name: "warning")
  public static let error = SensoryFeedback(name: "error")
  public static let selection = SensoryFeedback(name: "selection")
  public static let increase = SensoryFeedback(name: "increase")
  public static let decrease = SensoryFeedback(name: "decrease")
  public static let start = SensoryFeedback(name: "start")
  public static let stop = SensoryFeedback(name: "stop")
  public static let alignment = SensoryFeedback(name: "alignment")
  public static let levelChange = SensoryFeedback(name: "levelChange")
  public static let impact = SensoryFeedback(name: "impact")
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }
}

extension View {
  /// Differences from SwiftUI: nothing is felt, as a window has nothing to feel with.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View {
    self
  }
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    self
  }
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    self
  }
}
