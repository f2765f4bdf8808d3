import SwiftUI

/// Places the first view in the middle and the others on a circle around it, from the top clockwise.
struct RingLayout: Layout {
  /// Between the first view’s edge and the others’, in points.
  var gap: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let first = subviews.first else { return .zero }
    let middle = first.sizeThatFits(.unspecified)
    guard subviews.count > 1 else { return middle }
    let side = 2 * radius(subviews) + largestSide(subviews)
    return CGSize(width: max(side, middle.width), height: max(side, middle.height))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let centre = CGPoint(x: bounds.midX, y: bounds.midY)
    subviews.first?.place(at: centre, anchor: .center, proposal: .unspecified)
    let radius = radius(subviews)
    let step = 2 * Double.pi / Double(max(1, subviews.count - 1))
    for (index, subview) in subviews.dropFirst().enumerated() {
      let angle = Double(index) * step - .pi / 2
      subview.place(
        at: CGPoint(
          x: centre.x + radius * CGFloat(cos(angle)), y: centre.y + radius * CGFloat(sin(angle))),
        anchor: .center, proposal: .unspecified)
    }
  }

  private func radius(_ subviews: Subviews) -> CGFloat {
    let middle = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    return max(middle.width, middle.height) / 2 + gap + largestSide(subviews) / 2
  }

  private func largestSide(_ subviews: Subviews) -> CGFloat {
    subviews.dropFirst().map { $0.sizeThatFits(.unspecified) }
      .map { max($0.width, $0.height) }.max() ?? 0
  }
}
