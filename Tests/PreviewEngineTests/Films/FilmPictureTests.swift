import Foundation
import SwiftUI
import Testing

@testable import PreviewEngine

/// A film of each thing that glass does, as a strip of frames.
@MainActor @Suite(.serialized) struct FilmPictureTests {
  // MARK: Press

  private struct Presses: View {
    var body: some View {
      GlassEffectContainer(spacing: 8) {
        HStack(spacing: 18) {
          symbol("leaf").frame(width: 56, height: 56)
            .glassEffect(.regular.interactive(), in: .circle)
          symbol("camera").frame(width: 44, height: 44)
            .glassEffect(.regular.interactive(), in: .circle)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private func symbol(_ name: String) -> some View {
      Image(systemName: name).font(.title3)
    }
  }

  /// At rest, growing, held, dragged down, let go.
  private func press(isDark: Bool) -> Reel {
    var reel = Reel(
      Presses().background { FilmGround(kind: isDark ? .deep : .bright) },
      size: CGSize(width: 152, height: 96)
    ) { $0.isDark = isDark }
    reel.shoot()
    reel.screening.press(at: CGPoint(x: 36, y: 56))
    reel.shoot(after: [50, 400])
    reel.screening.send(.pointerMoved(to: CGPoint(x: 66, y: 130)))
    reel.shoot(after: 300)
    reel.screening.send(.released(.primary, at: CGPoint(x: 66, y: 130)))
    reel.screening.send(.pointerLeft)
    reel.shoot(after: [80, 200])
    return reel
  }

  @Test func press() throws {
    try Reel.check("press", [press(isDark: false), press(isDark: true)])
  }

  // MARK: Merge

  private struct Pair: View {
    let lever: Lever
    var body: some View {
      GlassEffectContainer(spacing: 40) {
        ZStack {
          disc("sun.max").offset(x: -32 - lever.offset / 2)
          disc("moon").offset(x: 32 + lever.offset / 2)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private func disc(_ name: String) -> some View {
      Image(systemName: name).font(.title2).frame(width: 64, height: 64)
        .glassEffect(in: .circle)
    }
  }

  /// Two discs by gaps of 42 down to −40 points; the spacing is 40.
  private func merge(_ ground: FilmGround.Kind?, isDark: Bool) -> Reel {
    let lever = Lever()
    var reel = Reel(
      Pair(lever: lever).background {
        if let ground { FilmGround(kind: ground) } else { Color.black }
      }, size: CGSize(width: 190, height: 90)
    ) { $0.isDark = isDark }
    for gap in [42, 28, 19, 12, 0, -20, -40] as [CGFloat] {
      lever.offset = gap
      reel.shoot(after: 10)
    }
    return reel
  }

  @Test func merge() throws {
    try Reel.check("merge", [merge(.bright, isDark: false), merge(nil, isDark: true)])
  }

  // MARK: Morph

  private struct Cluster: View {
    let lever: Lever
    @Namespace private var space
    var body: some View {
      GlassEffectContainer(spacing: 12) {
        VStack(spacing: 14) {
          if lever.isOn {
            ForEach(["timer", "note.text", "camera"], id: \.self) { name in
              Image(systemName: name).font(.title3).frame(width: 48, height: 48)
                .glassEffect(.regular.interactive(), in: .circle)
                .glassEffectID(name, in: space)
            }
          }
          Image(systemName: lever.isOn ? "xmark" : "plus").font(.title3.weight(.semibold))
            .contentTransition(.symbolEffect(.replace))
            .foregroundStyle(.white)
            .frame(width: 56, height: 56)
            .glassEffect(.regular.tint(.orange).interactive(), in: .circle)
            .glassEffectID("stem", in: space)
        }
        .frame(maxHeight: .infinity, alignment: .bottom)
        .padding(.bottom, 12)
      }
      .frame(maxWidth: .infinity)
    }
  }

  /// Three drops out of a stem, and back into it.
  @Test func morph() throws {
    let lever = Lever()
    func reel() -> Reel {
      Reel(
        Cluster(lever: lever).background { FilmGround(hasWords: false) },
        size: CGSize(width: 76, height: 252))
    }
    var forth = reel()
    forth.change { lever.isOn = true }
    forth.shoot(after: [60, 110, 160, 200, 320, 900])
    forth.change { lever.isOn = false }
    var back = forth
    back.clear()
    back.shoot(after: [30, 70, 110, 200, 340, 900])
    try Reel.check("morph", [forth, back])
  }

  // MARK: Union

  private struct Zoom: View {
    @Namespace private var space
    var body: some View {
      GlassEffectContainer {
        VStack(spacing: 0) {
          ForEach(["plus", "minus"], id: \.self) { name in
            Image(systemName: name).font(.title3).frame(width: 48, height: 48)
              .glassEffect(.regular.interactive())
              .glassEffectUnion(id: "zoom", namespace: space)
          }
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  /// One half of a pill held down and let go.
  private func union(isDark: Bool) -> Reel {
    var reel = Reel(
      Zoom().background { FilmGround(kind: isDark ? .deep : .bright) },
      size: CGSize(width: 100, height: 140)
    ) { $0.isDark = isDark }
    reel.shoot()
    let pointer = CGPoint(x: 50, y: 46)
    reel.screening.send(.pointerMoved(to: pointer))
    reel.shoot(after: 300)
    reel.screening.press(at: pointer)
    reel.shoot(after: [50, 100, 170, 400])
    reel.screening.send(.released(.primary, at: pointer))
    reel.screening.send(.pointerLeft)
    reel.shoot(after: [80, 200])
    return reel
  }

  @Test func union() throws {
    try Reel.check("union", [union(isDark: false), union(isDark: true)])
  }

  // MARK: Materialize

  private struct Coming: View {
    let lever: Lever
    var body: some View {
      ZStack {
        if lever.isOn {
          Label("Saved", systemImage: "checkmark").font(.callout.weight(.semibold))
            .padding(.horizontal, 14).padding(.vertical, 12)
            .glassEffect()
            .glassEffectTransition(.materialize)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  /// Glass that forms, and goes.
  @Test func materialize() throws {
    let lever = Lever()
    var forth = Reel(
      Coming(lever: lever).background { FilmGround() }, size: CGSize(width: 136, height: 80))
    forth.change { lever.isOn = true }
    forth.shoot(after: [0, 17, 50, 100, 150, 200, 260])
    forth.screening.session.run(for: 1)
    forth.change { lever.isOn = false }
    var back = forth
    back.clear()
    back.shoot(after: [17, 75, 150, 225, 300, 350, 380])
    try Reel.check("materialize", [forth, back])
  }

  // MARK: Clear

  private struct ClearPair: View {
    let lever: Lever
    var body: some View {
      VStack(spacing: 16) {
        pill("Undimmed")
        pill("Dimmed").background(Color.black.opacity(0.3), in: .capsule)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background { FilmGround(offset: lever.offset) }
    }

    private func pill(_ title: String) -> some View {
      Text(title).font(.callout.weight(.semibold)).foregroundStyle(.white)
        .frame(width: 124, height: 48)
        .glassEffect(.clear.interactive())
    }
  }

  /// Clear glass, without and with a dimming layer, while the ground goes by; held at last.
  @Test func clear() throws {
    let lever = Lever()
    var reel = Reel(ClearPair(lever: lever), size: CGSize(width: 160, height: 140))
    for step in 0..<5 {
      lever.offset = -CGFloat(step) * 7
      reel.shoot(after: 10)
    }
    reel.screening.press(at: CGPoint(x: 60, y: 102))
    reel.shoot(after: 400)
    try Reel.check("clear", [reel])
  }

  // MARK: Tints

  private struct Tints: View {
    let lever: Lever
    private static let colors: [Color] = [.red, .orange, .green, .blue]
    var body: some View {
      GlassEffectContainer(spacing: 0) {
        VStack(spacing: 12) {
          row(1)
          row(0.5)
          Button("Prominent") {}.buttonStyle(.glassProminent)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private func row(_ strength: Double) -> some View {
      HStack(spacing: 8) {
        ForEach(0..<4, id: \.self) { index in
          let color = Self.colors[(index + (lever.isOn ? 1 : 0)) % 4]
          Image(systemName: "leaf").frame(width: 36, height: 36)
            .glassEffect(.regular.tint(color.opacity(strength)).interactive(), in: .circle)
        }
      }
    }
  }

  /// Four tints at two strengths, that change into each other; one is held.
  private func tints(isDark: Bool) -> Reel {
    let lever = Lever()
    var reel = Reel(
      Tints(lever: lever).background { FilmGround(kind: isDark ? .deep : .bright) },
      size: CGSize(width: 180, height: 142)
    ) { $0.isDark = isDark }
    reel.shoot()
    reel.screening.press(at: CGPoint(x: 30, y: 40))
    reel.shoot(after: 400)
    reel.screening.send(.cancelled)
    reel.screening.send(.pointerLeft)
    reel.screening.session.run(for: 1)
    reel.change(.linear(duration: 0.4)) { lever.isOn = true }
    reel.shoot(after: [200, 900])
    return reel
  }

  @Test func tints() throws {
    try Reel.check("tints", [tints(isDark: false), tints(isDark: true)])
  }
}
