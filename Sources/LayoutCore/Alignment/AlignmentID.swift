import Foundation

/// A type that names an alignment guide and gives its default.
public protocol AlignmentID {
  /// The guide of a view that sets none, in points from its left or top edge.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide along one axis, by the type that names it.
public struct AlignmentKey: Hashable, Sendable {
  let id: any AlignmentID.Type
  /// Whether the guide is measured from the left edge.
  let isHorizontal: Bool

  public static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
    ObjectIdentifier(a.id) == ObjectIdentifier(b.id) && a.isHorizontal == b.isHorizontal
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(isHorizontal)
  }
}

/// A guide across a view's width.
public struct HorizontalAlignment: Hashable, Sendable {
  package let key: AlignmentKey
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, isHorizontal: true) }
}

/// A guide across a view's height.
public struct VerticalAlignment: Hashable, Sendable {
  package let key: AlignmentKey
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, isHorizontal: false) }
}

/// An alignment in both axes.
public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
