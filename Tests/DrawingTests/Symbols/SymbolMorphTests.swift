import DisplayList
import Foundation
import Geometry
import Testing

@testable import Drawing

/// One symbol becoming another around the parts they share.
@Suite struct SymbolMorphTests {
  private let library = SymbolTests.library

  private func spec(_ name: String, from old: String? = nil, at progress: Double = 0) -> SymbolSpec
  {
    var spec = SymbolSpec(name: name, pointSize: 100)
    spec.handover = old.map { SymbolHandover(name: $0, progress: progress) }
    return spec
  }

  @Test(arguments: [
    ("bell", "bell.slash"), ("bell.slash", "bell"), ("wifi", "wifi.slash"),
    ("envelope.badge.plus", "envelope.badge.minus"), ("envelope", "envelope.badge"),
    ("play.circle", "pause.circle"), ("play.circle.fill", "pause.circle.fill"),
    ("speaker.wave.1", "speaker.wave.3"),
  ])
  func partsInCommonAreFound(old: String, new: String) {
    #expect(library.haveCommonParts(spec(old), spec(new)))
  }

  @Test(arguments: [
    ("plus", "xmark"), ("heart", "heart.fill"), ("play", "pause"), ("bell", "bell"),
    ("plus.circle", "plus.square"), ("no.such", "bell"),
  ])
  func othersHaveNone(old: String, new: String) {
    #expect(!library.haveCommonParts(spec(old), spec(new)))
  }

  /// At the end, and before the start, a symbol on its way is drawn as the one it is.
  @Test(arguments: [
    ("bell", "bell.slash"), ("envelope.badge.plus", "envelope.badge.minus"),
    ("play.circle.fill", "pause.circle.fill"), ("speaker.wave.1", "speaker.wave.3"),
  ])
  func endsAreTheSymbols(old: String, new: String) {
    let arrived = library.outline(of: spec(new, from: old, at: 1))
    #expect(arrived == library.outline(of: spec(new)))
    func inked(_ layers: [SymbolLayer]) -> CGRect {
      layers.filter { !$0.isErasing && $0.opacity > 0 }
        .reduce(CGRect.null) { $0.union($1.path.boundingRect) }
    }
    let begun = inked(library.outline(of: spec(new, from: old, at: 0)))
    let before = inked(library.outline(of: spec(old)))
    #expect(abs(begun.width - before.width) < 0.1)
    #expect(abs(begun.height - before.height) < 0.1)
  }

  @Test func aSlashIsDrawnAlongItsLine() {
    func width(_ progress: Double) -> CGFloat {
      library.outline(of: spec("bell.slash", from: "bell", at: progress)).last?
        .path.boundingRect.width ?? 0
    }
    let whole = library.outline(of: spec("bell.slash")).last?.path.boundingRect.width ?? 0
    let pen = SymbolBlend(weight: .regular, scale: .medium).strokeWidth()
    #expect(abs(width(0.5) - ((whole - pen) / 2 + pen)) < 0.1)
    #expect(width(0.25) < width(0.75))
  }

  @Test func aBadgeShrinksBeforeTheNextGrows() {
    func badge(_ progress: Double) -> CGFloat {
      library.metrics(
        of: spec("envelope.badge.minus", from: "envelope.badge.plus", at: progress)
      ).ink.maxX
    }
    let body = library.metrics(of: spec("envelope")).body.maxX
    #expect(badge(0.25) > badge(0.45))
    #expect(badge(0.45) - body < 3)
    #expect(badge(0.55) < badge(0.75))
  }

  @Test func theFrameIsTheNewSymbols() {
    let moving = library.metrics(of: spec("bell.badge", from: "bell", at: 0.3))
    #expect(moving.size == library.metrics(of: spec("bell.badge")).size)
    #expect(moving.baseline == library.metrics(of: spec("bell.badge")).baseline)
  }

  /// A speaker stays where it was drawn while its waves come and its frame grows about it.
  @Test func whatIsSharedMovesFromPlaceToPlace() {
    func left(_ progress: Double) -> CGFloat {
      let metrics = library.metrics(
        of: spec("speaker.wave.3", from: "speaker.wave.1", at: progress))
      return metrics.ink.minX - metrics.size.width / 2
    }
    func left(of name: String) -> CGFloat {
      let metrics = library.metrics(of: spec(name))
      return metrics.ink.minX - metrics.size.width / 2
    }
    #expect(abs(left(0) - left(of: "speaker.wave.1")) < 0.1)
    #expect(abs(left(1) - left(of: "speaker.wave.3")) < 0.1)
    #expect(left(0.5) < left(0) && left(0.5) > left(1))
  }
}
