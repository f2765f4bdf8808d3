import DisplayList
import Foundation
import Gallery
import SwiftUI
import Testing

@testable import PreviewEngine

/// Painting only what changed gives the bytes of painting everything.
@MainActor @Suite struct DamageTests {
  @Test("Glass that moves beside glass", arguments: [1.0, 1.5, 2])
  func cluster(scale: Double) async {
    let configuration = SessionConfiguration(size: CGSize(width: 400, height: 620), scale: scale)
    let session = Session(
      GalleryScreen.recipe.view, configuration: configuration, studio: Studio())
    #expect(await session.settle())
    let bitmap = session.picture()
    let opener = CGPoint(x: 352, y: 572)
    session.handle(.pressed(.primary, at: opener))
    session.handle(.released(.primary, at: opener))
    var frame = 0
    var painted = 0
    while session.needsFrame, frame < 200 {
      let damage = session.advance(to: session.time + Session.frameInterval)
      let areas = session.render(into: bitmap, damage: damage)
      painted += areas.reduce(0) { $0 + $1.width * $1.height }
      frame += 1
      guard frame % 5 == 0 || !session.needsFrame else { continue }
      let whole = session.picture()
      let wrong = (0..<bitmap.height).reduce(0) { sum, y in
        let (a, b) = (bitmap.row(y), whole.row(y))
        return sum + (0..<bitmap.width).reduce(0) { $0 + (a[$1] == b[$1] ? 0 : 1) }
      }
      #expect(wrong == 0, "frame \(frame)")
    }
    #expect(frame > 30)
    // The two buttons beside it are not painted anew because its shadow moves near theirs.
    #expect(painted < frame * bitmap.width * bitmap.height / 3)
  }
}
