import DisplayList
import Foundation
import Geometry

/// One area of a symbol, painted or taken away.
public struct SymbolLayer: Hashable, Sendable {
  /// In points, from the top left of the symbol's frame; filled by the non-zero rule.
  public var path: Path
  /// The hierarchical level: 0 is primary.
  public var level: Int
  /// Which of the layers that stand for an amount this is, 0 the first to be lit.
  public var step: Int?
  /// Less than 1 while it comes or goes.
  public var opacity: Double
  /// Takes away what the symbol's earlier layers painted, whatever their level, instead of painting.
  public var isErasing: Bool

  public init(
    path: Path, level: Int, isErasing: Bool = false, step: Int? = nil, opacity: Double = 1
  ) {
    self.path = path
    self.level = level
    self.isErasing = isErasing
    self.step = step
    self.opacity = opacity
  }

  /// What is left of a layer that the amount does not reach. T
  private static let unlit = 0.3

  /// How much of its paint the layer takes, one of `count` that stand for the spec's amount.
  func opacity(in spec: SymbolSpec, of count: Int) -> Double {
    guard let step else { return opacity }
    var result = opacity
    // The first layer is lit by anything above nothing, the last one above (n - 1) / n.
    if let value = spec.variableValue, value.isNaN || value * Double(count) <= Double(step) {
      result *= Self.unlit
    }
    if step < spec.layerOpacities.count { result *= spec.layerOpacities[step].unit }
    return result
  }
}
