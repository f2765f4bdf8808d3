import DisplayList
import Foundation
import Geometry
import PixelKernels
import Testing

@testable import GlassRenderer

@Suite("Property 6: coverage")
struct CoverageTests {
  static let groups: [(String, GlassGroup)] = {
    let blob = Path {
      $0.move(to: CGPoint(x: 20, y: 60))
      $0.addCurve(
        to: CGPoint(x: 130, y: 60), control1: CGPoint(x: 20, y: -10),
        control2: CGPoint(x: 130, y: 10))
      $0.addCurve(
        to: CGPoint(x: 20, y: 60), control1: CGPoint(x: 130, y: 120),
        control2: CGPoint(x: 20, y: 130))
      $0.closeSubpath()
    }
    let turned = CGAffineTransform(translationX: -75, y: -60)
      .concatenating(CGAffineTransform(rotationAngle: 0.4))
      .concatenating(CGAffineTransform(translationX: 75, y: 60))
    return [
      ("circle", Glass.group([Glass.capsule(30.3, 20.7, 64, 64)])),
      ("capsule", Glass.group([Glass.capsule(15.25, 30.5, 110, 44)])),
      (
        "continuous",
        Glass.group([
          Glass.rectangle(
            CGRect(x: 20.4, y: 20.2, width: 90, height: 70), radius: 22, style: .continuous)
        ])
      ),
      (
        "rotated",
        Glass.group([
          Glass.rectangle(CGRect(x: 30, y: 30, width: 90, height: 60), radius: 16)
            .with { $0.transform = turned }
        ])
      ),
      (
        "flexed",
        Glass.group([
          Glass.capsule(30, 30, 64, 64).with {
            $0.transform = CGAffineTransform(1.05, 0.01, 0.01, 0.95, 2, 2)
          }
        ])
      ),
      (
        "ellipse",
        Glass.group([
          GlassShape(id: 0, outline: .ellipse(CGRect(x: 15, y: 30, width: 110, height: 60)))
        ])
      ),
      (
        "merged",
        Glass.group(
          [Glass.capsule(14, 30, 56, 56, id: 1), Glass.capsule(80, 34, 56, 48, id: 2)], spacing: 36)
      ),
      ("path", Glass.group([GlassShape(id: 0, outline: .path(blob))])),
    ]
  }()

  /// Black glass on white, nothing but coverage: compared with 16×16 points a pixel.
  ///
  /// Each point counts
  /// as the small square around it: plain points miss an edge along the axes by half a row, 8/255.
  @Test("Property 6: coverage against 16×16 points a pixel", arguments: groups.indices, [1.0, 2.0])
  func supersampled(index: Int, scale: Double) {
    var (name, group) = Self.groups[index]
    group.shapes = group.shapes.map { $0.with { $0.tint = .black } }
    let (width, height) = (Int(150 * scale), Int(120 * scale))
    let bitmap = Bitmap.flat(width, height, 0xFFFF_FFFF)
    let renderer = GlassRenderer()
    renderer.ablation = [.lens, .rim, .shadow, .blur]
    renderer.draw(
      group, into: bitmap, scale: CGFloat(scale), transform: .identity, clip: bitmap.bounds)

    renderer.prepare(group, scale: Float(scale), transform: .identity, bitmap: nil)
    let silhouette = renderer.prepared[0]
    let lanes = renderer.painter.lanes
    let shares = renderer.painter.shares.reserve(4 * Lanes.length)
    var worst = 0.0
    var at = (0, 0)
    for y in 0..<height {
      var inside = [Double](repeating: 0, count: width)
      for sub in 0..<16 {
        for start in stride(from: 0, to: width, by: 64) {
          let pixels = min(64, width - start)
          let run = pk_run(
            x: Float(start) + 0.5 / 16, y: Float(y) + (Float(sub) + 0.5) / 16, step: 1 / 16,
            width: Int32(pixels * 16), rows: 1)
          silhouette.merge(.max, run, lanes, shares: shares)
          for i in 0..<Int(run.count) {
            let share = 0.5 - Double(lanes.merged.d[i]) * 16
            inside[start + i / 16] += min(max(share, 0), 1)
          }
        }
      }
      for x in 0..<width {
        let expected = 255 * (1 - inside[x] / 256)
        let error = abs(bitmap.channels(x, y).x - expected)
        if error > worst { (worst, at) = (error, (x, y)) }
      }
    }
    Property.expect(
      6, "coverage of \(name), worst at \(at)", worst, atMost: 4, unit: "/255")
  }
}
