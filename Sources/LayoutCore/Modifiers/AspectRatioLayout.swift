import Foundation
import Geometry

/// `aspectRatio(_:contentMode:)`: proposes the child a size of this ratio.
package struct AspectRatioLayout: UnaryLayout, Equatable {
  /// How a ratio meets a proposal of another ratio.
  package enum Mode: Sendable { case fit, fill }

  /// Width over height; `nil` for that of the child's ideal size.
  let ratio: CGFloat?
  let mode: Mode

  /// A ratio that is not finite and positive counts as not given.
  package init(ratio: CGFloat?, contentMode: Mode) {
    self.ratio = ratio.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    mode = contentMode
  }

  private func childProposal(
    _ proposal: ProposedViewSize, child: LayoutNode
  ) -> ProposedViewSize {
    let ideal = { child.sizeThatFits(.unspecified) }
    guard let ratio = ratio ?? Self.ratio(of: ideal()) else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil):
      return ProposedViewSize(scaled(ideal(), to: ratio))
    case (let width?, nil):
      return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?):
      return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      return ProposedViewSize(scaled(CGSize(width: width, height: height), to: ratio))
    }
  }

  /// The largest size of this ratio in `size`, or the smallest around it.
  private func scaled(_ size: CGSize, to ratio: CGFloat) -> CGSize {
    let (width, height) = (size.height * ratio, size.width / ratio)
    let widthRules = mode == .fit ? height <= size.height : height >= size.height
    return widthRules
      ? CGSize(width: size.width, height: height) : CGSize(width: width, height: size.height)
  }

  private static func ratio(of size: CGSize) -> CGFloat? {
    let ratio = size.width / size.height
    return ratio.isFinite && ratio > 0 ? ratio : nil
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutNode) -> CGSize {
    child.sizeThatFits(childProposal(proposal, child: child))
  }

  package func placement(
    of child: LayoutNode, in size: CGSize, proposal: ProposedViewSize
  ) -> ChildPlacement {
    ChildPlacement(origin: .zero, proposal: childProposal(proposal, child: child))
  }
}
