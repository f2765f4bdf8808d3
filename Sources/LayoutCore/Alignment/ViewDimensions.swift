import Foundation

/// A view's size and its alignment guides, in its own coordinates, points.
public struct ViewDimensions: Equatable {
  /// `nil` for a view of which the size alone is known.
  let node: LayoutNode?
  let proposal: ProposedViewSize
  let size: CGSize

  init(node: LayoutNode, proposal: ProposedViewSize, size: CGSize) {
    self.node = node
    self.proposal = proposal
    self.size = size
  }

  init(size: CGSize) {
    node = nil
    proposal = ProposedViewSize(size)
    self.size = size
  }

  public var width: CGFloat { size.width }
  public var height: CGFloat { size.height }

  /// The guide's position, explicit or by default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { value(guide.key) }
  /// The guide's position, explicit or by default.
  public subscript(guide: VerticalAlignment) -> CGFloat { value(guide.key) }
  /// The guide's position if the view or its contents set it.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
  /// The guide's position if the view or its contents set it.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  package func value(_ key: AlignmentKey) -> CGFloat {
    if let explicit = explicit(key) { return explicit }
    if let builtIn = key.builtIn { return builtIn.defaultValue(in: size) }
    return key.id.defaultValue(in: self).finite(or: 0)
  }

  package func explicit(_ key: AlignmentKey) -> CGFloat? {
    node?.explicitGuide(key, proposal: proposal)
  }

  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
    a.size == b.size && a.node === b.node && a.proposal == b.proposal
  }
}
