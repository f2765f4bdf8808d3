import DisplayList
import Foundation
import SwiftUI
import Testing

@testable import PreviewEngine

/// A toggle of glass that lets three others out, with the outlines that the glass engine merges.
@MainActor struct ClusterTests {
  private struct Cluster: View {
    @State private var isOpen = false
    @Namespace private var space
    var body: some View {
      GlassEffectContainer(spacing: 12) {
        VStack(spacing: 16) {
          if isOpen {
            ForEach(["clock", "note.text", "camera"], id: \.self) { name in
              Button {
                withAnimation(.bouncy) { isOpen = false }
              } label: {
                Image(systemName: name).font(.title2).frame(width: 56, height: 56)
              }
              .buttonStyle(.plain)
              .glassEffect(.regular.interactive(), in: .circle)
              .glassEffectID(name, in: space)
              .accessibilityLabel(name)
            }
          }
          Button {
            withAnimation(.bouncy) { isOpen.toggle() }
          } label: {
            Image(systemName: isOpen ? "xmark" : "plus").frame(width: 64, height: 64)
              .contentTransition(.symbolEffect(.replace))
          }
          .buttonStyle(.plain)
          .glassEffect(.regular.tint(.orange).interactive(), in: .circle)
          .glassEffectID("toggle", in: space)
          .accessibilityLabel(isOpen ? "close" : "open")
        }
      }
    }
  }

  private func screening() -> Screening {
    Screening(Cluster(), size: CGSize(width: 200, height: 420))
  }

  @Test func oneOutlineBecomesFour() async throws {
    let screening = screening()
    #expect(screening.outlineCount == 1)
    try await screening.run("click \"open\"")
    var parting: Double?
    var last = 1
    for _ in 0..<60 {
      _ = screening.session.advance(to: screening.session.time + 0.01)
      let count = screening.outlineCount
      // All let go within one frame, and stay apart.
      #expect(count == 1 || count == 4)
      #expect(count >= last)
      if count == 4, parting == nil { parting = screening.session.time }
      last = count
    }
    #expect((0.17...0.24).contains(parting ?? 0))
  }

  @Test func dropsOvershootALittleAndSettle() async throws {
    let screening = screening()
    try await screening.run("click \"open\"")
    var highest = Double.infinity
    for _ in 0..<60 {
      _ = screening.session.advance(to: screening.session.time + 0.01)
      highest = min(highest, screening.shapes.map { $0.frame[1] }.min() ?? .infinity)
    }
    #expect(await screening.session.settle())
    let end = screening.shapes.map { $0.frame[1] }.min() ?? 0
    #expect(highest < end - 2)
    #expect(highest > end - 12)
    #expect(screening.shapes.map { $0.frame[2] }.sorted() == [56, 56, 56, 64])
    // Equal gaps, as the stack has them.
    let ys = screening.shapes.map(\.frame.midY).sorted()
    #expect(abs((ys[1] - ys[0]) - 72) < 1e-9 && abs((ys[2] - ys[1]) - 72) < 1e-9)
  }

  @Test(arguments: ["close", "clock", "camera"])
  func aClickFlowsBackIntoOne(label: String) async throws {
    let screening = screening()
    let before = screening.session.picture().pixelBytes
    try await screening.run("click \"open\"", "advance 2s", "click \"\(label)\"", "advance 100ms")
    #expect(screening.outlineCount == 1)
    #expect(screening.shapes.count == 4)
    #expect(await screening.session.settle())
    #expect(screening.shapes.count == 1)
    // Rest has no history.
    #expect(screening.session.picture().pixelBytes == before)
  }

  @Test func theSymbolIsReplaced() async throws {
    let screening = screening()
    try await screening.run("click \"open\"")
    #expect(await screening.session.settle())
    #expect(screening.symbols().last?.name == "xmark")
  }

  @Test func aTurnHalfWayIsContinuous() async throws {
    let screening = screening()
    try await screening.run("click \"open\"", "advance 120ms")
    let before = screening.dump
    try await screening.run("click \"close\"")
    let after = screening.dump
    let known = Dictionary(
      before.animations.map { ("\($0.path) \($0.key)", $0) }, uniquingKeysWith: { a, _ in a })
    var compared = 0
    for animation in after.animations {
      guard let earlier = known["\(animation.path) \(animation.key)"] else { continue }
      guard animation.key != "press", animation.key != "hover" else { continue }
      compared += 1
      for (a, b) in zip(earlier.value + earlier.velocity, animation.value + animation.velocity) {
        #expect(abs(a - b) < 1e-6, "\(animation.key)")
      }
    }
    #expect(compared > 10)
    for (a, b) in zip(before.glass.flatMap(\.shapes), after.glass.flatMap(\.shapes)) {
      for (x, y) in zip(a.frame, b.frame) { #expect(abs(x - y) < 1e-6) }
    }
  }
}

extension Bitmap {
  /// The pixels' bytes, to compare.
  var pixelBytes: [UInt32] {
    (0..<height).flatMap { y in Array(UnsafeBufferPointer(start: row(y), count: width)) }
  }
}
