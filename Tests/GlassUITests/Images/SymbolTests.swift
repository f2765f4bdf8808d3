import DisplayList
import Foundation
import Testing

@testable import GlassUI

@MainActor struct SymbolTests {
  private struct Toggle: View {
    @State private var isOpen = false
    var body: some View {
      Button {
        withAnimation(.linear(duration: 1)) { isOpen.toggle() }
      } label: {
        Image(systemName: isOpen ? "xmark" : "plus").contentTransition(.symbolEffect(.replace))
      }
      .accessibilityLabel("toggle")
    }
  }

  private func symbols(_ stage: Stage) -> [String] {
    stage.commands.compactMap { command in
      if case .symbol(let spec, _, _) = command { spec.name } else { nil }
    }
  }

  @Test func aReplacedSymbolHandsOver() {
    let stage = Stage(Toggle())
    stage.click("toggle")
    stage.advance(by: 0.25)
    #expect(symbols(stage) == ["plus"])
    stage.advance(by: 0.5)
    #expect(symbols(stage) == ["xmark"])
    stage.settle()
    #expect(symbols(stage) == ["xmark"])
  }

  @Test func aReplacementTurnedRoundGoesBackTheWayItCame() {
    let stage = Stage(Toggle())
    stage.click("toggle")
    stage.advance(by: 0.3)
    let before = stage.motions("replace").map(\.value)
    stage.click("toggle")
    #expect(stage.motions("replace").map(\.value) == before)
    #expect(symbols(stage) == ["plus"])
    stage.settle()
    #expect(symbols(stage) == ["plus"])
  }

  @Test func withoutATransitionItChangesAtOnce() {
    struct Plain: View {
      @State private var isOpen = false
      var body: some View {
        Button {
          withAnimation { isOpen.toggle() }
        } label: {
          Image(systemName: isOpen ? "xmark" : "plus")
        }
        .accessibilityLabel("toggle")
      }
    }
    let stage = Stage(Plain())
    stage.click("toggle")
    #expect(symbols(stage) == ["xmark"])
  }

  @Test func theFrameIsTheNewSymbols() {
    let measurer = RuledMeasurer()
    measurer.symbols["xmark"] = CGSize(width: 2, height: 1)
    let stage = Stage(Toggle(), measurer: measurer)
    stage.click("toggle")
    stage.settle()
    #expect(stage.frame("Image").width == 34)
  }

  @Test func symbolsTakeFontWeightAndScale() {
    let view = Image(systemName: "a").font(.system(size: 30, weight: .bold)).imageScale(.large)
    let stage = Stage(view)
    guard case .symbol(let spec, _, _)? = stage.commands.last else {
      Issue.record("no symbol")
      return
    }
    #expect(spec.pointSize == 30)
    #expect(spec.weight == .bold)
    #expect(spec.scale == .large)
    #expect(stage.frame("Image").width == 37.5)
  }

  @Test func variantsChangeTheName() {
    let view = HStack {
      Image(systemName: "heart").symbolVariant(.fill)
      Image(systemName: "heart").symbolVariant(.circle.fill)
      Image(systemName: "heart.fill").symbolVariant(.fill)
    }
    #expect(symbols(Stage(view)) == ["heart.fill", "heart.circle.fill", "heart.fill"])
  }

  @Test func palettesHaveALevelForEachLayer() {
    let view = Image(systemName: "a").symbolRenderingMode(.palette).foregroundStyle(.red, .blue)
    guard case .symbol(_, _, let paints)? = Stage(view).commands.last else {
      Issue.record("no symbol")
      return
    }
    let environment = EnvironmentValues()
    #expect(
      paints.prefix(2) == [
        .color(Color.red.rgba(in: environment)), .color(Color.blue.rgba(in: environment)),
      ])
  }

  @Test func resizablePicturesFill() {
    let measurer = RuledMeasurer()
    measurer.pictures["photo"] = CGSize(width: 300, height: 200)
    let view = VStack(spacing: 0) {
      Image("photo").frame(height: 200)
      Image("photo").resizable().frame(width: 50, height: 50)
      Image("photo").resizable().aspectRatio(contentMode: .fit).frame(width: 60, height: 60)
      Image("photo").resizable().scaledToFill().frame(width: 60, height: 60)
    }
    let sizes = Stage(view, measurer: measurer).frames("Image").map(\.size)
    #expect(
      sizes == [
        CGSize(width: 300, height: 200), CGSize(width: 50, height: 50),
        CGSize(width: 60, height: 40), CGSize(width: 90, height: 60),
      ])
  }
}
