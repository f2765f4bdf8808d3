import Foundation

extension Path {
  /// The part of the path between two fractions of its length; curves stay curves.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (min(max(from.finite, 0), 1), min(max(to.finite, 0), 1))
    guard from < to else { return Path() }
    if from == 0, to == 1 { return self }
    let parts = subpaths.map { ($0, $0.segments.map(\.length)) }
    let total = parts.reduce(0) { $1.1.reduce($0, +) }
    let (begin, end) = (from * total, to * total)
    var result = Path()
    var position: CGFloat = 0
    for (part, lengths) in parts {
      let partLength = lengths.reduce(0, +)
      if begin <= position, position + partLength <= end, partLength > 0 {
        result.add(part.segments, closing: part.isClosed)
        position += partLength
        continue
      }
      var kept: [PathSegment] = []
      for (segment, length) in zip(part.segments, lengths) {
        let (low, high) = (max(begin - position, 0), min(end - position, length))
        if low < high {
          kept.append(
            segment.part(
              from: low > 0 ? segment.parameter(atLength: low) : 0,
              to: high < length ? segment.parameter(atLength: high) : 1))
        }
        position += length
      }
      result.add(kept, closing: false)
    }
    return result
  }

  private mutating func add(_ segments: [PathSegment], closing: Bool) {
    guard let first = segments.first else { return }
    elements.append(.move(to: first.start))
    elements += segments.map(\.element)
    if closing { elements.append(.closeSubpath) }
  }
}
