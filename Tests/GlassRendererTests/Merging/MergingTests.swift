import DisplayList
import Foundation
import Geometry
import Testing

@testable import GlassRenderer

@Suite("Merging")
struct MergingTests {
  /// The recording's two buttons, the middle of their gap at x = 200.
  static func pair(gap: Double, spacing: Double = MergingRecording.spacing) -> GlassGroup {
    let (l, r) = (MergingRecording.left, MergingRecording.right)
    return Glass.group(
      [
        Glass.capsule(200 - gap / 2 - l.width, 100 - l.height / 2, l.width, l.height, id: 1),
        Glass.capsule(200 + gap / 2, 100 - r.height / 2, r.width, r.height, id: 2),
      ], spacing: spacing)
  }

  @Test("Property 7: merged outlines follow the recording")
  func recordedProfiles() {
    var errors: [Double] = []
    var wrongJoins = 0
    for frame in MergingRecording.frames {
      let outlines = GlassRenderer().outlines(of: Self.pair(gap: frame.gap), transform: .identity)
      for (offset, recorded) in zip(MergingRecording.offsets, frame.thickness) {
        let x = 200 + offset
        let computed = Polygons.thickness(outlines, atX: x)
        if (computed > 0) != (recorded > 0) { wrongJoins += 1 }
        guard computed > 12, recorded > 12 else { continue }
        let ahead = Polygons.thickness(outlines, atX: x + 0.5)
        let behind = Polygons.thickness(outlines, atX: x - 0.5)
        let slope = (ahead - behind) / 2
        errors.append(abs(computed - recorded) / 2 / (1 + slope * slope).squareRoot())
      }
    }
    errors.sort()
    let mean = errors.reduce(0, +) / Double(errors.count)
    let p95 = errors[Int(Double(errors.count) * 0.95)]
    Property.expect(7, "distance from the recorded outlines, mean", mean, atMost: 0.5, unit: "pt")
    Property.expect(7, "the same, 95th percentile", p95, atMost: 1.2, unit: "pt")
    Property.expect(7, "points joined or apart otherwise", Double(wrongJoins), atMost: 4)
  }

  @Test("Property 7: outlines first move at gap = spacing, and touch at spacing / 2")
  func onsetAndContact() {
    let renderer = GlassRenderer()
    func rightmostOfLeft(_ gap: Double) -> Double {
      let outlines = renderer.outlines(of: Self.pair(gap: gap), transform: .identity)
      return outlines.joined().map { Double($0.x) }.filter { $0 < 200 }.max() ?? 0
    }
    // Apart by more than the spacing nothing moves.
    #expect(abs(rightmostOfLeft(50.5) - (200 - 50.5 / 2)) < 0.02)
    #expect(rightmostOfLeft(49.5) - (200 - 49.5 / 2) > 0)
    #expect(rightmostOfLeft(44) - (200 - 22) > 0.1)
    func contours(_ gap: Double) -> Int {
      renderer.outlines(of: Self.pair(gap: gap), transform: .identity).count
    }
    #expect(contours(25.5) == 2)
    #expect(contours(24.5) == 1)
  }

  @Test("Property 8: coincident shapes do not swell", arguments: [20.0, 50.0, 120.0])
  func coincident(spacing: Double) {
    let shape = Glass.rectangle(CGRect(x: 40, y: 40, width: 120, height: 60), radius: 20)
    let renderer = GlassRenderer()
    let alone = Polygons.area(renderer.outlines(of: Glass.group([shape]), transform: .identity))
    let twice = Glass.group([shape, shape.with { $0.id = 1 }], spacing: spacing)
    let merged = Polygons.area(renderer.outlines(of: twice, transform: .identity))
    Property.expect(8, "area that coincident shapes add", abs(merged / alone - 1), atMost: 0.01)
  }

  @Test("A circle moving along a bar does not make it bulge everywhere")
  func barKeepsItsFarSide() {
    let bar = Glass.capsule(20, 40, 200, 50, id: 1)
    let circle = Glass.capsule(150, 40, 50, 50, id: 2)
    let outlines = GlassRenderer().outlines(
      of: Glass.group([bar, circle], spacing: 30), transform: .identity)
    for x in stride(from: 60.0, through: 180, by: 10) {
      #expect(abs(Polygons.thickness(outlines, atX: x) - 50) < 0.5)
    }
  }

