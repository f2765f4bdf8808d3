import DisplayList
import Foundation
import PreviewTesting
import SwiftUI
import Testing

@testable import PreviewEngine

/// Frames shot one after the other, side by side in one picture.
@MainActor struct Reel {
  let screening: Screening
  private var pictures: [Bitmap] = []

  init(
    _ view: some View, size: CGSize, _ change: (inout SessionConfiguration) -> Void = { _ in }
  ) {
    screening = Screening(view, size: size, change)
  }

  /// Lets milliseconds go by, then shoots.
  mutating func shoot(after milliseconds: Double = 0) {
    screening.session.run(for: milliseconds / 1000)
    pictures.append(screening.session.picture())
  }

  mutating func shoot(after instants: [Double]) {
    for (last, next) in zip([0] + instants, instants) { shoot(after: next - last) }
  }

  /// Throws what was shot away, to go on with a new strip.
  mutating func clear() { pictures = [] }

  /// Changes state with an animation, at this instant.
  func change(_ animation: Animation = .bouncy, _ body: () -> Void) {
    withAnimation(animation, body)
    _ = screening.session.advance(to: screening.session.time)
  }

  /// The strip; more than one reel stand below each other.
  static func strip(_ reels: [Reel]) -> Bitmap {
    let rows = reels.map { Film.strip($0.pictures) }
    let height = rows.reduce((rows.count - 1) * Film.gap) { $0 + $1.height }
    let bitmap = Bitmap(width: rows.map(\.width).max() ?? 0, height: height)
    for y in 0..<height { bitmap.row(y).update(repeating: 0xFF80_8080, count: bitmap.width) }
    var top = 0
    for row in rows {
      for y in 0..<row.height {
        bitmap.row(top + y).update(from: row.row(y), count: row.width)
      }
      top += row.height + Film.gap
    }
    return bitmap
  }

  /// Compares with the picture committed beside the test.
  static func check(_ name: String, _ reels: [Reel], testFile: String = #filePath) throws {
    try ReferencePicture(name, testFile: testFile).check(strip(reels))
  }
}
