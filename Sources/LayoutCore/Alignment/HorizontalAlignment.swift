import Foundation

/// A guide across a view's width.
public struct HorizontalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .horizontal) }
  package init(key: AlignmentKey) { self.key = key }
  private init(_ guide: BuiltInGuide) { key = AlignmentKey(guide) }

  public static let leading = HorizontalAlignment(BuiltInGuide.leading)
  public static let center = HorizontalAlignment(BuiltInGuide.horizontalCenter)
  public static let trailing = HorizontalAlignment(BuiltInGuide.trailing)
  public static let listRowSeparatorLeading = HorizontalAlignment(
    BuiltInGuide.listRowSeparatorLeading)
  public static let listRowSeparatorTrailing = HorizontalAlignment(
    BuiltInGuide.listRowSeparatorTrailing)

  /// The guide of a container whose children have these guides; nil for a child without one.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.id.combined(values)
  }
}
