import Foundation

/// The outline of a 2D shape.
///
/// Coordinates that are not finite are clamped as they come in, so every path can be drawn.
public struct Path: Hashable, Sendable {
  /// One piece of a path.
  public enum Element: Hashable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  package var elements: [Element]

  public init() { elements = [] }
  package init(elements: [Element]) { self.elements = elements }

  /// An empty path, then what `build` adds to it.
  public init(_ build: (inout Path) -> Void) {
    self.init()
    build(&self)
  }

  public var isEmpty: Bool { elements.isEmpty }

  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  public mutating func move(to point: CGPoint) { elements.append(.move(to: point.finite)) }
  public mutating func addLine(to point: CGPoint) { elements.append(.line(to: point.finite)) }
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: end.finite, control: control.finite))
  }
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(
      .curve(to: end.finite, control1: control1.finite, control2: control2.finite))
  }
  public mutating func closeSubpath() { elements.append(.closeSubpath) }
}
