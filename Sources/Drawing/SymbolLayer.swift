import Foundation
import Geometry

/// One filled area of a symbol.
public struct SymbolLayer: Hashable, Sendable {
  /// In points, from the top left of the symbol's frame; filled by the non-zero rule.
  public var path: Path
  /// The hierarchical level: 0 is primary.
  public var level: Int

  public init(path: Path, level: Int) {
    self.path = path
    self.level = level
  }
}
