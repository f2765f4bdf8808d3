import DisplayList
import Foundation
import Geometry
import Testing

@testable import GlassRenderer

@Suite("Property 11: nothing leaves the bytes alone")
struct IdentityTests {
  static let shape = Glass.capsule(30, 30, 80, 50)

  static let nothings: [(String, GlassGroup)] = {
    let nan = CGFloat.nan
    let base = shape
    func one(_ change: (inout GlassShape) -> Void) -> GlassGroup {
      Glass.group([base.with(change)])
    }
    return [
      ("empty group", Glass.group([])),
      ("presence 0", one { $0.presence = 0 }),
      ("presence NaN", one { $0.presence = .nan }),
      ("presence -1", one { $0.presence = -1 }),
      ("width 0", Glass.group([Glass.capsule(30, 30, 0, 50)])),
      ("width 1e-9", Glass.group([Glass.capsule(30, 30, 1e-9, 50)])),
      ("NaN frame", Glass.group([Glass.capsule(nan, 30, 80, 50)])),
      ("infinite frame", Glass.group([Glass.capsule(30, 30, .infinity, 50)])),
      ("scale 0", one { $0.transform = CGAffineTransform(scaleX: 0, y: 0) }),
      ("NaN transform", one { $0.transform = CGAffineTransform(scaleX: nan, y: 1) }),
      ("empty path", one { $0.outline = .path(Path()) }),
      ("NaN path", one { $0.outline = .path(Path { $0.move(to: CGPoint(x: nan, y: nan)) }) }),
      ("empty ellipse", one { $0.outline = .ellipse(.zero) }),
    ]
  }()

  @Test("Property 11: no glass, no change", arguments: nothings.indices)
  func nothing(index: Int) {
    let (name, group) = Self.nothings[index]
    let raw = Bitmap.busy(160, 120)
    let bitmap = raw.copy()
    let renderer = GlassRenderer()
    renderer.draw(group, into: bitmap, scale: 1, transform: .identity, clip: bitmap.bounds)
    Property.expect(
      11, "pixels changed by \(name)", Double(bitmap.differences(raw)), atMost: 0)
    #expect(renderer.outlines(of: group, transform: .identity).isEmpty)
    #expect(renderer.reach(of: group, transform: .identity) == GlassReach())
  }

  @Test("Property 11: odd numbers beside a shape do no harm")
  func oddNumbers() {
    let nan = CGFloat.nan
    let shape = Self.shape.with {
      $0.tint = RGBA(.nan, 2, -1, .infinity)
      $0.highlight = .nan
      $0.glow = .init(center: CGPoint(x: nan, y: 0), intensity: 1, radius: 20)
      $0.swellings = [.ellipse(CGRect(x: nan, y: 0, width: 5, height: 5))]
    }
    let group = Glass.group([shape], spacing: nan)
    let raw = Bitmap.busy(160, 120)
    let bitmap = raw.copy()
    GlassRenderer().draw(group, into: bitmap, scale: 1, transform: .identity, clip: bitmap.bounds)
    #expect(bitmap.differences(raw) > 0)
    #expect((0..<120).allSatisfy { y in (0..<160).allSatisfy { bitmap.row(y)[$0] >> 24 == 255 } })
  }

  @Test("Property 11: glass shrinks into nothing without a jump", arguments: [false, true])
  func shrinking(isClear: Bool) {
    let raw = Bitmap.busy(160, 120)
    var last = 0
    for side in [0.001, 0.01, 0.1, 1, 4, 16] as [CGFloat] {
      let shape = Glass.capsule(80 - side / 2, 60 - side / 2, side, side)
        .with { $0.variant = isClear ? .clear : .regular }
      let bitmap = raw.copy()
      GlassRenderer().draw(
        Glass.group([shape]), into: bitmap, scale: 1, transform: .identity, clip: bitmap.bounds)
      let changed = bitmap.differences(raw)
      #expect(changed >= last || side < 1, "property 11: side \(side) changes \(changed) pixels")
      last = changed
    }
    let speck = Glass.capsule(80, 60, 0.001, 0.001)
    let bitmap = raw.copy()
    GlassRenderer().draw(
      Glass.group([speck]), into: bitmap, scale: 1, transform: .identity, clip: bitmap.bounds)
    var worst = 0.0
    for y in 50..<70 {
      for x in 70..<90 { worst = max(worst, abs(bitmap.luma(x, y) - raw.luma(x, y))) }
    }
    Property.expect(
      11, "what glass of a thousandth of a point changes", worst, atMost: 0, unit: "/255")
  }

  @Test("A clip outside the shape's reach changes nothing")
  func outside() {
    let raw = Bitmap.busy(400, 300)
    let bitmap = raw.copy()
    let group = Glass.group([Self.shape])
    GlassRenderer().draw(
      group, into: bitmap, scale: 1, transform: .identity,
      clip: PixelRect(x: 250, y: 200, width: 100, height: 100))
    #expect(bitmap.differences(raw) == 0)
  }
}
