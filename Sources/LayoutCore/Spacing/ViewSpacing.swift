import Foundation
import Geometry

/// The distances a view prefers to its neighbours, per edge.
public struct ViewSpacing: Sendable {
  var top: EdgeSpacing
  var leading: EdgeSpacing
  var bottom: EdgeSpacing
  var trailing: EdgeSpacing

  /// The distance between two views that ask for nothing special, in points (F).
  package static let standard: CGFloat = 8

  private init(all edge: EdgeSpacing) {
    top = edge
    leading = edge
    bottom = edge
    trailing = edge
  }

  /// The default distances.
  public init() { self.init(all: .plain) }

  /// No distance on any edge.
  public static let zero = ViewSpacing(all: .fixed(0))

  /// No preferences at all: what a container starts from when it gathers its children's.
  static let none = ViewSpacing(all: EdgeSpacing())

  /// The distances of text with these metrics: by its lines above and below, 8 beside it.
  package static func text(_ metrics: TextLineMetrics) -> ViewSpacing {
    var spacing = ViewSpacing()
    spacing.top = .text(metrics)
    spacing.bottom = .text(metrics)
    return spacing
  }

  /// Takes the other view's preferences in on these edges; the greater distance wins.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      self[edge].formUnion(other[edge])
    }
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The preferred distance from this view to the next one along the axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let distance =
      axis == .horizontal
      ? trailing.distance(to: next.leading) : bottom.distance(to: next.top)
    return distance ?? Self.standard
  }

  /// Takes the edges back to the default distances.
  mutating func reset(_ edges: Edge.Set) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { self[edge] = .plain }
  }

  subscript(edge: Edge) -> EdgeSpacing {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }
}
