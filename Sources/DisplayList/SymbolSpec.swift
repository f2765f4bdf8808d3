import Foundation
import Geometry

/// A symbol image by name, at the size and weight of the text it stands with.
public struct SymbolSpec: Hashable, Sendable {
  public enum Scale: Hashable, Sendable, CaseIterable { case small, medium, large }
  public enum RenderingMode: Hashable, Sendable {
    case monochrome, hierarchical, palette, multicolor
  }

  public var name: String
  /// The font's point size, in points.
  public var pointSize: CGFloat
  public var weight: FontSpec.Weight
  public var scale: Scale
  public var renderingMode: RenderingMode
  /// 0 … 1: which share of the layers that stand for an amount is lit; `nil` lights all.
  public var variableValue: Double?
  /// Whether lines that stand for an amount are drawn as far as it goes, over faint ones.
  public var drawsAmount = false
  /// How far all lines are drawn, 0 … 1.
  public var drawnShare = 1.0
  /// Whether the drawing is reflected, as in lines that run from right to left.
  public var isMirrored = false
  /// How far each of those layers is lit beside that, 0 … 1, the first one first.
  public var layerOpacities: [Double] = []
  /// The symbol this one comes from, as long as it is on its way.
  public var handover: SymbolHandover?

  public init(
    name: String, pointSize: CGFloat, weight: FontSpec.Weight = .regular, scale: Scale = .medium,
    renderingMode: RenderingMode = .monochrome, variableValue: Double? = nil
  ) {
    self.name = name
    self.pointSize = pointSize
    self.weight = weight
    self.scale = scale
    self.renderingMode = renderingMode
    self.variableValue = variableValue
  }
}

/// Where a symbol's parts lie; points, from the top left of its frame, unrounded.
public struct SymbolMetrics: Hashable, Sendable {
  public var size: CGSize
  /// The text baseline, down from the frame's top.
  public var baseline: CGFloat
  /// The cap height of the text it stands with.
  public var capHeight: CGFloat
  /// The bounds of all ink; may reach out of the frame.
  public var ink: CGRect
  /// The bounds of the body's ink, without a badge.
  public var body: CGRect
  /// Whether a drawing was found; otherwise the placeholder stands in.
  public var isResolved: Bool
  /// How many layers stand for an amount, such as the arcs of radio waves.
  public var variableLayers: Int

  public init(
    size: CGSize, baseline: CGFloat, capHeight: CGFloat, ink: CGRect, body: CGRect,
    isResolved: Bool, variableLayers: Int = 0
  ) {
    self.size = size
    self.baseline = baseline
    self.capHeight = capHeight
    self.ink = ink
    self.body = body
    self.isResolved = isResolved
    self.variableLayers = variableLayers
  }
}
