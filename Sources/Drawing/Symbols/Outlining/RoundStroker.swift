import Foundation
import Geometry

/// Turns polylines into the area that a round pen covers.
///
/// The area is written as polygons that all turn clockwise on a screen, so that whatever overlaps
/// adds up under the non-zero rule and nothing cancels.
struct RoundStroker {
  /// Half the stroke's width.
  let radius: CGFloat
  /// How far chords may leave the round ends.
  let tolerance: CGFloat
  private(set) var area = Path()

  init(radius: CGFloat, tolerance: CGFloat) {
    self.radius = radius
    self.tolerance = tolerance
  }

  mutating func stroke(_ line: Polyline) {
    guard let first = line.points.first else { return }
    let pieces = Self.segments(of: line)
    guard let last = pieces.last else {
      return add(polygon: arc(around: first, from: 0, by: 2 * .pi))
    }
    let joints = line.isClosed ? pieces.indices.map { $0 } : Array(pieces.indices.dropFirst())
    let breaks = joints.filter { !isSmooth(before(pieces, $0), pieces[$0]) }
    for index in breaks { addWedge(before(pieces, index), pieces[index]) }
    guard line.isClosed else {
      return addRuns(of: pieces[...], breaks: Set(breaks), startCap: pieces[0], endCap: last)
    }
    // A closed line starts at a corner, if it has one.
    let start = breaks.first ?? 0
    let turned = Array(pieces[start...] + pieces[..<start])
    let moved = Set(breaks.map { ($0 - start + pieces.count) % pieces.count })
    addRuns(of: turned[...], breaks: moved, isRing: breaks.isEmpty)
  }

  // MARK: Runs

  /// A straight piece and its direction, a unit vector.
  private struct Segment {
    var from: CGPoint
    var to: CGPoint
    var direction: CGPoint
    var length: CGFloat
    var angle: Double { atan2(Double(direction.y), Double(direction.x)) }
  }

  private static func segments(of line: Polyline) -> [Segment] {
    var ends = Array(line.points.dropFirst())
    if line.isClosed, let first = line.points.first { ends.append(first) }
    return zip(line.points, ends).compactMap { from, to in
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      let length = hypot(dx, dy)
      guard length > 0 else { return nil }
      return Segment(
        from: from, to: to, direction: CGPoint(x: dx / length, y: dy / length), length: length)
    }
  }

  private func before(_ pieces: [Segment], _ index: Int) -> Segment {
    pieces[(index + pieces.count - 1) % pieces.count]
  }

  /// Whether the inner side of the turn keeps its direction, so that one ribbon covers both.
  private func isSmooth(_ a: Segment, _ b: Segment) -> Bool {
    let cosine = a.direction.x * b.direction.x + a.direction.y * b.direction.y
    // Beyond 25° a mitred outer side would show as a corner.
    guard cosine > 0.9063 else { return false }
    let halfTangent = max(0, (1 - cosine) / (1 + cosine)).squareRoot()
    return radius * halfTangent <= min(a.length, b.length) / 2
  }

  private mutating func addRuns(
    of pieces: ArraySlice<Segment>, breaks: Set<Int>, startCap: Segment? = nil,
    endCap: Segment? = nil, isRing: Bool = false
  ) {
    var run: [Segment] = []
    for (index, piece) in pieces.enumerated() {
      if !run.isEmpty, breaks.contains(index) {
        addRibbon(run, startCap: index == run.count ? startCap : nil)
        run = []
      }
      run.append(piece)
    }
    addRibbon(
      run, startCap: run.count == pieces.count ? startCap : nil, endCap: endCap, isRing: isRing)
  }

  private mutating func addRibbon(
    _ run: [Segment], startCap: Segment? = nil, endCap: Segment? = nil, isRing: Bool = false
  ) {
    guard let first = run.first, let last = run.last else { return }
    var sections = [(first.from, isRing ? mitre(last, first) : normal(first))]
    for (a, b) in zip(run, run.dropFirst()) { sections.append((b.from, mitre(a, b))) }
    sections.append((last.to, isRing ? mitre(last, first) : normal(last)))
    var polygon: [CGPoint] = []
    if let startCap {
      polygon += arc(around: first.from, from: startCap.angle + .pi / 2, by: .pi)
    }
    polygon += sections.map { CGPoint(x: $0.x - $1.x, y: $0.y - $1.y) }
    if let endCap { polygon += arc(around: last.to, from: endCap.angle - .pi / 2, by: .pi) }
    polygon += sections.reversed().map { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    add(polygon: polygon)
  }

  /// Across the piece, to the right on a screen, half a width long.
  private func normal(_ piece: Segment) -> CGPoint {
    CGPoint(x: -piece.direction.y * radius, y: piece.direction.x * radius)
  }

  /// The cross-section where two pieces meet, as long as the mitre is.
  private func mitre(_ a: Segment, _ b: Segment) -> CGPoint {
    let (dx, dy) = (a.direction.x + b.direction.x, a.direction.y + b.direction.y)
    let scale = 2 * radius / (dx * dx + dy * dy)
    return CGPoint(x: -dy * scale, y: dx * scale)
  }

  // MARK: Joints

  /// The round outside of a corner.
  private mutating func addWedge(_ a: Segment, _ b: Segment) {
    let cross = a.direction.x * b.direction.y - a.direction.y * b.direction.x
    let dot = a.direction.x * b.direction.x + a.direction.y * b.direction.y
    let turn = atan2(Double(cross), Double(dot))
    let start = turn >= 0 ? a.angle - .pi / 2 : b.angle + .pi / 2
    add(polygon: [b.from] + arc(around: b.from, from: start, by: abs(turn)))
  }

  private func arc(around center: CGPoint, from start: Double, by sweep: Double) -> [CGPoint] {
    let step = 2 * acos(max(0, 1 - Double(tolerance / radius)))
    let count = max(1, Int((sweep / max(step, 0.05)).rounded(.up)))
    return (0...count).map { index in
      let angle = start + sweep * Double(index) / Double(count)
      return CGPoint(
        x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
    }
  }

  private mutating func add(polygon: [CGPoint]) {
    guard let first = polygon.first else { return }
    area.move(to: first)
    for point in polygon.dropFirst() { area.addLine(to: point) }
    area.closeSubpath()
  }
}
