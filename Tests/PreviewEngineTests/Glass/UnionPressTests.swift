import DisplayList
import Foundation
import SwiftUI
import Testing

@testable import PreviewEngine

@MainActor @Suite("Property 12: press in a union") struct UnionPressTests {
  /// Members of one shape, side by side.
  private struct Bar: View {
    let widths: [CGFloat]
    @Namespace private var space
    var body: some View {
      GlassEffectContainer {
        HStack(spacing: 0) {
          ForEach(widths.indices, id: \.self) { index in
            Color.clear.frame(width: widths[index], height: 48)
              .glassEffect(.regular.interactive())
              .glassEffectUnion(id: "bar", namespace: space)
          }
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color(white: 0.3))
    }
  }

  @Test(
    "Property 12: in a union only the pressed member answers",
    arguments: [[48, 48], [60, 90], [48, 48, 48]] as [[CGFloat]])
  func farHalf(widths: [CGFloat]) {
    let screening = Screening(Bar(widths: widths), size: CGSize(width: 320, height: 140))
    let rest = screening.contours[0].bounds
    let before = screening.session.picture()
    #expect(screening.contours.count == 1)
    let pointer = CGPoint(x: rest.minX + widths[0] / 2, y: rest.midY)
    screening.press(at: pointer)
    let boundary = rest.minX + widths[0]
    // A member's own width beyond the boundary the outline is the old one.
    let start = boundary + min(widths[1], 48) / 2
    var (moved, grown) = (0.0, 0.0)
    screening.film(0.5) { _ in
      let now = screening.contours[0]
      grown = max(grown, Double(rest.minX - now.bounds.minX))
      for p in now.points where p.x > start {
        // To the analytic capsule.
        let (left, right) = (rest.minX + 24, rest.maxX - 24)
        let x = min(max(p.x, left), right)
        moved = max(moved, abs(Double(hypot(p.x - x, p.y - rest.midY)) - 24))
      }
    }
    Property.expect(12, "the far half's edge moved", moved, atMost: 0.5, unit: "pt")
    Property.expect(12, "the near half's edge moved", grown, atLeast: 7, unit: "pt")
    let held = screening.session.picture()
    let near =
      held.luma(Int(pointer.x), Int(pointer.y)) - before.luma(Int(pointer.x), Int(pointer.y))
    let (x, y) = (Int(rest.maxX) - 14, Int(rest.midY))
    let far = held.luma(x, y) - before.luma(x, y)
    Property.expect(12, "light on the pressed member", near, atLeast: 30, unit: "/255")
    Property.expect(12, "light on the far member over the pressed one's", far / near, atMost: 0.25)
  }

  @Test("Property 10: a union is the analytic capsule over its members")
  func pill() {
    let screening = Screening(Bar(widths: [48, 70]), size: CGSize(width: 320, height: 140))
    let contours = screening.contours
    let rest = contours[0].bounds
    #expect(contours.count == 1)
    var (both, any) = (0.0, 0.0)
    for row in 0..<300 {
      for column in 0..<700 {
        let p = CGPoint(
          x: rest.minX - 10 + CGFloat(column) / 5 + 0.1, y: rest.minY - 6 + CGFloat(row) / 5 + 0.1)
        let x = min(max(p.x, rest.midX - 35), rest.midX + 35)
        let isExpected = hypot(p.x - x, p.y - rest.midY) < 24
        let isThere = contours.contains(p)
        if isExpected && isThere { both += 1 }
        if isExpected || isThere { any += 1 }
      }
    }
    Property.expect(
      10, "union pill and capsule, intersection over union", both / any, atLeast: 0.999)
  }
}
