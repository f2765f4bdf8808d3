import Foundation

/// A view's size and its alignment guides, in its own coordinates, points.
public struct ViewDimensions: Equatable {
  let node: LayoutNode
  let proposal: ProposedViewSize
  public let size: CGSize

  public var width: CGFloat { size.width }
  public var height: CGFloat { size.height }

  public subscript(guide: HorizontalAlignment) -> CGFloat { value(guide.key) }
  public subscript(guide: VerticalAlignment) -> CGFloat { value(guide.key) }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  func value(_ key: AlignmentKey) -> CGFloat { explicit(key) ?? key.id.defaultValue(in: self) }

  func explicit(_ key: AlignmentKey) -> CGFloat? {
    node.explicitGuide(key, proposal: proposal)
  }

  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
    a.size == b.size && a.node === b.node && a.proposal == b.proposal
  }
}
