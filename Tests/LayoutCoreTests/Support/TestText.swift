import Foundation
import Geometry

@testable import LayoutCore

/// Text whose size is given and never wraps: lines of 16 points, each with 12 above the baseline.
struct TestText: LeafMeasuring {
  let width: CGFloat
  let height: CGFloat

  static let line = TextLineMetrics(ascent: 12, descent: 4, capHeight: 9)

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: width, height: height)
  }

  func baselines(_ proposal: ProposedViewSize) -> TextBaselines? {
    TextBaselines(first: Self.line.ascent, last: height - Self.line.descent)
  }

  var spacing: ViewSpacing { .text(Self.line) }
}

/// Text that fills lines of 16 points with characters of 10 points, breaking anywhere.
struct WrappingText: LeafMeasuring {
  let characters: Int

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let perLine = min(max(Int(min((proposal.width ?? .infinity) / 10, 1e6)), 1), characters)
    let lines = (characters + perLine - 1) / perLine
    return CGSize(width: CGFloat(perLine) * 10, height: CGFloat(lines) * 16)
  }

  func baselines(_ proposal: ProposedViewSize) -> TextBaselines? {
    TextBaselines(
      first: TestText.line.ascent, last: sizeThatFits(proposal).height - TestText.line.descent)
  }

  var spacing: ViewSpacing { .text(TestText.line) }
}

func wrapping(_ characters: Int) -> LayoutNode {
  LayoutNode(LeafLayout(WrappingText(characters: characters)))
}
