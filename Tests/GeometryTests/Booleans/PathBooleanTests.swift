import Foundation
import Geometry
import Testing

@Suite struct PathBooleanTests {
  private let a = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
  private let b = Path(CGRect(x: 10, y: 10, width: 20, height: 20))

  @Test func rectangles() {
    #expect(area(a.union(b)) == 700)
    #expect(area(a.intersection(b)) == 100)
    #expect(area(a.subtracting(b)) == 300)
    #expect(area(a.symmetricDifference(b)) == 600)
    #expect(a.intersection(b).boundingRect == CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(a.union(b).subpaths.count == 1)
    #expect(a.union(b).elements.count == 9)
  }

  @Test func sharedEdgesVanish() {
    let right = Path(CGRect(x: 20, y: 0, width: 10, height: 20))
    let union = a.union(right)
    #expect(union.boundingRect == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(union.elements.count == 5)
    #expect(a.intersection(right).isEmpty)
    #expect(a.subtracting(a).isEmpty)
    #expect(area(a.union(a)) == 400)
  }

  @Test func holes() {
    let hole = Path(ellipseIn: CGRect(x: 5, y: 5, width: 10, height: 10))
    let ring = a.subtracting(hole)
    #expect(ring.subpaths.count == 2)
    #expect(!ring.contains(CGPoint(x: 10, y: 10)))
    #expect(!ring.contains(CGPoint(x: 10, y: 10), eoFill: true))
    #expect(abs(area(ring) - (400 - .pi * 25)) < 0.2)
  }

  @Test func emptyAndApart() {
    #expect(a.union(Path()).boundingRect == a.boundingRect)
    #expect(a.intersection(Path()).isEmpty)
    #expect(Path().subtracting(a).isEmpty)
    #expect(a.union(a.offsetBy(dx: 100, dy: 0)).subpaths.count == 2)
  }

  @Test func fillRules() {
    let twice = Path {
      $0.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
      $0.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    }
    #expect(area(twice.normalized(eoFill: true)) == 800)
    #expect(area(twice.normalized(eoFill: false)) == 900)
  }

  @Test func aStarIsUntangled() {
    let star = Path {
      $0.addLines(
        (0..<5).map { (index: Int) -> CGPoint in
          let angle = Double(index * 144 - 90) * .pi / 180
          return CGPoint(x: 50 + 40 * cos(angle), y: 50 + 40 * sin(angle))
        })
      $0.closeSubpath()
    }
    let middle = CGPoint(x: 50, y: 50)
    let (filled, hollow) = (star.normalized(eoFill: false), star.normalized())
    #expect(filled.contains(middle, eoFill: true))
    #expect(!hollow.contains(middle))
    #expect(filled.subpaths.count == 1)
    #expect(filled.subpaths[0].segments.count == 10)
    #expect(hollow.subpaths.count == 5)
  }

  /// Against membership in the operands, at many points and for awkward neighbours.
  @Test(arguments: 0..<24)
  func membership(seed: Int) {
    var state = UInt64(seed + 1)
    func next(_ range: CGFloat) -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(state >> 40) / CGFloat(1 << 24) * range
    }
    func shape() -> Path {
      // A third on whole coordinates, so that ends and edges coincide.
      let isWhole = seed.isMultiple(of: 3)
      func value(_ range: CGFloat) -> CGFloat {
        isWhole ? next(range / 8).rounded() * 8 : next(range)
      }
      var path = Path(
        roundedRect: CGRect(
          x: value(40), y: value(40), width: 8 + value(50), height: 8 + value(50)),
        cornerRadius: isWhole ? 0 : next(20))
      path.addLines((0..<6).map { _ in CGPoint(x: value(100), y: value(100)) })
      path.closeSubpath()
      if !isWhole { path.addEllipse(in: CGRect(x: next(50), y: next(50), width: 30, height: 40)) }
      return path
    }
    let (p, q, eoFill) = (shape(), shape(), seed.isMultiple(of: 2))
    let results = [
      p.union(q, eoFill: eoFill), p.intersection(q, eoFill: eoFill),
      p.subtracting(q, eoFill: eoFill), p.symmetricDifference(q, eoFill: eoFill),
    ]
    for _ in 0..<80 {
      let point = CGPoint(x: next(100), y: next(100))
      // Beside an edge the polygons that stand for curves may differ.
      let near = [CGPoint(x: -0.05, y: 0), CGPoint(x: 0.05, y: 0), CGPoint(x: 0, y: 0.05)].map {
        CGPoint(x: point.x + $0.x, y: point.y + $0.y)
      }
      let (inP, inQ) = (p.contains(point, eoFill: eoFill), q.contains(point, eoFill: eoFill))
      if near.contains(where: {
        p.contains($0, eoFill: eoFill) != inP || q.contains($0, eoFill: eoFill) != inQ
      }) {
        continue
      }
      for (result, expected) in zip(results, [inP || inQ, inP && inQ, inP && !inQ, inP != inQ]) {
        #expect(result.contains(point) == expected)
        #expect(result.contains(point, eoFill: true) == expected)
      }
    }
  }

  @Test func lines() {
    let line = Path { $0.addLines([CGPoint(x: -10, y: 5), CGPoint(x: 50, y: 5)]) }
    #expect(line.lineIntersection(a).description == "0 5 m 20 5 l")
    #expect(line.lineSubtraction(a).description == "-10 5 m 0 5 l 20 5 m 50 5 l")
    #expect(line.lineIntersection(Path()).isEmpty)
    #expect(abs(b.lineIntersection(a).length - 20) < 1e-9)
  }

  @Test func farFromTheOrigin() {
    let far = Path(CGRect(x: 9e8, y: 9e8, width: 1e-3, height: 1e-3))
    #expect(!far.union(far.offsetBy(dx: 2e-6, dy: 0)).isEmpty)
    #expect(abs(area(a.offsetBy(dx: 1e6, dy: 0).union(b.offsetBy(dx: 1e6, dy: 0))) - 700) < 1e-3)
  }

  @Test func badInput() {
    let bad = Path(CGRect(x: CGFloat.nan, y: 0, width: .infinity, height: 5))
    _ = bad.union(a)
    _ = a.subtracting(Path(CGRect.infinite))
    #expect(Path(CGRect.infinite).intersection(a).subpaths.count <= 1)
  }
}
