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
    let (width, height) = (session.configuration.pixelWidth, session.configuration.pixelHeight)
    let strip = Bitmap(width: frames * width + (frames - 1) * gap, height: height)
    for y in 0..<height {
      let row = strip.row(y)
      for x in 0..<strip.width { row[x] = gapColor }
    }
    let start = session.time
    for index in 0..<frames {
      let instant =
        frames > 1 ? from + (to - from) * Double(index) / Double(frames - 1) : from
      session.run(for: start + instant - session.time)
      await session.finishTasks()
      let picture = session.picture()
      for y in 0..<height {
        strip.row(y).advanced(by: index * (width + gap)).update(from: picture.row(y), count: width)
      }
    }
    return strip
  }
}
