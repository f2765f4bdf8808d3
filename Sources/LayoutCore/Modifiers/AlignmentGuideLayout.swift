import Foundation
import Geometry

/// `alignmentGuide(_:computeValue:)`: sets one guide from the child's size and guides.
package struct AlignmentGuideLayout: UnaryLayout {
  let key: AlignmentKey
  let compute: (ViewDimensions) -> CGFloat

  package init(_ key: AlignmentKey, compute: @escaping (ViewDimensions) -> CGFloat) {
    self.key = key
    self.compute = compute
  }

  package func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, node: LayoutNode
  ) -> CGFloat? {
    guard let child = node.children.first else { return nil }
    return key == self.key
      ? compute(child.dimensions(in: proposal)) : child.explicitGuide(key, proposal: proposal)
  }

  package var traits: LayoutTraits { key.trait }
}
