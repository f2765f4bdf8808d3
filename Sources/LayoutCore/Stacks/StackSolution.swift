import Foundation

/// What a stack offers its children for one proposal, and what they take.
struct StackSolution {
  struct Share {
    /// Proposed to the child.
    var offer: ProposedViewSize
    /// Taken by the child.
    var size: CGSize = .zero
  }

  let proposal: ProposedViewSize
  /// One per child, in declaration order.
  var shares: [Share] = []
  /// The extent across the stack that the children's guides give.
  var cross = CrossExtent()
  /// The stack's own size.
  var size: CGSize = .zero

  init(proposal: ProposedViewSize) { self.proposal = proposal }
}
