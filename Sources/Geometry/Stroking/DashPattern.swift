import Foundation

/// Lengths of dashes and gaps, in turn, and where the pattern starts.
struct DashPattern {
  private let lengths: [CGFloat]
  private let phase: CGFloat

  /// More dashes than this nobody can tell from a line; they would only take time.
  private static let mostDashes: CGFloat = 100_000
  /// What gives a dash without length a direction, in points.
  private static let dotLength: CGFloat = 1e-6

  /// Nil where the pattern has no length and the line is solid.
  init?(_ dash: [CGFloat], phase: CGFloat) {
    let clean = dash.map(\.finiteLength)
    // An odd pattern swaps dashes and gaps every time: twice over it repeats.
    lengths = clean.count.isMultiple(of: 2) ? clean : clean + clean
    let total = lengths.reduce(0, +)
    guard total > 0 else { return nil }
    let rest = phase.finite.truncatingRemainder(dividingBy: total)
    self.phase = rest < 0 ? rest + total : rest
  }

  /// The dashes along a line; on a closed one the last runs on into the first.
  func dashes(of line: StrokeLine) -> [StrokeLine] {
    var (points, corners) = (line.points, line.isCorner)
    if line.isClosed {
      points.append(points[0])
      corners.append(corners[0])
    }
    let total = zip(points, points.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
    let period = lengths.reduce(0, +)
    guard total > 0, total / period * CGFloat(lengths.count) < Self.mostDashes else {
      return [line]
    }
    var (index, rest) = start()
    var result: [StrokeLine] = []
    var dash = beginning(index, at: points[0], (points[1] - points[0]).normalized)
    let startsInDash = dash != nil
    for next in 1..<points.count {
      var from = points[next - 1]
      let (to, direction) = (points[next], (points[next] - points[next - 1]).normalized)
      var left = (to - from).length
      while rest < left {
        from = from + direction * rest
        left -= rest
        if var done = dash {
          if lengths[index] > 0 { done.append(from, isCorner: true) }
          result.append(done)
        }
        index = (index + 1) % lengths.count
        rest = lengths[index]
        dash = beginning(index, at: from, direction)
      }
      rest -= left
      if lengths[index] > 0 { dash?.append(to, isCorner: corners[next]) }
    }
    guard var last = dash else { return result }
    if line.isClosed, startsInDash {
      // One dash all around leaves the line as it is.
      guard !result.isEmpty else { return [line] }
      let first = result.removeFirst()
      for (point, corner) in zip(first.points, first.isCorner) {
        last.append(point, isCorner: corner)
      }
    }
    if last.points.count > 1 { result.append(last) }
    return result
  }

  /// A dash that begins at a point; nil where the pattern has a gap.
  private func beginning(_ index: Int, at p: CGPoint, _ direction: CGPoint) -> StrokeLine? {
    guard index.isMultiple(of: 2) else { return nil }
    var line = StrokeLine(from: p)
    if lengths[index] == 0 { line.append(p + direction * Self.dotLength, isCorner: true) }
    return line
  }

  /// The dash or gap at the phase, and what is left of it.
  private func start() -> (index: Int, rest: CGFloat) {
    var rest = phase
    for (index, length) in lengths.enumerated() {
      if rest < length || (rest == 0 && length == 0) { return (index, length - rest) }
      rest -= length
    }
    return (0, lengths[0])
  }
}