  /// Chords a quarter of a point long: where the outline had a corner, two of them would meet in it
  /// however short they are; a bend turns them by their length over its radius.
  @Test(
    "Property 9: the outline's normal turns without jumps", arguments: [-10.0, 10, 24, 26, 30, 40])
  func continuousNormal(gap: Double) {
    let renderer = GlassRenderer()
    renderer.prepare(Self.pair(gap: gap), scale: 8, transform: .identity, bitmap: nil)
    let silhouette = renderer.prepared[0]
    let contours = OutlineTracer(
      silhouette: silhouette, lanes: renderer.painter.lanes,
      shares: renderer.painter.shares.reserve(silhouette.drops.count * Lanes.length), step: 1
    ).contours()
    func sharpest(_ chord: Double) -> Double {
      var worst = 0.0
      for contour in contours {
        var points: [CGPoint] = []
        for p in contour {
          if let last = points.last, hypot(p.x - last.x, p.y - last.y) < chord * 8 { continue }
          points.append(p)
        }
        // The last chord may be short: it has no direction of its own.
        points.removeLast()
        for i in points.indices.dropLast(2) {
          let (a, b, c) = (points[i], points[i + 1], points[i + 2])
          let turn = atan2(
            Double((b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)),
            Double((b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y)))
          worst = max(worst, abs(turn))
        }
      }
      return worst
    }
    let (long, short) = (sharpest(1), sharpest(0.25))
    Property.expect(
      9, "turn of chords of 0.25 pt, gap \(gap) (of 1 pt: \(long))", short, atMost: 0.2,
      unit: "rad")
    Property.expect(9, "turn of short chords over that of long ones", short / long, atMost: 0.6)
  }

  @Test("Spacing 0 keeps outlines apart")
  func noSpacing() {
    let group = Glass.group(
      [Glass.capsule(20, 20, 60, 40, id: 1), Glass.capsule(88, 20, 60, 40, id: 2)], spacing: 0)
    let outlines = GlassRenderer().outlines(of: group, transform: .identity)
    #expect(outlines.count == 2)
    #expect(abs(Polygons.area(outlines) - 2 * (20 * 40 + .pi * 400)) < 4)
  }

  @Test("Regular and clear glass never merge")
  func variantsStayApart() {
    let group = Glass.group(
      [
        Glass.capsule(20, 20, 60, 60, id: 1),
        Glass.capsule(90, 20, 60, 60, id: 2).with { $0.variant = .clear },
      ], spacing: 60)
    #expect(GlassRenderer().outlines(of: group, transform: .identity).count == 2)
  }

  /// Colours along a column through two shapes of different tints, one upon the other.
  static func column(_ group: GlassGroup) -> [SIMD4<Double>] {
    let bitmap = Bitmap.flat(120, 160, 0xFF80_8080)
    let renderer = GlassRenderer()
    renderer.ablation = [.rim, .shadow]
    renderer.draw(group, into: bitmap, scale: 1, transform: .identity, clip: bitmap.bounds)
    return (0..<160).map { bitmap.channels(60, $0) }
  }

  @Test("Tints of shapes that lie on each other meet without a step")
  func tintsBlend() {
    let group = Glass.group(
      [
        Glass.capsule(32, 40, 56, 56, id: 1).with { $0.tint = RGBA(1, 0.58, 0) },
        Glass.capsule(32, 52, 56, 56, id: 2),
      ], spacing: 20)
    let colors = Self.column(group)
    for y in 46..<100 {
      let d = colors[y + 1] - colors[y]
      #expect(max(abs(d.x), abs(d.y), abs(d.z)) < 40, "at \(y)")
    }
  }

  @Test("A shape about to vanish does not weaken the glass under it")
  func vanishingShape() {
    let below = Glass.capsule(20, 40, 80, 80, id: 1)
    let above = Glass.capsule(40, 60, 40, 40, id: 2).with { $0.presence = 0.02 }
    let alone = Self.column(Glass.group([below], spacing: 10))
    let both = Self.column(Glass.group([below, above], spacing: 10))
    for y in 45..<115 { #expect(abs(both[y].x - alone[y].x) <= 3, "at \(y)") }
  }

  @Test("A pressed member swells a union on its side only")
  func swelling() {
    let rest = Glass.capsule(20, 20, 104, 48, id: 1)
    let member = GlassShape.Outline.roundedRectangle(
      CGRect(x: 11.5, y: 12, width: 69, height: 64),
      RectangleCornerRadii(topLeading: 32, bottomLeading: 32, bottomTrailing: 32, topTrailing: 32),
      .circular)
    let pressed = rest.with { $0.swellings = [member] }
    let renderer = GlassRenderer()
    let before = renderer.outlines(of: Glass.group([rest]), transform: .identity)
    let after = renderer.outlines(of: Glass.group([pressed]), transform: .identity)
    #expect(Polygons.thickness(after, atX: 46) > 63.5)
    for x in stride(from: 95.0, to: 122, by: 3) {
      let moved =
        Polygons.thickness(after, atX: x) - Polygons.thickness(before, atX: x)
      #expect(abs(moved) / 2 <= 0.5, "at \(x)")
    }
  }
}
