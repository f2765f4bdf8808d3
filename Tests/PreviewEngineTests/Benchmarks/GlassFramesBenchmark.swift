import DisplayList
import Foundation
import Gallery
import PreviewEngine
import SwiftUI
import Testing

/// What `make bench` says of whole frames: views, layout, adaptivity, damage and pixels together.
@MainActor
@Suite(.serialized, .enabled(if: ProcessInfo.processInfo.environment["GLASSPREVIEW_BENCH"] != nil))
struct GlassFramesBenchmark {
  /// Runs a view after clicks, 120 frames a second, and prints what its frames cost.
  private func report(
    _ name: String, _ view: any View, size: CGSize, scale: CGFloat, click: CGPoint,
    isHeld: Bool = false, frames: Int = 480
  ) async {
    let configuration = SessionConfiguration(size: size, scale: scale)
    let studio = Studio { Issue.record("\($0)") }
    let session = Session(view, configuration: configuration, studio: studio)
    #expect(await session.settle())
    let bitmap = session.picture()
    var effort = Effort()
    while effort.cpu.count < frames {
      session.handle(.pressed(.primary, at: click))
      if isHeld { play(session, into: bitmap, &effort, frames) }
      session.handle(.released(.primary, at: click))
      play(session, into: bitmap, &effort, frames)
    }
    print("frames, \(name), scale \(Int(scale)): \(effort)")
  }

  /// Draws frames until the session rests.
  private func play(
    _ session: Session, into bitmap: Bitmap, _ effort: inout Effort, _ frames: Int
  ) {
    repeat {
      effort.measure {
        let damage = session.advance(to: session.time + Session.frameInterval)
        if !damage.isEmpty { _ = session.render(into: bitmap, damage: damage) }
      }
    } while session.needsFrame && effort.cpu.count < frames
  }

  @Test(arguments: [1.0, 2.0]) func actionClusterBenchmark(scale: Double) async {
    await report(
      "action cluster opening over the photo", GalleryScreen.recipe.view,
      size: CGSize(width: 400, height: 620), scale: scale, click: CGPoint(x: 352, y: 572))
  }

  @Test(arguments: [1.0, 2.0]) func buttonsBenchmark(scale: Double) async {
    await report(
      "six glass buttons and a 300×44 capsule, pressed", Buttons(),
      size: CGSize(width: 400, height: 240), scale: scale, click: CGPoint(x: 200, y: 154),
      isHeld: true)
  }

  @Test(arguments: [1.0, 2.0]) func movedPhotoBenchmark(scale: Double) async {
    await report(
      "photo moved by offset under a wide capsule", MovedPhoto(),
      size: CGSize(width: 400, height: 300), scale: scale, click: CGPoint(x: 5, y: 5))
  }

  @Test(arguments: [1.0, 2.0]) func movingCirclesBenchmark(scale: Double) async {
    await report(
      "four 128-pt circles moving over a 1280×800 picture", MovingCircles(),
      size: CGSize(width: 1280, height: 800), scale: scale, click: CGPoint(x: 5, y: 5))
  }
}

private struct Photo: View {
  var body: some View {
    Image("hero-pancakes").resizable().aspectRatio(contentMode: .fill)
  }
}

private struct Buttons: View {
  var body: some View {
    VStack(spacing: 24) {
      HStack(spacing: 16) {
        ForEach(["play", "pause", "stop", "repeat", "shuffle", "heart"], id: \.self) { name in
          Button("Go", systemImage: name) {}
            .labelStyle(.iconOnly)
            .buttonStyle(.glass)
            .buttonBorderShape(.circle)
        }
      }
      Button("Continue") {}
        .frame(width: 300, height: 44)
        .glassEffect(.regular.interactive())
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background { Photo() }
    .clipped()
  }
}

private struct MovedPhoto: View {
  @State private var isMoved = false

  var body: some View {
    ZStack {
      Photo()
        .frame(width: 400, height: 300)
        .offset(y: isMoved ? -60 : 0)
        .onTapGesture { withAnimation(.linear(duration: 4)) { isMoved.toggle() } }
      Text("Now Cooking").frame(width: 340, height: 52).glassEffect()
    }
    .frame(width: 400, height: 300)
    .clipped()
  }
}

private struct MovingCircles: View {
  @State private var isMoved = false

  var body: some View {
    ZStack {
      Photo()
        .frame(width: 1280, height: 800)
        .clipped()
        .onTapGesture { withAnimation(.linear(duration: 4)) { isMoved.toggle() } }
      ForEach(0..<4, id: \.self) { index in
        Color.clear
          .frame(width: 128, height: 128)
          .glassEffect(.regular, in: .circle)
          .offset(
            x: (isMoved ? 150 : -150) * (index % 2 == 0 ? 1 : -1), y: Double(index) * 140 - 210)
      }
    }
    .frame(width: 1280, height: 800)
  }
}
