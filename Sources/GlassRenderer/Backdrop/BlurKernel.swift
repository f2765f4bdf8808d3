import Foundation

/// Half of a symmetric, normalized kernel of a given variance, kept from frame to frame.
final class BlurKernel {
  private(set) var variance: Float = -1
  private(set) var radius = 0
  /// The middle, then outward.
  private(set) var taps: UnsafeMutablePointer<Float>
  private let memory = Scratch<Float>(capacity: 64)

  /// The farthest tap; wider kernels are cut.
  private static let farthest = 40

  init() {
    taps = memory.reserve(Self.farthest + 1)
    taps[0] = 1
  }

  /// How far a kernel of `variance` (square cells) reaches.
  static func radius(_ variance: Float) -> Int {
    if variance <= 0.002 { return 0 }
    if variance <= 0.5 { return 1 }
    return min(Int((3 * variance.squareRoot()).rounded(.up)), farthest)
  }

  /// Sets the kernel's variance.
  ///
  /// A sampled Gaussian cut at three deviations is too narrow, so its own
  /// deviation is corrected until the kernel has the variance asked for.
  func set(variance: Float) {
    guard variance != self.variance else { return }
    self.variance = variance
    radius = Self.radius(variance)
    taps[0] = 1
    if radius == 0 { return }
    if radius == 1 {
      taps[0] = 1 - variance
      taps[1] = variance / 2
      return
    }
    var square = Double(variance)
    for _ in 0..<12 {
      var total = 0.0
      var spread = 0.0
      for i in 0...radius {
        let place = Double(i * i)
        let weight = exp(-place / (2 * square))
        taps[i] = Float(weight)
        total += i == 0 ? weight : 2 * weight
        spread += 2 * weight * place
      }
      for i in 0...radius { taps[i] /= Float(total) }
      square *= Double(variance) / (spread / total)
    }
  }
}
