import Foundation
import Geometry

/// One area of a symbol, painted or taken away.
public struct SymbolLayer: Hashable, Sendable {
  /// In points, from the top left of the symbol's frame; filled by the non-zero rule.
  public var path: Path
  /// The hierarchical level: 0 is primary.
  public var level: Int
  /// Takes away what the symbol's earlier layers painted, whatever their level, instead of painting.
  public var isErasing: Bool

  public init(path: Path, level: Int, isErasing: Bool = false) {
    self.path = path
    self.level = level
    self.isErasing = isErasing
  }
}
