import Motion
import Testing

@Suite struct UnitCurveTests {
  @Test(arguments: [
    (UnitCurve.linear, [0.25, 0.5, 0.75]), (.easeIn, [0.09, 0.32, 0.62]),
    (.easeOut, [0.38, 0.68, 0.91]), (.easeInOut, [0.13, 0.5, 0.87]),
    (.circularEaseIn, [0.0318, 0.1340, 0.3386]), (.circularEaseOut, [0.6614, 0.8660, 0.9682]),
    (.circularEaseInOut, [0.0670, 0.5, 0.9330]),
  ])
  func table(curve: UnitCurve, expected: [Double]) {
    for (progress, value) in zip([0.25, 0.5, 0.75], expected) {
      #expect(abs(curve.value(at: progress) - value) < 0.006)
    }
  }

  static let curves: [UnitCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
    .circularEaseInOut, .bezier(x1: 0.2, y1: 0.9, x2: 0.7, y2: 0.1),
    .bezier(x1: 1, y1: 0, x2: 0, y2: 1),
  ]

  @Test(arguments: curves)
  func endsAreExact(curve: UnitCurve) {
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
    #expect(curve.value(at: -3) == 0)
    #expect(curve.value(at: 4) == 1)
    #expect(curve.value(at: .nan) == 0)
    #expect(curve.velocity(at: 0).isFinite)
    #expect(curve.velocity(at: 1).isFinite)
  }

  @Test(arguments: curves)
  func inverseUndoesTheCurve(curve: UnitCurve) {
    for progress in stride(from: 0.05, to: 1.0, by: 0.1) {
      #expect(abs(curve.inverse.value(at: curve.value(at: progress)) - progress) < 1e-6)
      #expect(abs(curve.inverse.inverse.value(at: progress) - curve.value(at: progress)) < 1e-12)
    }
  }

  @Test(arguments: curves)
  func velocityIsTheSlope(curve: UnitCurve) {
    let h = 1e-6
    for progress in [0.1, 0.3, 0.45, 0.62, 0.9] {
      let slope = (curve.value(at: progress + h) - curve.value(at: progress - h)) / (2 * h)
      #expect(abs(curve.velocity(at: progress) - slope) < 1e-4 * max(1, slope))
    }
  }

  @Test func easeInStartsAndEaseOutEndsAtRest() {
    #expect(abs(UnitCurve.easeIn.velocity(at: 0)) < 1e-9)
    #expect(abs(UnitCurve.easeOut.velocity(at: 1)) < 1e-9)
  }

  @Test func controlPointsAreClampedInTimeOnly() {
    let wild = UnitCurve.bezier(x1: -2, y1: -0.5, x2: 5, y2: 1.5)
    #expect(wild == .bezier(x1: 0, y1: -0.5, x2: 1, y2: 1.5))
    #expect(wild.value(at: 0.1) < 0)
  }
}
