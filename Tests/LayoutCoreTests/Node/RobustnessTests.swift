import Foundation
import Geometry
import Testing

@testable import LayoutCore

/// Values that make no sense, anywhere, must neither trap nor give frames that are not numbers.
struct RobustnessTests {
  private static let nasty: [CGFloat] = [
    .nan, .infinity, -.infinity, -50, 0, -0.0, 1e300, -1e300, .leastNonzeroMagnitude, 7, 123.4,
  ]

  /// Builds a random tree from a seed.
  private struct Gardener {
    var random: SeededGenerator

    mutating func length() -> CGFloat { RobustnessTests.nasty.randomElement(using: &random) ?? 0 }
    mutating func lengths() -> CGFloat? { Bool.random(using: &random) ? length() : nil }

    mutating func tree(_ depth: Int) -> LayoutNode {
      guard depth > 0 else { return leaf() }
      switch Int.random(in: 0..<16, using: &random) {
      case 0: return LayoutNode(StackLayout.horizontal(spacing: lengths()), children: trees(depth))
      case 1: return LayoutNode(StackLayout.vertical(spacing: lengths()), children: trees(depth))
      case 2: return LayoutNode(ZStackBehavior(alignment: .bottomLeading), children: trees(depth))
      case 3: return tree(depth - 1).frame(width: lengths(), height: lengths())
      case 4:
        return tree(depth - 1).frame(
          minWidth: lengths(), idealWidth: lengths(), maxWidth: lengths(), minHeight: lengths(),
          idealHeight: lengths(), maxHeight: lengths())
      case 5:
        return tree(depth - 1).with(
          PaddingLayout(
            EdgeInsets(top: length(), leading: length(), bottom: length(), trailing: length())))
      case 6: return tree(depth - 1).with(OffsetLayout(CGSize(width: length(), height: length())))
      case 7: return tree(depth - 1).with(PositionLayout(CGPoint(x: length(), y: length())))
      case 8: return tree(depth - 1).with(AspectRatioLayout(ratio: lengths(), contentMode: .fill))
      case 9: return tree(depth - 1).with(FixedSizeLayout())
      case 10: return tree(depth - 1).priority(Double(length()))
      case 11:
        let value = length()
        return tree(depth - 1).guide(.leading) { _ in value }
      case 12: return tree(depth - 1).overlay(tree(depth - 1), .topTrailing)
      case 13: return tree(depth - 1).with(SafeAreaIgnoringLayout())
      case 14:
        return LayoutNode(
          SafeAreaInsetLayout(edge: .top, spacing: length()),
          children: [tree(depth - 1), tree(depth - 1)])
      default:
        return tree(depth - 1).with(
          ScrollLayout(axes: .vertical, offset: CGPoint(x: length(), y: length())))
      }
    }

    mutating func trees(_ depth: Int) -> [LayoutNode] {
      (0..<Int.random(in: 0...3, using: &random)).map { _ in tree(depth - 1) }
    }

    mutating func leaf() -> LayoutNode {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: return color()
      case 1: return spacer(lengths())
      case 2: return box(length(), length())
      default: return wrapping(20)
      }
    }
  }

  private func isSound(_ node: LayoutNode) -> Bool {
    let f = node.frame
    return f.minX.isFinite && f.minY.isFinite && f.width.isFinite && f.height.isFinite
      && f.width >= 0 && f.height >= 0 && node.children.allSatisfy(isSound)
  }

  @Test(arguments: 0..<40)
  func `Random trees of senseless values stay sound`(seed: UInt64) {
    var gardener = Gardener(random: SeededGenerator(state: seed))
    for _ in 0..<50 {
      let tree = gardener.tree(5)
      let bounds = rect(0, 0, 400, 600)
      tree.place(
        at: CGPoint(x: gardener.length(), y: gardener.length()),
        proposal: ProposedViewSize(width: gardener.lengths(), height: gardener.lengths()),
        context: PlacementContext(safeArea: bounds.insetBy(dx: 0, dy: 50), bounds: bounds))
      #expect(isSound(tree))
    }
  }

  @Test func `A senseless proposal is read as none or nothing`() {
    #expect(color().size(.nan, -5) == size(10, 0))
  }

  @Test func `A senseless size is read as nothing`() {
    let leaf = LayoutNode(LeafLayout { _ in CGSize(width: CGFloat.nan, height: -4) })
    #expect(leaf.size(100, 100) == .zero)
  }
}
