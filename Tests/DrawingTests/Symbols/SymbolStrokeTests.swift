import DisplayList
import Foundation
import Geometry
import Testing

@testable import Drawing

/// Stroke widths measured on the outlines, in all 27 variants.
@Suite struct SymbolStrokeTests {
  /// Where to cut a symbol so that the first chord is a stroke: across or down, at a share of the
  /// body's height or width.
  private static let cuts: [(name: String, isDown: Bool, share: CGFloat, factor: CGFloat)] = [
    ("circle", false, 0.5, 1), ("square", false, 0.5, 1), ("envelope", false, 0.6, 1),
    ("plus", false, 0.12, 1.09), ("hourglass", true, 0.5, 1),
  ]

  @Test(arguments: cuts.indices)
  func strokesAreAsWideAsTheBlend(index: Int) throws {
    let cut = Self.cuts[index]
    for spec in SymbolTests.variants(of: cut.name) {
      let expected =
        SymbolBlend(weight: spec.weight, scale: spec.scale).strokeWidth() * cut.factor
      let body = SymbolTests.library.metrics(of: spec).body
      let path = try #require(SymbolTests.library.outline(of: spec).first).path
      // Beside the exact share, so that no vertex lies on the line.
      let chords =
        cut.isDown
        ? path.chords(
          at: CGPoint(x: body.minX + cut.share * body.width + 0.001, y: 0),
          along: CGPoint(x: 0, y: 1))
        : path.chords(
          at: CGPoint(x: 0, y: body.minY + cut.share * body.height + 0.001),
          along: CGPoint(x: 1, y: 0))
      let chord = try #require(chords.first)
      let width = chord.upperBound - chord.lowerBound
      #expect(abs(width - expected) <= 0.08 * expected, "\(cut.name) \(spec.weight) \(spec.scale)")
    }
  }

  @Test func barsAreRoundAtTheirEnds() throws {
    let spec = SymbolSpec(name: "minus", pointSize: 100)
    let body = SymbolTests.library.metrics(of: spec).body
    let path = try #require(SymbolTests.library.outline(of: spec).first).path
    // Half-way into the round end the bar is √3/2 as thick as in its middle.
    let chord = try #require(
      path.chords(
        at: CGPoint(x: body.minX + body.height / 4, y: 0), along: CGPoint(x: 0, y: 1)
      ).first)
    let expected = body.height * 3.squareRoot() / 2
    #expect(abs(chord.upperBound - chord.lowerBound - expected) < 0.1)
  }

  /// Nothing that overlaps may cancel, so that one colour at half opacity shows no seams.
  @Test(arguments: SymbolTests.seedNames)
  func areasTurnOneWay(name: String) {
    for layer in SymbolTests.library.outline(of: SymbolSpec(name: name, pointSize: 100)) {
      #expect(layer.path.flattened().allSatisfy { $0.signedArea > 0 })
    }
  }

  @Test func aRingKeepsItsHole() throws {
    let spec = SymbolSpec(name: "circle", pointSize: 100)
    let center = SymbolTests.library.metrics(of: spec).body
    let path = try #require(SymbolTests.library.outline(of: spec).first).path
    #expect(!path.contains(CGPoint(x: center.midX, y: center.midY)))
    let filled = SymbolSpec(name: "circle.fill", pointSize: 100)
    let disc = try #require(SymbolTests.library.outline(of: filled).first).path
    #expect(disc.contains(CGPoint(x: center.midX, y: center.midY)))
    #expect(SymbolTests.library.metrics(of: filled).body == center)
  }
}
