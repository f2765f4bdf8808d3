extension Animation {
  /// The same pace without elasticity: springs damped until they do not overshoot, curves kept
  /// between their ends.
  ///
  /// A custom animation stays what it is.
  package var withoutOvershoot: Animation { Animation(kind.withoutOvershoot) }
}

extension Animation.Kind {
  fileprivate var withoutOvershoot: Animation.Kind {
    switch self {
    case .spring(let spring): .spring(spring.withoutOvershoot)
    case .interpolatingSpring(let spring, let velocity):
      // Faster than this even a critically damped spring shoots past its end.
      .interpolatingSpring(
        spring.withoutOvershoot, velocity: min(velocity, spring.angularFrequency))
    case .curve(let curve, let duration): .curve(curve.withoutOvershoot, duration: duration)
    case .custom: self
    case .delay(let delay, let base): .delay(delay, base.withoutOvershoot)
    case .speed(let speed, let base): .speed(speed, base.withoutOvershoot)
    case .repeating(let base, let count, let autoreverses):
      .repeating(base.withoutOvershoot, count: count, autoreverses: autoreverses)
    case .logicallyComplete(let duration, let base):
      .logicallyComplete(after: duration, base.withoutOvershoot)
    }
  }
}

extension Spring {
  fileprivate var withoutOvershoot: Spring {
    dampingRatio < 1 ? Spring(response: response, dampingRatio: 1) : self
  }
}
