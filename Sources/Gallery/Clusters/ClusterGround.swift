import SwiftUI

/// What a cluster stands on.
struct ClusterGround: View {
  let ground: ClusterSettings.Ground

  var body: some View {
    switch ground {
    case .photo:
      Color.clear.background {
        Image("hero-pancakes").resizable().aspectRatio(contentMode: .fill)
      }
      .clipped()
    case .dots: Dots()
    case .plain: Rectangle().fill(.page)
    }
  }
}

/// Dots in rows, in three colours: the edges of glass show at once what they bend.
private struct Dots: View {
  var body: some View {
    ZStack {
      Rectangle().fill(.page)
      DotGrid(phase: 0).fill(Color.blue)
      DotGrid(phase: 1).fill(Color.orange)
      DotGrid(phase: 2).fill(Color.pink)
    }
  }
}

/// Every third dot of a grid.
private struct DotGrid: Shape {
  let phase: Int

  /// Between the dots’ centres, and across them; points.
  private static let pitch: CGFloat = 22
  private static let diameter: CGFloat = 8

  func path(in rect: CGRect) -> Path {
    var path = Path()
    for row in 0..<Int(rect.height / Self.pitch + 1) {
      for column in 0..<Int(rect.width / Self.pitch + 1) where (row + column) % 3 == phase {
        path.addEllipse(
          in: CGRect(
            x: rect.minX + CGFloat(column) * Self.pitch + 6,
            y: rect.minY + CGFloat(row) * Self.pitch + 6,
            width: Self.diameter, height: Self.diameter))
      }
    }
    return path
  }
}
