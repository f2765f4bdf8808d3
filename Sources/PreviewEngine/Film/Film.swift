import DisplayList
import Foundation

/// A motion as one picture: frames at even instants, left to right, a thin line between.
@MainActor public enum Film {
  /// Between two frames, in pixels.
  public static let gap = 2

  /// The colour of the gap, 0xAARRGGBB.
  static let gapColor: UInt32 = 0xFF80_8080

  /// Both ends are shot: frame i at from + i·(to − from)/(frames − 1), counted from now.
  public static func shoot(
    _ session: Session, from: Double, to: Double, frames: Int
  ) async -> Bitmap {
    var pictures: [Bitmap] = []
    let start = session.time
    for index in 0..<frames {
      let instant =
        frames > 1 ? from + (to - from) * Double(index) / Double(frames - 1) : from
      session.run(for: start + instant - session.time)
      await session.finishTasks()
      pictures.append(session.picture())
    }
    return strip(pictures)
  }

  /// Pictures side by side, a gap between them and below the shorter ones.
  public static func strip(_ pictures: [Bitmap]) -> Bitmap {
    let width = pictures.reduce(0) { $0 + $1.width } + max(0, pictures.count - 1) * gap
    let strip = Bitmap(width: width, height: pictures.map(\.height).max() ?? 0)
    for y in 0..<strip.height {
      let row = strip.row(y)
      for x in 0..<width { row[x] = gapColor }
    }
    var x = 0
    for picture in pictures {
      for y in 0..<picture.height {
        strip.row(y).advanced(by: x).update(from: picture.row(y), count: picture.width)
      }
      x += picture.width + gap
    }
    return strip
  }
}
