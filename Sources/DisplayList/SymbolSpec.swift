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
  public var variableValue: Double?

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

  public init(
    size: CGSize, baseline: CGFloat, capHeight: CGFloat, ink: CGRect, body: CGRect,
    isResolved: Bool
  ) {
    self.size = size
    self.baseline = baseline
    self.capHeight = capHeight
    self.ink = ink
    self.body = body
    self.isResolved = isResolved
  }
}
