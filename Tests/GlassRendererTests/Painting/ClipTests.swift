import DisplayList
import Foundation
import Geometry
import Testing

@testable import GlassRenderer

@Suite("Clips and determinism")
struct ClipTests {
  /// Every kind of outline, merged and apart, tinted, pressed, clear, over the bitmap's edge.
  static func scene(dark: Bool) -> GlassGroup {
    let star = Path {
      $0.move(to: CGPoint(x: 150, y: 110))
      $0.addCurve(
        to: CGPoint(x: 190, y: 130), control1: CGPoint(x: 165, y: 90),
        control2: CGPoint(x: 200, y: 100))
      $0.addLine(to: CGPoint(x: 160, y: 160))
      $0.closeSubpath()
    }
    var shapes = [
      Glass.capsule(20, 20, 60, 60, id: 1),
      Glass.rectangle(
        CGRect(x: 90, y: 24, width: 90, height: 50), radius: 14, style: .continuous, id: 2),
      Glass.capsule(-20, 90, 70, 40, id: 3).with { $0.tint = RGBA(1, 0.5, 0) },
      GlassShape(id: 4, outline: .ellipse(CGRect(x: 70, y: 95, width: 60, height: 40))),
      GlassShape(id: 5, outline: .path(star)),
      Glass.capsule(60, 150, 44, 44, id: 6).with {
        $0.variant = .clear
        $0.transform = CGAffineTransform(1.05, 0.02, -0.03, 0.95, 0, 0)
      },
    ]
    shapes[0].highlight = 0.4
    shapes[0].glow = .init(center: CGPoint(x: 40, y: 50), intensity: 0.8, radius: 60)
    return Glass.group(shapes, spacing: 24, appearance: GlassAppearance(isDark: dark))
  }

  @Test(
    "Painting by clips gives the bytes of painting whole", arguments: [1.0, 2.0], [false, true])
  func clips(scale: Double, dark: Bool) {
    let (width, height) = (Int(210 * scale), Int(210 * scale))
    let raw = Bitmap.busy(width, height)
    let group = Self.scene(dark: dark)
    let whole = raw.copy()
    GlassRenderer().draw(
      group, into: whole, scale: scale, transform: .identity, clip: whole.bounds)
    let renderer = GlassRenderer()
    let pieces = Bitmap(width: width, height: height)
    let (stepX, stepY) = (73, 51)
    for y in stride(from: 0, to: height, by: stepY) {
      for x in stride(from: 0, to: width, by: stepX) {
        let clip = PixelRect(x: x, y: y, width: stepX, height: stepY).intersection(raw.bounds)
        let part = raw.copy()
        renderer.draw(group, into: part, scale: scale, transform: .identity, clip: clip)
        for row in clip.y..<clip.maxY {
          (pieces.row(row) + clip.x).update(from: part.row(row) + clip.x, count: clip.width)
        }
        // Nothing outside the clip is touched.
        var outside = 0
        for row in 0..<height {
          for column in 0..<width where part.row(row)[column] != raw.row(row)[column] {
            let inX = column >= clip.x && column < clip.maxX
            if !inX || row < clip.y || row >= clip.maxY { outside += 1 }
          }
        }
        #expect(outside == 0)
      }
    }
    #expect(pieces.differences(whole) == 0)
  }

  @Test(
    "What is drawn depends on nothing outside the reach", arguments: [0.5, 1.0, 1.5, 2, 3],
    [nil, 0.5])
  func reach(scale: Double, unrest: Double?) {
    let renderer = GlassRenderer()
    let face = GlassFace(tone: 0, label: 0, unrest: unrest)
    let group = Glass.group([Glass.capsule(150, 150, 70, 50).with { $0.face = face }])
    let size = Int(380 * scale)
    let raw = Bitmap.busy(size, size)
    let reach = renderer.reach(of: group, transform: .identity)
    let seen = PixelRect(covering: reach.seen, scale: CGFloat(scale))
    let drawn = PixelRect(covering: reach.drawn, scale: CGFloat(scale))
    func contains(_ rect: PixelRect, _ x: Int, _ y: Int) -> Bool {
      x >= rect.x && x < rect.maxX && y >= rect.y && y < rect.maxY
    }
    let other = Bitmap.filled(size, size) { x, y in
      contains(seen, x, y) ? raw.row(y)[x] : 0xFF00_FF00
    }
    let (a, b) = (raw.copy(), other.copy())
    renderer.draw(group, into: a, scale: scale, transform: .identity, clip: a.bounds)
    renderer.draw(group, into: b, scale: scale, transform: .identity, clip: b.bounds)
    var wrong = 0
    for y in 0..<size {
      for x in 0..<size {
        if contains(seen, x, y), a.row(y)[x] != b.row(y)[x] { wrong += 1 }
        if !contains(drawn, x, y), a.row(y)[x] != raw.row(y)[x] { wrong += 1 }
      }
    }
    #expect(seen.union(drawn).maxX < size)
    #expect(wrong == 0)
  }

  @Test("Drawing twice gives the same bytes, with a used renderer too")
  func repeatable() {
    let raw = Bitmap.busy(210, 210)
    let renderer = GlassRenderer()
    let first = raw.copy()
    renderer.draw(
      Self.scene(dark: false), into: first, scale: 1, transform: .identity, clip: raw.bounds)
    let between = raw.copy()
    renderer.draw(
      Self.scene(dark: true), into: between, scale: 1, transform: .identity, clip: raw.bounds)
    let second = raw.copy()
    renderer.draw(
      Self.scene(dark: false), into: second, scale: 1, transform: .identity, clip: raw.bounds)
    #expect(first.differences(second) == 0)
    #expect(first.differences(between) > 0)
  }
}
