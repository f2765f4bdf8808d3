import Foundation

/// A font by what it is, not by which file: the painter chooses the face.
public struct FontSpec: Hashable, Sendable {
  /// The nine weights, by their OpenType numbers 100 … 900.
  public enum Weight: Int, Hashable, Sendable, CaseIterable {
    case ultraLight = 100
    case thin = 200
    case light = 300
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
    case heavy = 800
    case black = 900
  }

  public enum Design: Hashable, Sendable { case standard, rounded, serif, monospaced }

  /// The point size, in points.
  public var size: CGFloat
  public var weight: Weight
  public var design: Design
  public var isItalic: Bool
  public var hasMonospacedDigits: Bool
  public var hasSmallCaps: Bool
  /// A family by name, `nil` for the system face.
  public var family: String?

  public init(
    size: CGFloat, weight: Weight = .regular, design: Design = .standard, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false, hasSmallCaps: Bool = false, family: String? = nil
  ) {
    self.size = size
    self.weight = weight
    self.design = design
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
    self.hasSmallCaps = hasSmallCaps
    self.family = family
  }
}
