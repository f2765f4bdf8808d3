import Foundation

/// The rectangles of a group of glass, in points; null for glass that draws nothing.
public struct GlassReach: Hashable, Sendable {
  /// What it may change: outlines, borders and shadows.
  public var drawn: CGRect
  /// Where it shows what it sees: outlines and borders, and shadows that depend on it.
  public var shown: CGRect
  /// What it looks at.
  public var seen: CGRect

  public init(drawn: CGRect = .null, shown: CGRect = .null, seen: CGRect = .null) {
    self.drawn = drawn
    self.shown = shown
    self.seen = seen
  }
}
