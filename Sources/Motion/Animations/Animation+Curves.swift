import Foundation

extension Animation {
  /// The duration of a curve unless told otherwise, in seconds.
  private static let curveDuration = 0.35

  public static var linear: Animation { linear(duration: curveDuration) }
  public static var easeIn: Animation { easeIn(duration: curveDuration) }
  public static var easeOut: Animation { easeOut(duration: curveDuration) }
  public static var easeInOut: Animation { easeInOut(duration: curveDuration) }

  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(.linear, duration: duration)
  }
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }

  /// An animation along a cubic Bézier curve from (0, 0) to (1, 1).
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(.bezier(x1: p1x, y1: p1y, x2: p2x, y2: p2y), duration: duration)
  }

  /// An animation along a curve.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(.curve(curve, duration: duration > 0 ? duration : 0))
  }
}
