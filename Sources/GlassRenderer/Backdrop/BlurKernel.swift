import Foundation

/// Half of a symmetric, normalized kernel of a given variance: `taps[0]` is the middle.
struct BlurKernel: Equatable {
  private(set) var taps: [Float]
  let variance: Float

  var radius: Int { taps.count - 1 }

  /// `variance` in square cells. A sampled Gaussian cut at three deviations is too narrow, so its
  /// own deviation is corrected until the kernel has the variance asked for.
  init(variance: Float) {
    self.variance = variance
    guard variance > 0.002 else {
      taps = [1]
      return
    }
    if variance <= 0.35 {
      taps = [1 - variance, variance / 2]
      return
    }
    let radius = min(Int((3 * variance.squareRoot()).rounded(.up)), 40)
    var sigma2 = Double(variance)
    var weights: [Double] = []
    for _ in 0..<12 {
      weights = (0...radius).map { exp(-Double($0 * $0) / (2 * sigma2)) }
      let total = weights[0] + 2 * weights.dropFirst().reduce(0, +)
      weights = weights.map { $0 / total }
      let spread = 2 * weights.enumerated().reduce(0) { $0 + Double($1.0 * $1.0) * $1.1 }
      sigma2 *= Double(variance) / spread
    }
    taps = weights.map { Float($0) }
  }
}
