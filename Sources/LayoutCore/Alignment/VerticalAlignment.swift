import Foundation

/// A guide across a view's height.
public struct VerticalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .vertical) }
  package init(key: AlignmentKey) { self.key = key }
  private init(_ guide: BuiltInGuide) { key = AlignmentKey(guide) }

  public static let top = VerticalAlignment(BuiltInGuide.top)
  public static let center = VerticalAlignment(BuiltInGuide.verticalCenter)
  public static let bottom = VerticalAlignment(BuiltInGuide.bottom)
  /// The baseline of the top-most text; the bottom of a view without text.
  public static let firstTextBaseline = VerticalAlignment(BuiltInGuide.firstTextBaseline)
  /// The baseline of the bottom-most text; the bottom of a view without text.
  public static let lastTextBaseline = VerticalAlignment(BuiltInGuide.lastTextBaseline)

  /// The guide of a container whose children have these guides; nil for a child without one.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.id.combined(values)
  }
}
