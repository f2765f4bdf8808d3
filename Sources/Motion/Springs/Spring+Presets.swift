import Foundation

extension Spring {
  /// The bounce of the presets, Apple's documentation.
  private static let snappyBounce = 0.15
  private static let bouncyBounce = 0.3

  /// A spring without bounce.
  public static var smooth: Spring { smooth() }
  /// A spring with a small amount of bounce.
  public static var snappy: Spring { snappy() }
  /// A spring with a visible bounce.
  public static var bouncy: Spring { bouncy() }

  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: snappyBounce + extraBounce)
  }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: bouncyBounce + extraBounce)
  }
}
