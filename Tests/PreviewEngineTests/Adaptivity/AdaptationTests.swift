import DisplayList
import Foundation
import SwiftUI
import Testing

@testable import PreviewEngine

/// Glass answers its backdrop in sessions: in time, together, and without history at rest.
@Suite @MainActor struct AdaptationTests {
  static func session(_ view: any View, isDark: Bool = false) -> Session {
    var configuration = SessionConfiguration(size: CGSize(width: 240, height: 120))
    configuration.isDark = isDark
    let session = Session(view, configuration: configuration, studio: Studio())
    _ = session.advance(to: 0)
    return session
  }

  /// Advances to rest, and gives the faces of all frames on the way.
  @discardableResult static func rest(_ session: Session) async -> [[GlassFace]] {
    var seen = [faces(session)]
    for _ in 0..<600 where session.needsFrame {
      _ = session.advance(to: session.time + Session.frameInterval)
      seen.append(faces(session))
    }
    return seen
  }

  static func faces(_ session: Session) -> [GlassFace] {
    GlassPlacement.all(in: session.currentFrame().list)
      .flatMap { $0.group.shapes.compactMap(\.face) }
  }

  static func bytes(_ session: Session) -> [UInt32] {
    let picture = session.picture()
    return (0..<picture.height).flatMap { y in
      (0..<picture.width).map { picture.row(y)[$0] }
    }
  }

  @Test("A first frame is decided at once") func firstFrame() {
    let session = Self.session(Board(level: 0.02))
    #expect(Self.faces(session).map(\.tone) == [1, 1])
    #expect(Self.faces(session).map(\.label) == [1, 1])
    #expect(!session.needsFrame)
  }

  @Test("16: approached from light and from dark, rest is the same bytes", arguments: [0.05, 0.1])
  func restHasNoHistory(level: Double) async {
    let fresh = Self.session(Board(level: level))
    for start in [0.0, 1.0] {
      let session = Self.session(Board(level: start, next: level))
      session.handle(.pressed(.primary, at: CGPoint(x: 5, y: 5)))
      session.handle(.released(.primary, at: CGPoint(x: 5, y: 5)))
      await Self.rest(session)
      #expect(Self.bytes(session) == Self.bytes(fresh))
    }
  }

  @Test("16: all members flip in the same frame, once") func together() async {
    let session = Self.session(Board(level: 1, next: 0))
    session.handle(.pressed(.primary, at: CGPoint(x: 5, y: 5)))
    session.handle(.released(.primary, at: CGPoint(x: 5, y: 5)))
    let frames = await Self.rest(session)
    #expect(frames.allSatisfy { Set($0.map(\.tone)).count == 1 })
    let tones = frames.compactMap { $0.first?.tone }
    #expect(tones.first == 0 && tones.last == 1)
    #expect(zip(tones, tones.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(tones.contains { $0 > 0 && $0 < 1 })
  }

  @Test("Another background is another backdrop") func background() async {
    let session = Self.session(Text("One").padding().glassEffect())
    #expect(Self.faces(session).map(\.tone) == [0])
    session.show { $0.backdrop = .black }
    await Self.rest(session)
    #expect(Self.faces(session).map(\.tone) == [1])
  }

  @Test("Glass that appears out of the window is decided once") func outOfTheWindow() async {
    let session = Self.session(FarAway())
    session.handle(.pressed(.primary, at: CGPoint(x: 5, y: 5)))
    session.handle(.released(.primary, at: CGPoint(x: 5, y: 5)))
    await Self.rest(session)
    #expect(Self.faces(session).map(\.tone) == [0, 0])
    #expect(!session.needsFrame)
  }

  @Test("Painting frame by frame or only the last one gives the same bytes")
  func paintedOrNot() async {
    let (painted, unpainted) = (
      Self.session(Board(level: 1, next: 0)), Self.session(Board(level: 1, next: 0))
    )
    let bitmap = painted.picture()
    for session in [painted, unpainted] {
      session.handle(.pressed(.primary, at: CGPoint(x: 5, y: 5)))
      session.handle(.released(.primary, at: CGPoint(x: 5, y: 5)))
      for _ in 0..<600 where session.needsFrame {
        let damage = session.advance(to: session.time + Session.frameInterval)
        if session === painted { _ = session.render(into: bitmap, damage: damage) }
      }
    }
    let whole = unpainted.picture()
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width { #expect(bitmap.row(y)[x] == whole.row(y)[x]) }
    }
  }

  @Test("Labels without a style of their own follow the glass, explicit colours stay")
  func labels() {
    let session = Self.session(Board(level: 0.02))
    var colors: [RGBA] = []
    func collect(_ commands: [DrawCommand]) {
      for command in commands {
        if case .layer(let layer) = command { collect(layer.commands) }
        guard case .text(let spec, _, .color(let color)) = command else { continue }
        colors.append(spec.spans.first?.color ?? color)
      }
    }
    collect(session.currentFrame().list.commands)
    #expect(colors == [RGBA(1, 1, 1, GlassLabel.lightOpacity), RGBA(0, 0, 1)])
  }
}

/// Two capsules of glass in a container over a grey that a click changes.
private struct Board: View {
  @State var level: Double
  var next: Double?

  var body: some View {
    ZStack {
      Color(red: level, green: level, blue: level)
        .onTapGesture { withAnimation(.linear(duration: 1)) { if let next { level = next } } }
      GlassEffectContainer {
        HStack {
          Text("One").padding().glassEffect()
          Text("Two").foregroundStyle(Color(red: 0, green: 0, blue: 1)).padding().glassEffect()
        }
      }
    }
  }
}

/// A container out of the window that a click puts another drop into.
private struct FarAway: View {
  @State private var count = 1

  var body: some View {
    ZStack {
      Color.white.onTapGesture { count = 2 }
      GlassEffectContainer {
        HStack {
          ForEach(0..<count, id: \.self) { Text("Drop \($0)").padding().glassEffect() }
        }
      }
      .offset(x: 2000)
    }
  }
}
