import Foundation

/// A type that names an alignment guide and gives its default.
public protocol AlignmentID: SendableMetatype {
  /// The guide of a view that sets none, in points from its left or top edge.
  static func defaultValue(in context: ViewDimensions) -> CGFloat

  /// Takes the guide of a container's `n`-th child that has one into the container's own guide.
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)
}

extension AlignmentID {
  /// The average of the children's guides.
  public static func _combineExplicit(
    childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
  ) {
    guard let sum = parentValue, n > 0 else {
      parentValue = childValue
      return
    }
    parentValue = (sum * CGFloat(n) + childValue) / CGFloat(n + 1)
  }

  /// The guide of a container whose children have these guides; nil counts as "none".
  static func combined(_ values: some Sequence<CGFloat?>) -> CGFloat? {
    var result: CGFloat?
    var count = 0
    for case let value? in values {
      _combineExplicit(childValue: value, count, into: &result)
      count += 1
    }
    return result
  }
}
