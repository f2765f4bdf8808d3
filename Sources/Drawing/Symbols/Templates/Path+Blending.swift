import Foundation
import Geometry

extension Path {
  /// The sum of the paths times their shares, point by point; nil when their elements differ in
  /// kind or number.
  init?(blending parts: [(share: CGFloat, path: Path)]) {
    guard let first = parts.first?.path,
      parts.allSatisfy({ $0.path.elements.count == first.elements.count })
    else { return nil }
    var elements: [Element] = []
    for (index, element) in first.elements.enumerated() {
      var points = element.points.map { _ in CGPoint.zero }
      for part in parts {
        let other = part.path.elements[index]
        guard other.kind == element.kind else { return nil }
        for (i, point) in other.points.enumerated() {
          points[i].x += part.share * point.x
          points[i].y += part.share * point.y
        }
      }
      elements.append(element.with(points))
    }
    self.init(elements: elements)
  }
}

extension Path.Element {
  fileprivate var kind: Int {
    switch self {
    case .move: 0
    case .line: 1
    case .quadCurve: 2
    case .curve: 3
    case .closeSubpath: 4
    }
  }

  fileprivate var points: [CGPoint] {
    switch self {
    case .move(let to), .line(let to): [to]
    case .quadCurve(let to, let control): [to, control]
    case .curve(let to, let control1, let control2): [to, control1, control2]
    case .closeSubpath: []
    }
  }

  /// The same kind of element through other points, as many as `points` has.
  fileprivate func with(_ points: [CGPoint]) -> Path.Element {
    switch self {
    case .move: .move(to: points[0])
    case .line: .line(to: points[0])
    case .quadCurve: .quadCurve(to: points[0], control: points[1])
    case .curve: .curve(to: points[0], control1: points[1], control2: points[2])
    case .closeSubpath: .closeSubpath
    }
  }
}
