import Foundation

/// Lines chained to closed loops.
struct BooleanLoops {
  private(set) var loops: [[GridPoint]] = []

  init(_ lines: [(from: GridPoint, to: GridPoint)]) {
    var outgoing: [GridPoint: [Int]] = [:]
    for (index, line) in lines.enumerated() { outgoing[line.from, default: []].append(index) }
    var isUsed = [Bool](repeating: false, count: lines.count)
    for start in lines.indices where !isUsed[start] {
      var (loop, current): ([GridPoint], Int?) = ([], start)
      while let index = current {
        isUsed[index] = true
        loop.append(lines[index].from)
        let line = lines[index]
        if line.to == lines[start].from { break }
        // The sharpest turn towards the inside, so that parts that touch stay apart.
        current = outgoing[line.to, default: []].filter { !isUsed[$0] }
          .max { Self.turn(line, lines[$0]) < Self.turn(line, lines[$1]) }
      }
      let corners = Self.withoutStraightPoints(loop)
      if corners.count > 2 { loops.append(corners) }
    }
  }

  private typealias Line = (from: GridPoint, to: GridPoint)

  /// The angle from one line to the next, clockwise on a screen.
  private static func turn(_ a: Line, _ b: Line) -> Double {
    let (ax, ay) = (Double(a.to.x - a.from.x), Double(a.to.y - a.from.y))
    let (bx, by) = (Double(b.to.x - b.from.x), Double(b.to.y - b.from.y))
    return atan2(ax * by - ay * bx, ax * bx + ay * by)
  }

  private static func withoutStraightPoints(_ loop: [GridPoint]) -> [GridPoint] {
    loop.indices.compactMap { index in
      let before = loop[(index + loop.count - 1) % loop.count]
      let after = loop[(index + 1) % loop.count]
      return GridPoint.turn(before, loop[index], after) == 0 ? nil : loop[index]
    }
  }
}
