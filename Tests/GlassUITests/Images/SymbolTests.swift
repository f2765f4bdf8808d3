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

  private func first(
    _ view: any View, _ prepare: (RuledMeasurer) -> Void = { _ in }
  ) -> (spec: SymbolSpec, paints: [Paint])? {
    let measurer = RuledMeasurer()
    prepare(measurer)
    for command in Stage(view, measurer: measurer).commands {
      if case .symbol(let spec, _, let paints) = command { return (spec, paints) }
    }
    return nil
  }

  private let red = RGBA(1, 0, 0)
  private let green = RGBA(0, 1, 0)
  private var colors: (Color, Color) {
    (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0))
  }

  @Test func severalStylesMakeAPalette() {
    let image = Image(systemName: "leaf")
    let two = first(image.foregroundStyle(colors.0, colors.1))
    #expect(two?.spec.renderingMode == .palette)
    #expect(two?.paints == [red, green, green].map(Paint.color))
    #expect(first(image.foregroundStyle(colors.0))?.spec.renderingMode == .monochrome)
    #expect(first(image.foregroundStyle(colors.0))?.paints == [.color(red)])
  }

  @Test func aHierarchyIsOfOneStyle() {
    let image = Image(systemName: "leaf").symbolRenderingMode(.hierarchical)
    let expected = [1, 0.5, 0.25].map { Paint.color(red.multiplyingAlpha(by: $0)) }
    #expect(first(image.foregroundStyle(colors.0))?.paints == expected)
    #expect(first(image.foregroundStyle(colors.0, colors.1))?.paints == expected)
  }

  @Test func multicolorBringsTheSystemsColours() {
    let image = Image(systemName: "leaf").symbolRenderingMode(.multicolor)
    for scheme in ColorScheme.allCases {
      let paints = first(image.environment(\.colorScheme, scheme))?.paints
      #expect(paints?.count == SymbolColor.levels + SymbolColor.allCases.count)
      let green: RGBA =
        scheme == .dark
        ? RGBA(48 / 255, 209 / 255, 88 / 255) : RGBA(52 / 255, 199 / 255, 89 / 255)
      #expect(paints?[SymbolColor.green.level] == .color(green))
    }
  }

  @Test func anOriginalHasItsColours() {
    let image = Image(systemName: "leaf").renderingMode(.original)
    #expect(first(image)?.spec.renderingMode == .multicolor)
  }

  @Test func whatFollowsTheReadingIsMirrored() {
    for (name, isMirrored) in [
      ("chevron.forward", true), ("arrow.backward.circle", true), ("chevron.right", false),
      ("forward.fill", false), ("goforward.15", false),
    ] {
      let image = Image(systemName: name)
      #expect(first(image)?.spec.isMirrored == false)
      #expect(
        first(image.environment(\.layoutDirection, .rightToLeft))?.spec.isMirrored == isMirrored)
    }
  }

  @Test func variantsThatDoNotExistAreLeftOut() {
    let image = Image(systemName: "chevron.right").symbolVariant(.circle.fill)
    #expect(first(image)?.spec.name == "chevron.right.circle.fill")
    #expect(
      first(image) { $0.missing = ["chevron.right.circle"] }?.spec.name == "chevron.right.fill")
    let plain = first(image) { $0.missing = ["chevron.right.circle", "chevron.right.fill"] }
    #expect(plain?.spec.name == "chevron.right")
  }

  @Test func amountsAreDrawnWhereAskedFor() {
    let image = Image(systemName: "wifi", variableValue: 0.4)
    #expect(first(image.symbolVariableValueMode(.draw))?.spec.drawsAmount == true)
    #expect(first(image.symbolVariableValueMode(.color))?.spec.drawsAmount == false)
    #expect(
      first(Image(systemName: "wifi").symbolVariableValueMode(.draw))?.spec.drawsAmount == false)
  }

  @Test func amountsAreBounded() {
    for (value, expected) in [(0.4, 0.4), (-1, 0), (7, 1), (.nan, 0)] {
      let image = Image(systemName: "wifi", variableValue: value)
      #expect(first(image)?.spec.variableValue == expected)
    }
    #expect(first(Image(systemName: "wifi"))?.spec.variableValue == nil)
  }

  @Test func shadedColoursAreLighterAtTheTop() {
    let image = Image(systemName: "leaf").foregroundStyle(colors.0)
    guard
      case .linearGradient(let stops, let start, let end)? = first(
        image.symbolColorRenderingMode(.gradient))?.paints.first
    else {
      Issue.record("no gradient")
      return
    }
    #expect(stops.last?.color == red && (stops.first?.color.green ?? 0) > 0.2)
    #expect(start.y < end.y)
    #expect(first(image.symbolColorRenderingMode(.flat))?.paints == [.color(red)])
  }

  @Test func variableColourLightsTheLayersOfAnAmount() {
    let model = SymbolModel()
    model.isActive = true
    struct Searching: View {
      let model: SymbolModel
      var body: some View {
        Image(systemName: "wifi")
          .symbolEffect(.variableColor.cumulative, isActive: model.isActive)
      }
    }
    let scene = SymbolScene(
      Searching(model: model), prepare: { $0.variableLayers = ["wifi": 4] })
    _ = scene.commands(at: 0)
    guard case .symbol(let spec, _, let paints)? = scene.commands(at: 0.6).first else {
      Issue.record("no symbol")
      return
    }
    #expect(spec.layerOpacities.count == 4)
    #expect(spec.layerOpacities == spec.layerOpacities.sorted(by: >))
    #expect(paints == [.color(.black)])
  }

  @Test func aUsersOwnSymbolStandsInText() {
    let measurer = RuledMeasurer()
    measurer.ownSymbols = ["my.mark"]
    let text = Text("a \(Image("my.mark")) b \(Image("a.photo"))")
    let names = Stage(text, measurer: measurer).commands.flatMap { command -> [String] in
      guard case .text(let spec, _, _) = command else { return [] }
      return spec.spans.compactMap {
        if case .symbol(let symbol) = $0.content { symbol.name } else { nil }
      }
    }
    #expect(names == ["my.mark"])
  }

  @Test func anInlineSymbolTakesItsLevels() {
    let image = Image(systemName: "leaf").symbolRenderingMode(.hierarchical)
    let text = Text("a \(image)").foregroundStyle(colors.0)
    let spans = Stage(text).commands.flatMap { command -> [TextSpec.Span] in
      if case .text(let spec, _, _) = command { spec.spans } else { [] }
    }
    #expect(spans.last?.symbolColors.count == 3)
    #expect(spans.first?.symbolColors.isEmpty == true)
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
