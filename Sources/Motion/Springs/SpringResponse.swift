import Foundation

/// What a spring makes of a unit displacement and of a unit velocity after some time.
///
/// With displacement x₀ and velocity v₀ at time 0: x = x₀·`fromDisplacement` + v₀·`fromVelocity`,
/// and the velocity likewise with the two rates. The solutions of ẍ + 2ζωẋ + ω²x = 0.
struct SpringResponse {
  var fromDisplacement: Double
  var fromVelocity: Double
  var rateFromDisplacement: Double
  var rateFromVelocity: Double

  /// Closer to critical than this, the other two forms would divide by almost nothing.
  private static let criticalBand = 1e-6

  init(angularFrequency w: Double, dampingRatio z: Double, time: Double) {
    let t = max(time, 0)
    guard w.isFinite else {
      (fromDisplacement, fromVelocity, rateFromDisplacement, rateFromVelocity) = (0, 0, 0, 0)
      return
    }
    guard t > 0 else {
      (fromDisplacement, fromVelocity, rateFromDisplacement, rateFromVelocity) = (1, 0, 0, 1)
      return
    }
    let decay = z * w
    if abs(z - 1) < Self.criticalBand {
      let e = exp(-w * t)
      fromDisplacement = e * (1 + w * t)
      fromVelocity = e * t
      rateFromDisplacement = -e * w * w * t
      rateFromVelocity = e * (1 - w * t)
    } else if z < 1 {
      let f = w * (1 - z * z).squareRoot()
      let (e, s, c) = (exp(-decay * t), sin(f * t), cos(f * t))
      fromDisplacement = e * (c + decay / f * s)
      fromVelocity = e * s / f
      rateFromDisplacement = -e * w * w / f * s
      rateFromVelocity = e * (c - decay / f * s)
    } else {
      let f = w * (z * z - 1).squareRoot()
      let (slow, fast) = (f - decay, -f - decay)
      let (es, ef) = (exp(slow * t), exp(fast * t))
      fromDisplacement = (slow * ef - fast * es) / (2 * f)
      fromVelocity = (es - ef) / (2 * f)
      rateFromDisplacement = w * w * (ef - es) / (2 * f)
      rateFromVelocity = (slow * es - fast * ef) / (2 * f)
    }
  }
}
