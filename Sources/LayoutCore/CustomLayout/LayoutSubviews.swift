import Foundation
import Geometry

/// The views that a custom layout arranges, in declaration order.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias Iterator = IndexingIterator<LayoutSubviews>

  /// The direction in which the container lays out.
  public var layoutDirection: LayoutDirection

  private let elements: ArraySlice<LayoutSubview>

  init(
    _ nodes: [LayoutNode], recorder: PlacementRecorder,
    layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.init(
      nodes.enumerated().map { LayoutSubview(node: $1, recorder: recorder, index: $0) }[...],
      layoutDirection: layoutDirection)
  }

  private init(_ elements: ArraySlice<LayoutSubview>, layoutDirection: LayoutDirection) {
    self.elements = elements
    self.layoutDirection = layoutDirection
  }

  public var startIndex: Int { elements.startIndex }
  public var endIndex: Int { elements.endIndex }
  public subscript(index: Int) -> LayoutSubview { elements[index] }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(elements[bounds], layoutDirection: layoutDirection)
  }

  /// The views at these indices, in their order.
  @_disfavoredOverload  // An open range is a sequence too, and means a slice.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(indices.map { elements[$0] }[...], layoutDirection: layoutDirection)
  }

  /// The nodes behind the views.
  var nodes: [LayoutNode] { elements.map(\.node) }
}
