import Foundation
import Geometry

/// What fills an area; points are in the command's own coordinates.
public enum Paint: Hashable, Sendable {
  /// A colour at a location 0 … 1 along a gradient.
  public struct Stop: Hashable, Sendable {
    public var color: RGBA
    public var location: CGFloat
    public init(color: RGBA, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  case color(RGBA)
  case linearGradient([Stop], start: CGPoint, end: CGPoint)
  case radialGradient([Stop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// Angles in radians, clockwise from the positive x axis.
  case angularGradient([Stop], center: CGPoint, start: Double, end: Double)
  /// A label's colour, which the glass below it decides.
  case glassLabel(GlassLabel)
}
