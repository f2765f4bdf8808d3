import DisplayList
import Foundation
import Testing

@testable import Drawing

@Suite struct SymbolMetricsTests {
  private func metrics(_ name: String, _ size: CGFloat = 100) -> SymbolMetrics {
    SymbolTests.library.metrics(of: SymbolSpec(name: name, pointSize: size))
  }

  @Test(arguments: SymbolTests.seedNames)
  func everySeedNameResolves(name: String) {
    #expect(metrics(name).isResolved)
  }

  /// Ink at Regular M per 100 points, as measured.
  @Test(arguments: [
    ("circle", 99.6, 99.6), ("square", 89.9, 90), ("plus", 80.5, 80.6), ("minus", 80.5, 8.8),
    ("xmark", 77.5, 77.5), ("envelope", 117.8, 84.1), ("hourglass", 57.2, 89.8),
    ("camera", 119.9, 96.2), ("car", 115.5, 90.5), ("leaf", 103.5, 92.5), ("fish", 137.7, 108.9),
    ("mountain.2", 171.7, 87.8), ("fossil.shell", 122.2, 96.5),
    ("guidepoint.horizontal", 134.5, 34.2),
  ])
  func inkIsAsLargeAsMeasured(name: String, width: CGFloat, height: CGFloat) {
    let body = metrics(name).body
    #expect(abs(body.width - width) < 0.5)
    #expect(abs(body.height - height) < 0.5)
  }

  @Test func framesFollowFromInk() {
    let circle = metrics("circle")
    #expect(abs(circle.size.width - (circle.body.width + 2 * 9.77 * 1.276)) < 1e-6)
    #expect(abs(circle.size.height - (circle.ink.height + 17.7)) < 1e-6)
    #expect(abs(circle.capHeight - 70.459) < 1e-9)
    #expect(abs(circle.baseline - (circle.size.height / 2 + 70.459 / 2)) < 0.01)
    #expect(metrics("minus").size.height < metrics("plus").size.height / 2)
  }

  @Test func metricsGrowWithThePointSize() {
    let (small, large) = (metrics("leaf", 10), metrics("leaf", 50))
    #expect(abs(small.size.width * 5 - large.size.width) < 1e-6)
    #expect(abs(small.baseline * 5 - large.baseline) < 1e-6)
  }

  @Test(arguments: [
    ("car.badge.gearshape", "car"), ("envelope.badge.shield.half.filled", "envelope"),
    ("hourglass.badge.plus", "hourglass"),
    ("lock.open.trianglebadge.exclamationmark.fill", "lock.open"),
  ])
  func aBadgeChangesTheHeightButNotTheWidth(name: String, plain: String) {
    let (badged, plain) = (metrics(name), metrics(plain))
    #expect(abs(badged.size.width - plain.size.width) < 1e-6)
    #expect(badged.size.height > plain.size.height)
    #expect(badged.body.size == plain.body.size)
    #expect(badged.ink.maxX > badged.size.width)
    // In a frame of its own the body sits higher than the middle by at least 0.5 of 28 points.
    #expect(badged.size.height / 2 - badged.body.midY > 50 / 28)
  }

  /// With equal baselines and centres, bodies lie as the circle does, in every variant.
  @Test(arguments: SymbolTests.badgedNames + SymbolTests.seedNames)
  func bodiesAreCentredOnTheCircle(name: String) {
    let circles = SymbolTests.variants(of: "circle").map(SymbolTests.library.metrics)
    let symbols = SymbolTests.variants(of: name).map(SymbolTests.library.metrics)
    for (circle, symbol) in zip(circles, symbols) {
      let dx =
        (symbol.body.midX - symbol.size.width / 2) - (circle.body.midX - circle.size.width / 2)
      let dy = (symbol.body.midY - symbol.baseline) - (circle.body.midY - circle.baseline)
      #expect(abs(dx) <= 2)
      #expect(abs(dy) <= 2)
    }
  }

  @Test(arguments: [CGFloat.nan, -10, 0, .infinity])
  func senselessSizesDrawNothing(size: CGFloat) {
    let spec = SymbolSpec(name: "circle", pointSize: size)
    #expect(SymbolTests.library.metrics(of: spec).size == .zero)
    #expect(SymbolTests.library.outline(of: spec).isEmpty)
  }
}
