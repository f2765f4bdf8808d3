import Foundation

/// Where a child goes, in its parent's coordinates, and what it is proposed there.
package struct ChildPlacement: Equatable {
  package var origin: CGPoint
  package var proposal: ProposedViewSize

  package init(origin: CGPoint, proposal: ProposedViewSize) {
    self.origin = origin
    self.proposal = proposal
  }
}
