import DisplayList
import Foundation
import Testing

@testable import GlassUI

@MainActor struct ButtonStyleTests {
  private struct Framed: ButtonStyle {
    let side: CGFloat
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.labelStyle(.iconOnly)
        .frame(width: side, height: isEnabled ? side : side / 2)
    }
  }

  @Test func stylesReadTheirEnvironment() {
    let view = VStack {
      Button("Leaf", systemImage: "leaf") {}.buttonStyle(Framed(side: 60))
      Button("Leaf", systemImage: "leaf") {}.buttonStyle(Framed(side: 60)).disabled(true)
    }
    #expect(Stage(view).frames("Button").map(\.height) == [60, 30])
  }

  @Test func theInnermostStyleWins() {
    let view = Button("Leaf", systemImage: "leaf") {}
      .buttonStyle(Framed(side: 60)).buttonStyle(Framed(side: 90))
    #expect(Stage(view).frame("Button").width == 60)
  }

  @Test func aStyleReachesAllButtonsBelow() {
    let view = HStack {
      Button("a", systemImage: "leaf") {}
      VStack { Button("b", systemImage: "leaf") {} }
    }
    .buttonStyle(Framed(side: 44))
    #expect(Stage(view).frames("Button").map(\.width) == [44, 44])
  }

  @Test func stylesAreMembersOfTheirProtocol() {
    let view = VStack {
      Button("a") {}.buttonStyle(.automatic)
      Button("b") {}.buttonStyle(.plain)
      Button("c") {}.buttonStyle(.borderless)
      Button("d") {}.buttonStyle(.bordered)
      Button("e") {}.buttonStyle(.borderedProminent)
      Button("f") {}.buttonStyle(.glass)
      Button("g") {}.buttonStyle(.glass(.clear))
      Button("h") {}.buttonStyle(.glassProminent)
    }
    let stage = Stage(view)
    #expect(stage.labels == ["a", "b", "c", "d", "e", "f", "g", "h"])
    #expect(stage.glass.flatMap(\.shapes).map(\.variant) == ["regular", "clear", "regular"])
  }

  private struct Long: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text("x").onTapGesture { configuration.trigger() }
        Button(configuration)
      }
    }
  }

  @Test func primitiveStylesTriggerByThemselves() {
    let log = Log()
    let stage = Stage(Button("go") { log("go") }.buttonStyle(Long()))
    // The label by itself answers nothing; the tap and the inner button do.
    #expect(stage.labels == ["x", "go"])
    stage.click("x")
    stage.click("go")
    #expect(log.entries == ["go", "go"])
  }

  @Test func stylesSeeTheRole() {
    struct Roles: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.foregroundStyle(configuration.role == .destructive ? .red : .blue)
      }
    }
    let stage = Stage(Button("x", role: .destructive) {}.buttonStyle(Roles()))
    #expect(stage.nodes("Button").first?.role == "destructive")
  }

  @Test(arguments: [
    (ControlSize.mini, 4.0, 10.0), (.small, 4, 10), (.regular, 7, 12), (.large, 15, 20),
    (.extraLarge, 18, 24),
  ])
  func paddingsByControlSize(size: ControlSize, vertical: CGFloat, horizontal: CGFloat) {
    let view = HStack {
      Button("abcd") {}.buttonStyle(.glass)
      Button("abcd") {}.buttonStyle(.glassProminent)
      Button("abcd") {}.buttonStyle(.bordered)
      Button("abcd") {}.buttonStyle(.borderedProminent)
    }
    .controlSize(size)
    let stage = Stage(view)
    for frame in stage.frames("Button") {
      #expect(isClose(frame.height, 17 * 1.2 + 2 * vertical))
      #expect(isClose(frame.width, 4 * 8.5 + 2 * horizontal))
    }
  }

  @Test func automaticAndPlainAddNothing() {
    let view = HStack {
      Button("abcd") {}
      Button("abcd") {}.buttonStyle(.plain)
    }
    #expect(Stage(view).frames("Button").allSatisfy { isClose($0.width, 34) })
  }

  @Test func flexibleButtonsFillTheWidth() {
    let view = VStack {
      Button("a") {}.buttonSizing(.flexible)
      Button("a") {}.buttonSizing(.fitted)
    }
    .buttonStyle(.glassProminent)
    let stage = Stage(view)
    #expect(stage.frame("Button", 0).width == 400)
    #expect(isClose(stage.frame("Button", 1).width, 32.5))
    #expect(stage.glass.flatMap(\.shapes).map(\.kind) == ["capsule", "capsule"])
  }

  @Test func automaticLabelsTakeTheTint() {
    let stage = Stage(Button("a") {}.tint(.red))
    let colors = stage.commands.compactMap { command -> Paint? in
      if case .text(_, _, let paint) = command { paint } else { nil }
    }
    #expect(colors == [.color(Color.red.rgba(in: EnvironmentValues()))])
  }

  @Test func aButtonSOwnForegroundWins() {
    // Around the button the style's own colour wins, inside the label the label's (case 29).
    let view = VStack {
      Button("a") {}.buttonStyle(.glassProminent).foregroundStyle(.green)
      Button {
      } label: {
        Text("b").foregroundStyle(.green)
      }
      .buttonStyle(.glassProminent)
    }
    let colors = Stage(view).commands.compactMap { command -> Paint? in
      guard case .text(let spec, _, let paint) = command else { return nil }
      return spec.spans.first?.color.map { .color($0) } ?? paint
    }
    let green = Paint.color(Color.green.rgba(in: EnvironmentValues()))
    #expect(colors.first != green)
    #expect(colors.last == green)
  }
}
