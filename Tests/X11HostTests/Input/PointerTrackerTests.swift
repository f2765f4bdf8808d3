import Foundation
import PreviewEngine
import Testing

@testable import X11Host

struct PointerTrackerTests {
  private let inside = CGPoint(x: 5, y: 5)
  private let outside = CGPoint(x: -1, y: 5)
  private var tracker: PointerTracker {
    var tracker = PointerTracker()
    tracker.size = CGSize(width: 10, height: 10)
    return tracker
  }

  @Test func aPressThatLeavesKeepsMoving() {
    var tracker = tracker
    #expect(tracker.pressed(1, at: inside) == [.pressed(.primary, at: inside)])
    #expect(tracker.left(at: outside, isTaken: false) == [.pointerMoved(to: outside)])
    #expect(tracker.moved(to: outside) == [.pointerMoved(to: outside)])
    #expect(tracker.released(1, at: outside) == [.released(.primary, at: outside), .pointerLeft])
    #expect(tracker.left(at: outside, isTaken: false).isEmpty)
  }

  @Test func theLastButtonEndsTheGrab() {
    var tracker = tracker
    _ = tracker.pressed(1, at: inside)
    _ = tracker.pressed(3, at: inside)
    #expect(tracker.released(1, at: outside) == [.released(.primary, at: outside)])
    #expect(tracker.released(3, at: outside) == [.released(.secondary, at: outside), .pointerLeft])
  }

  @Test func aTakenGrabCancelsThePress() {
    var tracker = tracker
    _ = tracker.pressed(1, at: inside)
    #expect(tracker.left(at: inside, isTaken: true) == [.cancelled, .pointerLeft])
    #expect(tracker.released(1, at: inside).isEmpty)
  }

  @Test func aReleaseWithoutAPressIsNone() {
    var tracker = tracker
    #expect(tracker.released(1, at: inside).isEmpty)
    #expect(tracker.released(4, at: inside).isEmpty)
  }

  @Test(arguments: [8, 9, 0, 200] as [UInt32]) func otherButtonsMeanNothing(button: UInt32) {
    var tracker = tracker
    #expect(tracker.pressed(button, at: inside).isEmpty)
  }
}
