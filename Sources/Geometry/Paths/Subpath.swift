import Foundation

/// A connected part of a path.
package struct Subpath: Hashable, Sendable {
  package var start: CGPoint
  /// Its pieces in order; for a closed one with the line back to the start, if that is not empty.
  package var segments: [PathSegment]
  package var isClosed: Bool

  package var end: CGPoint { segments.last?.end ?? start }
}

extension Path {
  /// The connected parts, also those of a single point.
  package var subpaths: [Subpath] {
    var result: [Subpath] = []
    var open: Subpath?
    // After a close the next piece goes on from the closed part's start.
    var origin: CGPoint?
    func begin(_ fallback: CGPoint) -> Subpath {
      open ?? Subpath(start: origin ?? fallback, segments: [], isClosed: false)
    }
    for element in elements {
      switch element {
      case .move(let to):
        if let open { result.append(open) }
        open = Subpath(start: to, segments: [], isClosed: false)
      case .line(let to):
        var part = begin(to)
        part.segments.append(.line(part.end, to))
        open = part
      case .quadCurve(let to, let control):
        var part = begin(control)
        part.segments.append(.quad(part.end, control, to))
        open = part
      case .curve(let to, let control1, let control2):
        var part = begin(control1)
        part.segments.append(.cubic(part.end, control1, control2, to))
        open = part
      case .closeSubpath:
        guard var part = open else { continue }
        if part.end != part.start { part.segments.append(.line(part.end, part.start)) }
        part.isClosed = true
        result.append(part)
        open = nil
        origin = part.start
        continue
      }
      origin = nil
    }
    if let open { result.append(open) }
    return result
  }

  /// The point from which the next piece starts; nil for an empty path.
  public var currentPoint: CGPoint? {
    guard let last = elements.last else { return nil }
    switch last {
    case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _): return to
    case .closeSubpath: return subpaths.last?.start
    }
  }
}
