import Foundation
import Geometry

/// The glass of one container: shapes that render together and may merge.
///
/// It is drawn where it stands in the list: what was painted before is its backdrop.
public struct GlassGroup: Hashable, Sendable {
  /// The distance of two outlines at which they begin to reach for each other, in points.
  public var spacing: CGFloat
  /// In stable id order: the order in which the field is folded.
  public var shapes: [GlassShape]
  /// The container's node path, `nil` for glass without one.
  public var container: String?
  public var appearance: GlassAppearance

  public init(
    spacing: CGFloat, shapes: [GlassShape], container: String? = nil,
    appearance: GlassAppearance = GlassAppearance()
  ) {
    self.spacing = spacing
    self.shapes = shapes
    self.container = container
    self.appearance = appearance
  }
}

/// What the surroundings ask of glass.
public struct GlassAppearance: Hashable, Sendable {
  public var isDark: Bool
  public var increasesContrast: Bool
  public var reducesTransparency: Bool
  public var isWindowActive: Bool
  public init(
    isDark: Bool = false, increasesContrast: Bool = false, reducesTransparency: Bool = false,
    isWindowActive: Bool = true
  ) {
    self.isDark = isDark
    self.increasesContrast = increasesContrast
    self.reducesTransparency = reducesTransparency
    self.isWindowActive = isWindowActive
  }
}

/// One drop of glass as presented at an instant.
public struct GlassShape: Hashable, Sendable {
  public enum Variant: Hashable, Sendable { case regular, clear }

  /// The silhouette at rest, in points, before `transform`.
  public enum Outline: Hashable, Sendable {
    /// A rectangle with four radii (points, already clamped); circles and capsules are of this kind.
    case roundedRectangle(CGRect, RectangleCornerRadii, RoundedCornerStyle)
    case ellipse(CGRect)
    case path(Path)
  }

  /// A light under a pressing pointer.
  public struct Glow: Hashable, Sendable {
    /// Where, in points, window coordinates.
    public var center: CGPoint
    /// 0 … 1.
    public var intensity: Double
    /// How far it has spread, in points.
    public var radius: CGFloat
    public init(center: CGPoint, intensity: Double, radius: CGFloat) {
      self.center = center
      self.intensity = intensity
      self.radius = radius
    }
  }

  /// Tells the shape from others of its group, stable over its life.
  public var id: Int
  public var outline: Outline
  /// Flex, rotation, scale: applied to the outline.
  public var transform: CGAffineTransform
  public var variant: Variant
  public var tint: RGBA?
  /// Materialize: 0 is byte for byte no glass, 1 is glass.
  public var presence: Double
  /// 0 … 1: brightness of a pressed or hovered shape, evenly over it.
  public var highlight: Double
  public var glow: Glow?
  public var isEnabled: Bool
  /// Members pressed inside a union: merged into this shape with k = 12 pt, never with others.
  public var swellings: [Outline]
  /// What the backdrop asks for; `nil` is the appearance's own face.
  public var face: GlassFace?
  /// The ids of the drops that the shape stands for beside its own: members of a union.
  public var members: [Int] = []

  public init(
    id: Int, outline: Outline, transform: CGAffineTransform = .identity,
    variant: Variant = .regular, tint: RGBA? = nil, presence: Double = 1, highlight: Double = 0,
    glow: Glow? = nil, isEnabled: Bool = true, swellings: [Outline] = []
  ) {
    self.id = id
    self.outline = outline
    self.transform = transform
    self.variant = variant
    self.tint = tint
    self.presence = presence
    self.highlight = highlight
    self.glow = glow
    self.isEnabled = isEnabled
    self.swellings = swellings
  }
}
