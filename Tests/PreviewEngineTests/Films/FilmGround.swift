import SwiftUI

/// Something of everything that glass shows well: edges, curves, words, even ground.
struct FilmGround: View {
  enum Kind { case bright, deep }
  var kind = Kind.bright
  var hasWords = true
  /// How far it has gone by, in points.
  var offset: CGFloat = 0

  private var colors: [Color] {
    kind == .bright
      ? [Color(red: 1, green: 0.86, blue: 0.62), Color(red: 0.55, green: 0.8, blue: 0.95)]
      : [Color(red: 0.1, green: 0.16, blue: 0.3), Color(red: 0.35, green: 0.12, blue: 0.3)]
  }

  var body: some View {
    LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)
      .overlay(alignment: .topLeading) { things.offset(x: -12, y: offset - 12) }
      .ignoresSafeArea()
  }

  private var things: some View {
    VStack(alignment: .leading, spacing: 10) {
      ForEach(0..<8, id: \.self) { row in
        HStack(spacing: 14) {
          ForEach(0..<6, id: \.self) { column in
            Circle()
              .fill((row + column) % 2 == 0 ? Color.orange : Color.teal)
              .opacity(kind == .bright ? 0.8 : 0.55)
              .frame(width: 18, height: 18)
            Text("Glass").font(.caption.bold())
              .foregroundStyle(kind == .bright ? Color.black : .white)
              .opacity(hasWords ? 1 : 0)
          }
        }
        .fixedSize()
        .offset(x: row % 2 == 0 ? 0 : -24)
      }
    }
  }
}
