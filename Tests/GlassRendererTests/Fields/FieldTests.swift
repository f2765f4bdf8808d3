import DisplayList
import Foundation
import Geometry
import PixelKernels
import Testing

@testable import GlassRenderer

@Suite("Fields")
struct FieldTests {
  /// Distance and gradient of one outline at a window pixel.
  static func sample(
    _ outline: GlassShape.Outline, _ transform: CGAffineTransform, _ x: Float, _ y: Float
  ) -> SIMD4<Float> {
    let painter = Painter()
    guard
      let primitive = Primitive(outline, transform: transform, caches: ShapeCaches())
    else { return SIMD4(repeating: .nan) }
    let lanes = painter.lanes
    primitive.evaluate(pk_run(x: x, y: y, step: 1, width: 1, rows: 1), lanes.merged)
    return SIMD4(
      lanes.merged.d[0], lanes.merged.gx[0], lanes.merged.gy[0],
      lanes.merged.k[0])
  }

  static func radii(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> RectangleCornerRadii
  {
    RectangleCornerRadii(topLeading: a, bottomLeading: d, bottomTrailing: c, topTrailing: b)
  }

  @Test("Four radii: each corner is its own circle")
  func fourRadii() {
    let outline = GlassShape.Outline.roundedRectangle(
      CGRect(x: 0, y: 0, width: 100, height: 60), Self.radii(5, 10, 20, 30), .circular)
    let corners: [(Float, Float, Float, Float, Float)] = [
      (5, 5, 5, -1, -1), (90, 10, 10, 1, -1), (80, 40, 20, 1, 1), (30, 30, 30, -1, 1),
    ]
    for (cx, cy, r, sx, sy) in corners {
      let reach = (r + 3) * 0.70710678
      let s = Self.sample(outline, .identity, cx + sx * reach, cy + sy * reach)
      #expect(abs(s.x - 3) < 1e-3)
      #expect(abs(s.y - sx * 0.70710678) < 1e-3)
      #expect(abs(s.z - sy * 0.70710678) < 1e-3)
    }
    #expect(abs(Self.sample(outline, .identity, 50, -4).x - 4) < 1e-4)
    #expect(abs(Self.sample(outline, .identity, 50, 58).x + 2) < 1e-4)
  }

  @Test("Rotation and scale carry distances along", arguments: [0.0, 0.3, 0.785398, 1.570796, 2.5])
  func rigid(angle: Double) {
    let outline = GlassShape.Outline.roundedRectangle(
      CGRect(x: -40, y: -20, width: 80, height: 40), Self.radii(12, 12, 12, 12), .circular)
    let t = CGAffineTransform(scaleX: 2, y: 2)
      .concatenating(CGAffineTransform(rotationAngle: CGFloat(angle)))
      .concatenating(CGAffineTransform(translationX: 300, y: 200))
    for (x, y) in [(45.0, 0.0), (0, -25), (41, 21), (10, 12)] {
      let local = Self.sample(outline, .identity, Float(x), Float(y))
      let p = CGPoint(x: x, y: y).applying(t)
      let window = Self.sample(outline, t, Float(p.x), Float(p.y))
      #expect(abs(window.x - 2 * local.x) < 2e-3)
      let n = CGPoint(x: CGFloat(local.y), y: CGFloat(local.z))
        .applying(CGAffineTransform(rotationAngle: CGFloat(angle)))
      #expect(abs(window.y - Float(n.x)) < 2e-3)
      #expect(abs(window.z - Float(n.y)) < 2e-3)
    }
  }

  @Test("An ellipse's distance is the distance to its nearest point")
  func ellipse() {
    let outline = GlassShape.Outline.ellipse(CGRect(x: -60, y: -25, width: 120, height: 50))
    for (x, y) in [(70.0, 10.0), (20, 40), (50, 5), (-30, -15), (58, 0), (0, 20), (3, 24.9)] {
      var best = Double.infinity
      for i in 0..<200_000 {
        let a = Double(i) / 200_000 * 2 * .pi
        best = min(best, hypot(60 * cos(a) - x, 25 * sin(a) - y))
      }
      let inside = (x / 60) * (x / 60) + (y / 25) * (y / 25) < 1
      let s = Self.sample(outline, .identity, Float(x), Float(y))
      #expect(abs(Double(s.x) - (inside ? -best : best)) < 0.02, "at \(x), \(y)")
    }
  }

  @Test(
    "Continuous corners are those of the path", arguments: [40.0, 60, 75, 100, 8], [100.0, 75])
  func continuousCorners(radius: CGFloat, lastRadius: CGFloat) {
    let rect = CGRect(x: 10, y: 20, width: 200, height: 230)
    let radii = Self.radii(radius, radius, min(radius, lastRadius), radius).fitting(rect.size)
    let path = Path { $0.addRoundedRect(in: rect, cornerRadii: radii, style: .continuous) }
    let segments = FlatPath(path, tolerance: 0.0005).segments.map {
      Segment(
        start: SIMD2(Float($0.0.x), Float($0.0.y)), end: SIMD2(Float($0.1.x), Float($0.1.y)))
    }
    var worst: Float = 0
    for y in stride(from: Float(10), through: 260, by: 7) {
      for x in stride(from: Float(0), through: 220, by: 7) {
        let s = Self.sample(.roundedRectangle(rect, radii, .continuous), .identity, x, y)
        // Outside, on the outline, and as deep as a bevel.
        guard s.x > -20 else { continue }
        let nearest =
          segments.map { segment -> Float in
            let o = segment.offset(to: SIMD2(x, y))
            return (o.x * o.x + o.y * o.y).squareRoot()
          }.min() ?? 0
        worst = max(worst, abs(abs(s.x) - nearest))
      }
    }
    #expect(worst < 0.05, "\(worst)")
  }

  @Test("A path's grid gives the distances of the shape it draws")
  func pathGrid() {
    let diamond = Path {
      $0.move(to: CGPoint(x: 50, y: 0))
      $0.addLine(to: CGPoint(x: 100, y: 50))
      $0.addLine(to: CGPoint(x: 50, y: 100))
      $0.addLine(to: CGPoint(x: 0, y: 50))
      $0.closeSubpath()
    }
    let half = Float(0.5).squareRoot()
    for (x, y) in [(50.0, 50.0), (30, 50), (80, 80), (10, 10), (75.5, 25.5)] {
      let s = Self.sample(.path(diamond), .identity, Float(x), Float(y))
      let expected = Float(abs(x - 50) + abs(y - 50) - 50) * half
      #expect(abs(s.x - expected) < 0.06, "at \(x), \(y)")
    }
    let far = Self.sample(.path(diamond), .identity, 50, -200)
    #expect(abs(far.x - 200) < 0.5)
    #expect(abs(far.z + 1) < 0.01)
  }

  @Test("A path with a hole has an outline for the hole")
  func hole() {
    let ring = Path { path in
      for (r, turn) in [(40.0, 1.0), (20, -1)] {
        for i in 0...90 {
          let a = turn * Double(i) / 90 * 2 * .pi
          let p = CGPoint(x: 60 + r * cos(a), y: 60 + r * sin(a))
          if i == 0 { path.move(to: p) } else { path.addLine(to: p) }
        }
        path.closeSubpath()
      }
    }
    let outlines = GlassRenderer().outlines(
      of: Glass.group([GlassShape(id: 0, outline: .path(ring))]), transform: .identity)
    #expect(outlines.count == 2)
    #expect(abs(Polygons.area(outlines) - .pi * (1600 - 400)) < 30)
  }

  @Test("Property 10: a union's pill is the analytic capsule")
  func pill() {
    let outlines = GlassRenderer().outlines(
      of: Glass.group([Glass.capsule(10, 10, 150, 50)]), transform: .identity)
    var (both, any) = (0.0, 0.0)
    for y in stride(from: 5.05, to: 65, by: 0.2) {
      for x in stride(from: 5.05, to: 165, by: 0.2) {
        let nearest = min(max(x, 35), 135)
        let isExpected = hypot(x - nearest, y - 35) < 25
        let isThere = Polygons.isInside(CGPoint(x: x, y: y), outlines)
        if isExpected && isThere { both += 1 }
        if isExpected || isThere { any += 1 }
      }
    }
    Property.expect(
      10, "pill and capsule, intersection over union", both / any, atLeast: 0.999)
    for p in outlines.joined() {
      let x = min(max(Double(p.x), 35), 135)
      #expect(abs(hypot(Double(p.x) - x, Double(p.y) - 35) - 25) < 0.1)
    }
  }

  @Test("The gradient of a merged field is its slope")
  func mergedGradient() {
    let renderer = GlassRenderer()
    let group = Glass.group(
      [
        Glass.capsule(20, 20, 60, 60, id: 1), Glass.capsule(90, 30, 50, 50, id: 2),
        Glass.rectangle(CGRect(x: 50, y: 85, width: 70, height: 40), radius: 12, id: 3),
      ], spacing: 40)
    renderer.prepare(group, scale: 1, transform: .identity, bitmap: nil)
    let silhouette = renderer.prepared[0]
    let lanes = renderer.painter.lanes
    let shares = renderer.painter.shares.reserve(3 * Lanes.length)
    func at(_ x: Float, _ y: Float) -> SIMD3<Float> {
      silhouette.merge(.max, pk_run(x: x, y: y, step: 1, width: 1, rows: 1), lanes, shares: shares)
      return SIMD3(
        lanes.merged.d[0], lanes.merged.gx[0], lanes.merged.gy[0])
    }
    var worst: Float = 0
    for y in stride(from: Float(15), to: 120, by: 1.7) {
      for x in stride(from: Float(15), to: 140, by: 1.3) {
        let s = at(x, y)
        // The silhouette is what counts: deep in a neck of three the curvature is an estimate.
        guard abs(s.x) < 1.2 else { continue }
        let gx = (at(x + 0.05, y).x - at(x - 0.05, y).x) / 0.1
        let gy = (at(x, y + 0.05).x - at(x, y - 0.05).x) / 0.1
        worst = max(worst, abs(gx - s.y), abs(gy - s.z))
      }
    }
    #expect(worst < 0.03)
  }
}
