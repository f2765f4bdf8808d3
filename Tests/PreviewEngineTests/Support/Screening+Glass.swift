import DisplayList
import Foundation
import GlassRenderer
import GlassUI

@testable import PreviewEngine

extension Screening {
  /// The outlines of all merged glass at the session's time.
  var contours: [Contour] {
    dump.glass.flatMap(\.outlines).map { outline in
      Contour(points: outline.map { CGPoint(x: $0[0], y: $0[1]) })
    }
  }

  /// The outlines that the same drops would have if none reached for another.
  var dropContours: [Contour] {
    let renderer = GlassRenderer()
    return session.currentFrame().glass.flatMap { record in
      var group = record.group
      group.spacing = 0
      return renderer.outlines(of: group, transform: record.transform).map(Contour.init)
    }
  }

  /// The drops of glass as the renderer gets them.
  var drops: [GlassShape] { session.currentFrame().glass.flatMap(\.group.shapes) }

  /// The larger side of the box around all glass, in points.
  var longestSide: Double {
    let box = contours.reduce(CGRect.null) { $0.union($1.bounds) }
    return Double(max(box.width, box.height))
  }

  /// Applies an event at this instant.
  func send(_ event: InputEvent) {
    session.handle(event)
    _ = session.advance(to: session.time)
  }

  func press(at point: CGPoint) {
    send(.pointerMoved(to: point))
    send(.pressed(.primary, at: point))
  }

  /// Lets frames go by; `body` is told how much time has.
  func film(_ seconds: Double, _ body: (_ time: Double) -> Void) {
    let start = session.time
    for frame in 1...Int((seconds / Session.frameInterval).rounded()) {
      let time = Double(frame) * Session.frameInterval
      _ = session.advance(to: start + time)
      body(time)
    }
  }
}

extension Bitmap {
  /// 0 … 255.
  func luma(_ x: Int, _ y: Int) -> Double {
    let c = row(y)[x]
    let (red, green, blue) = (Double((c >> 16) & 255), Double((c >> 8) & 255), Double(c & 255))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
}
