import DisplayList
import Foundation
import Geometry

@testable import GlassRenderer

/// Shapes and groups for tests.
enum Glass {
  static func rectangle(
    _ rect: CGRect, radius: CGFloat, style: RoundedCornerStyle = .circular, id: Int = 0
  ) -> GlassShape {
    let radii = RectangleCornerRadii(
      topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
    return GlassShape(id: id, outline: .roundedRectangle(rect, radii, style))
  }

  static func capsule(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat, id: Int = 0)
    -> GlassShape
  {
    rectangle(CGRect(x: x, y: y, width: w, height: h), radius: min(w, h) / 2, id: id)
  }

  static func group(
    _ shapes: [GlassShape], spacing: CGFloat = 0,
    appearance: GlassAppearance = GlassAppearance()
  ) -> GlassGroup {
    GlassGroup(spacing: spacing, shapes: shapes, appearance: appearance)
  }
}

extension GlassShape {
  func with(_ change: (inout GlassShape) -> Void) -> GlassShape {
    var copy = self
    change(&copy)
    return copy
  }
}
