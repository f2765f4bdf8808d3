/// A slider's value as it is now.
struct SliderReading {
  var scale = SliderScale(lower: 0, upper: 1)
  /// Along the track: 0 at its start, 1 at its end.
  var position = 0.0
  /// The value in digits, as assistive technology is told it.
  var text = "0"

  init() {}

  init<V: BinaryFloatingPoint>(_ value: V, on scale: SliderScale) {
    self.scale = scale
    position = scale.position(of: Double(value))
    let digits = "\(value)"
    text = digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
  }
}
