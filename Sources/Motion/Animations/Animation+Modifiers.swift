import Foundation

extension Animation {
  /// Starts the animation after the given seconds.
  public func delay(_ delay: TimeInterval) -> Animation {
    delay.isFinite && delay != 0 ? Animation(.delay(delay, kind)) : self
  }

  /// Runs the animation `speed` times as fast; 0 stands still.
  public func speed(_ speed: Double) -> Animation {
    speed.isFinite && speed != 1 ? Animation(.speed(max(speed, 0), kind)) : self
  }

  /// Repeats the animation; every second run goes backwards if it autoreverses.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(.repeating(kind, count: max(repeatCount, 1), autoreverses: autoreverses))
  }

  /// Repeats the animation without end.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(.repeating(kind, count: nil, autoreverses: autoreverses))
  }

  /// Counts the animation as logically complete after the given seconds.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    duration.isNaN ? self : Animation(.logicallyComplete(after: max(duration, 0), kind))
  }
}
