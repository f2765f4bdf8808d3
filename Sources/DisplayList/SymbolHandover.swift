/// One symbol becoming another that shares parts with it: what both have stays where it is.
public struct SymbolHandover: Hashable, Sendable {
  /// The symbol that goes.
  public var name: String
  /// 0 … 1; beyond 1 while what comes overshoots.
  public var progress: Double

  public init(name: String, progress: Double) {
    self.name = name
    self.progress = progress
  }
}
