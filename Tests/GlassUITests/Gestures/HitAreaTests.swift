import Foundation
import Geometry
import Testing

@testable import GlassUI

@MainActor struct HitAreaTests {
  /// What each of `points` hits, one press and release on each.
  private func hits(_ log: Log, _ stage: Stage, _ points: [CGPoint]) -> [String] {
    points.map { point in
      let before = log.entries.count
      stage.click(at: point)
      return log.entries.dropFirst(before).joined(separator: "+")
    }
  }

  @Test func aFrameAroundAButtonIsNoPartOfIt() {
    // Case 01: the glyph alone answers; with frame and shape inside the label the disc does.
    let log = Log()
    let view = HStack(spacing: 0) {
      Button {
        log("out")
      } label: {
        Image(systemName: "heart")
      }
      .buttonStyle(.plain).frame(width: 48, height: 48)
      .glassEffect(.regular.interactive(), in: .circle)
      Button {
        log("in")
      } label: {
        Image(systemName: "heart").frame(width: 48, height: 48).contentShape(.circle)
      }
      .buttonStyle(.plain).glassEffect(.regular.interactive(), in: .circle)
    }
    let stage = Stage(view)
    #expect(
      hits(
        log, stage,
        [
          CGPoint(x: 176, y: 300), CGPoint(x: 176, y: 283), CGPoint(x: 224, y: 300),
          CGPoint(x: 224, y: 280), CGPoint(x: 204, y: 280),
        ]) == ["out", "", "in", "in", ""])
  }

  @Test func glassOutsideFlexesWithoutFiring() {
    let log = Log()
    let stage = Stage(
      Button {
        log("fire")
      } label: {
        Image(systemName: "heart")
      }
      .buttonStyle(.plain).frame(width: 48, height: 48)
      .glassEffect(.regular.interactive(), in: .circle))
    stage.press(at: CGPoint(x: 200, y: 280))
    #expect(stage.motions("press").count == 1)
    stage.release(at: CGPoint(x: 200, y: 280))
    #expect(log.entries.isEmpty)
    stage.press(at: CGPoint(x: 200, y: 300))
    #expect(stage.motions("press").count == 1)
    stage.release(at: CGPoint(x: 200, y: 300))
    #expect(log.entries == ["fire"])
  }

  @Test func glassInsideTheStyleFires() {
    let log = Log()
    let stage = Stage(Button("a") { log("fire") }.buttonStyle(.glass))
    let frame = stage.frame("Button")
    stage.click(at: CGPoint(x: frame.minX + 3, y: frame.midY))
    #expect(log.entries == ["fire"])
  }

  @Test func theCornersOfACapsuleAreOutside() {
    let log = Log()
    let stage = Stage(Button("abcdefgh") { log("fire") }.buttonStyle(.glass))
    let frame = stage.frame("Button")
    stage.click(at: CGPoint(x: frame.minX + 1, y: frame.minY + 1))
    #expect(log.entries.isEmpty)
  }

  @Test func gapsAreDeadUntilAContentShape() {
    let log = Log()
    func row(_ isWhole: Bool) -> some View {
      Button {
        log(isWhole ? "whole" : "parts")
      } label: {
        if isWhole {
          HStack(spacing: 60) {
            Text("a")
            Text("b")
          }
          .padding(10).contentShape(Rectangle())
        } else {
          HStack(spacing: 60) {
            Text("a")
            Text("b")
          }
          .padding(10)
        }
      }
      .buttonStyle(.plain)
    }
    let parts = Stage(row(false))
    let whole = Stage(row(true))
    let middle = CGPoint(x: 200, y: 300)
    let text = CGPoint(x: 200 - 34, y: 300)
    #expect(hits(log, parts, [middle, text]) == ["", "parts"])
    #expect(hits(log, whole, [middle, text]) == ["whole", "whole"])
  }

  @Test func whatIsInFrontWins() {
    // Case 71: a control over a picture with a gesture of its own.
    let log = Log()
    let stage = Stage(
      ZStack(alignment: .bottomTrailing) {
        Color.orange.onTapGesture { log("picture") }
        GlassEffectContainer {
          Button {
            log("button")
          } label: {
            Image(systemName: "star").frame(width: 56, height: 56)
          }
          .buttonStyle(.plain).glassEffect(.regular.interactive(), in: .circle)
        }
        .padding()
      })
    #expect(
      hits(log, stage, [CGPoint(x: 356, y: 556), CGPoint(x: 20, y: 20)]) == ["button", "picture"])
  }

  @Test func emptyRoomLetsTouchesThrough() {
    // Case 73: stretched stacks and frames above a button swallow nothing.
    let log = Log()
    let stage = Stage(
      ZStack {
        Button("below") { log("below") }
        VStack {
          Spacer()
          Text("x")
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity).padding()
      })
    #expect(hits(log, stage, [CGPoint(x: 200, y: 300)]) == ["below"])
  }

  @Test func unseenAndShutThingsAreNotTouched() {
    let log = Log()
    func target(_ name: String) -> some View {
      Button {
        log(name)
      } label: {
        Color.red.frame(width: 40, height: 40)
      }
    }
    let view = VStack(spacing: 0) {
      target("opacity").opacity(0)
      target("hits").allowsHitTesting(false)
      target("disabled").disabled(true)
      target("hidden").hidden()
      target("clip").clipShape(Circle())
    }
    let stage = Stage(view)
    let ys: [CGFloat] = [220, 260, 300, 340]
    #expect(hits(log, stage, ys.map { CGPoint(x: 200, y: $0) }) == ["", "", "", ""])
    // A clip does not limit what is touched.
    #expect(hits(log, stage, [CGPoint(x: 182, y: 362)]) == ["clip"])
  }

  @Test func shapesAreTouchedByTheirPath() {
    let log = Log()
    let stage = Stage(
      Button {
        log("disc")
      } label: {
        Circle().frame(width: 100, height: 100)
      }
      .buttonStyle(.plain))
    #expect(
      hits(log, stage, [CGPoint(x: 200, y: 252), CGPoint(x: 153, y: 253)]) == ["disc", ""])
  }

  @Test func transformsMoveTheHitArea() {
    let log = Log()
    let stage = Stage(
      Button {
        log("far")
      } label: {
        Color.red.frame(width: 20, height: 20)
      }
      .buttonStyle(.plain).scaleEffect(3).offset(x: 100))
    #expect(
      hits(log, stage, [CGPoint(x: 325, y: 325), CGPoint(x: 200, y: 300)]) == ["far", ""])
  }

  @Test func flexChangesNoHitArea() {
    let log = Log()
    let stage = Stage(
      Button {
        log("fire")
      } label: {
        Color.red.frame(width: 48, height: 48)
      }
      .buttonStyle(.plain).glassEffect(.regular.interactive(), in: .circle))
    stage.press(at: CGPoint(x: 200, y: 300))
    stage.advance(by: 0.3)
    // The glass has grown by 17 pt, but a release beyond the resting shape is outside.
    stage.release(at: CGPoint(x: 200, y: 300 - 30))
    #expect(log.entries.isEmpty)
  }

  @Test func nestedButtonsKeepTheirOwnTouches() {
    let log = Log()
    let stage = Stage(
      Button {
        log("outer")
      } label: {
        ZStack {
          Color.red.frame(width: 100, height: 100)
          Button {
            log("inner")
          } label: {
            Color.blue.frame(width: 20, height: 20)
          }
        }
      })
    #expect(
      hits(log, stage, [CGPoint(x: 200, y: 300), CGPoint(x: 160, y: 260)]) == ["inner", "outer"])
  }
}
