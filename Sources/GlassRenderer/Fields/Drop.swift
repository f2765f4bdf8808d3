import Foundation

/// One shape of a group, ready to be painted.
struct Drop {
  /// Its outline, then its swellings: a range of the silhouette's primitives.
  var primitives: Range<Int>
  /// Bounding box in window pixels.
  var bounds: CGRect
  /// In points.
  var shortSide: Float
  var lens: Lens
  /// Opacities of the small and the large shadow.
  var shadowSmall: Float
  var shadowLarge: Float
  /// How strongly it reaches for others: presence.
  var pull: Float
  /// By how much its field may change faster than a distance.
  var slack: Float
  /// Index of its layer.
  var layer: Int

  /// The lens, in pixels, and the strength of the rim: blended where shapes merge.
  struct Lens: Equatable {
    var amount: Float
    var bevel: Float
    var band: Float
    var rimScale: Float
  }
}
