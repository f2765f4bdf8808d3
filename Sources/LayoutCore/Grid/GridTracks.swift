import Foundation

/// The lengths of a grid's columns or rows, and the gaps between them, in points.
struct GridTracks {
  var lengths: [CGFloat]
  /// Before each track but the first.
  let gaps: [CGFloat]

  var total: CGFloat { max(lengths.reduce(0, +) + gaps.reduce(0, +), 0) }

  /// Where a track starts.
  func start(of track: Int) -> CGFloat {
    lengths[..<track].reduce(0, +) + gaps[..<track].reduce(0, +)
  }

  /// The length of several tracks with the gaps between them.
  func length(of tracks: Range<Int>) -> CGFloat {
    guard !tracks.isEmpty else { return 0 }
    return lengths[tracks].reduce(0, +)
      + gaps[tracks.lowerBound..<(tracks.upperBound - 1)].reduce(0, +)
  }

  /// Shares a length out as a stack does: the least flexible track first.
  ///
  /// Each gets an equal share of what is left; `measure` gives the length that a track takes of an offer.
  static func sharing(
    _ proposal: CGFloat?, gaps: [CGFloat], count: Int, measure: (Int, CGFloat?) -> CGFloat
  ) -> GridTracks {
    var tracks = GridTracks(lengths: [CGFloat](repeating: 0, count: count), gaps: gaps)
    guard let proposal else {
      for track in 0..<count { tracks.lengths[track] = measure(track, nil) }
      return tracks
    }
    let limits = (0..<count).map { track in
      StretchLimits(child: track, minimum: measure(track, 0), maximum: measure(track, .infinity))
    }
    var available = proposal - gaps.reduce(0, +)
    for (done, limit) in limits.sorted().enumerated() {
      let length = measure(limit.child, max(available / CGFloat(count - done), 0))
      tracks.lengths[limit.child] = length
      if available.isFinite { available -= length }
    }
    return tracks
  }

  /// Lengthens tracks evenly until together they hold `length`.
  mutating func widen(_ tracks: Range<Int>, toHold length: CGFloat) {
    let missing = length - self.length(of: tracks)
    guard missing > 0, missing.isFinite else { return }
    for track in tracks { lengths[track] += missing / CGFloat(tracks.count) }
  }
}
