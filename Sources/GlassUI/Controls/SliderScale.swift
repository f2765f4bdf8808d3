/// The values of a slider along its track: from the start of the bounds to their end, in steps.
///
/// Bounds without room between them, or without an end, have one place for all values.
struct SliderScale: Equatable {
  let lower: Double
  let upper: Double
  /// The distance between values; `nil` where any will do.
  let step: Double?

  init(lower: Double, upper: Double, step: Double? = nil) {
    self.lower = lower
    self.upper = upper
    self.step = step.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
  }

  init<V: BinaryFloatingPoint>(_ bounds: ClosedRange<V>, step: Double? = nil) {
    self.init(lower: Double(bounds.lowerBound), upper: Double(bounds.upperBound), step: step)
  }

  /// From the least value to the greatest; `nil` where there is nothing to choose.
  private var span: Double? {
    let span = upper - lower
    return span.isFinite && span > 0 ? span : nil
  }

  /// How many steps fit; `nil` without steps.
  var stepCount: Double? {
    guard let span, let step else { return nil }
    // A share of a step that rounding took away is none: 0…1 has ten steps of 0.1.
    return (span / step + Self.slack).rounded(.down)
  }

  private static let slack = 1e-9

  /// Where a value stands: 0 at the start of the track, 1 at its end.
  func position(of value: Double) -> Double {
    guard let span, !value.isNaN else { return 0 }
    return min(max((value - lower) / span, 0), 1)
  }

  /// The value at a place of the track, on the nearest step; `nil` where there is none to choose.
  func value(at position: Double) -> Double? {
    guard let span, !position.isNaN else { return nil }
    let position = min(max(position, 0), 1)
    guard let step, let stepCount else {
      return position == 1 ? upper : lower + position * span
    }
    return min(lower + min((position * span / step).rounded(), stepCount) * step, upper)
  }
}
