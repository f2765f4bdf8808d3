import Foundation

// Curves become lines within `Path.flatness`; the results are closed parts that do not overlap.
//
// Differences from SwiftUI: curves do not stay curves.
extension Path {
  /// The path as parts that do not overlap, filled alike by both rules.
  public func normalized(eoFill: Bool = true) -> Path {
    combined(with: Path(), eoFill: eoFill) { a, _ in a }
  }

  /// What lies in both paths.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    guard isNear(other) else { return Path() }
    return combined(with: other, eoFill: eoFill) { $0 && $1 }
  }

  /// What lies in either path.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 || $1 }
  }

  /// What lies in this path, but not in the other.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 && !$1 }
  }

  /// What lies in one of the paths, but not in both.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 != $1 }
  }

  /// The lines of this path as far as they run inside the other.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    lines(inside: true, of: other, eoFill: eoFill)
  }

  /// The lines of this path as far as they run outside the other.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    lines(inside: false, of: other, eoFill: eoFill)
  }

  private func isNear(_ other: Path) -> Bool {
    let (a, b) = (boundingRect, other.boundingRect)
    return !a.isNull && !b.isNull && a.minX <= b.maxX && b.minX <= a.maxX && a.minY <= b.maxY
      && b.minY <= a.maxY
  }

  private func combined(
    with other: Path, eoFill: Bool, keeping rule: (Bool, Bool) -> Bool
  ) -> Path {
    let grid = BooleanGrid(around: [self, other])
    var edges: [BooleanEdge] = []
    for line in flattened(tolerance: grid.flatness) {
      edges += grid.edges(of: line.points, winding: .init(first: 1, second: 0))
    }
    for line in other.flattened(tolerance: grid.flatness) {
      edges += grid.edges(of: line.points, winding: .init(first: 0, second: 1))
    }
    let arrangement = BooleanArrangement(edges)
    let boundary = arrangement.boundary { winding in
      eoFill
        ? rule(!winding.first.isMultiple(of: 2), !winding.second.isMultiple(of: 2))
        : rule(winding.first != 0, winding.second != 0)
    }
    var result = Path()
    for loop in BooleanLoops(boundary).loops {
      result.addLines(loop.map(grid.point))
      result.closeSubpath()
    }
    return result
  }
}
