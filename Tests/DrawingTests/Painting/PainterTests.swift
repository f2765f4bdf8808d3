import DisplayList
import Foundation
import Geometry
import Testing

@testable import Drawing

private func rect(
  _ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat, _ color: RGBA
) -> DrawCommand {
  .fill(
    Path(CGRect(x: x, y: y, width: w, height: h)), .color(color), isEOFilled: false,
    isAntialiased: true)
}

private let red = RGBA(1, 0, 0)
private let blue = RGBA(0, 0, 1)

@MainActor @Suite struct PainterTests {
  private let studio = Studio()

  private func layer(
    _ commands: [DrawCommand], _ change: (inout DrawCommand.Layer) -> Void
  ) -> DrawCommand {
    var layer = DrawCommand.Layer(commands)
    change(&layer)
    return .layer(layer)
  }

  @Test func rectanglesOnWholePixelsAreCrisp() {
    let bitmap = studio.paint([rect(10, 20, 30, 5, red)], scale: 2)
    for (x, y, isInside) in [
      (20, 40, true), (79, 49, true), (19, 40, false), (80, 40, false), (20, 39, false),
      (20, 50, false),
    ] {
      #expect(bitmap.rgba(x, y) == (isInside ? [255, 0, 0, 255] : [255, 255, 255, 255]))
    }
  }

  @Test func fractionalEdgesAreCoveredByTheirShare() {
    let bitmap = studio.paint([rect(10.25, 10, 10, 10, .black)])
    #expect(bitmap.rgba(10, 15) == [63, 63, 63, 255])
    #expect(bitmap.rgba(20, 15) == [191, 191, 191, 255])
  }

  @Test func alphaMixesEncodedValues() {
    #expect(
      studio.paint([rect(0, 0, 9, 9, RGBA(0, 0, 0, 0.5))]).rgba(4, 4) == [127, 127, 127, 255])
  }

  @Test func theBackgroundMayBeTransparent() {
    let bitmap = studio.paint([rect(0, 0, 5, 5, red)], background: .clear)
    #expect(bitmap.rgba(50, 50) == [0, 0, 0, 0])
    #expect(bitmap.rgba(2, 2) == [255, 0, 0, 255])
  }

  @Test func evenOddLeavesHoles() {
    let ring = Path { path in
      path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
      path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    }
    func centre(_ isEOFilled: Bool) -> [Int] {
      studio.paint([.fill(ring, .color(red), isEOFilled: isEOFilled, isAntialiased: true)])
        .rgba(15, 15)
    }
    #expect(centre(true) == [255, 255, 255, 255])
    #expect(centre(false) == [255, 0, 0, 255])
  }

  @Test func strokesStandOnBothSidesOfTheirPath() {
    let line = Path { path in
      path.move(to: CGPoint(x: 10, y: 20))
      path.addLine(to: CGPoint(x: 50, y: 20))
    }
    let bitmap = studio.paint([
      .stroke(line, .color(blue), StrokeStyle(lineWidth: 4), isAntialiased: true)
    ])
    #expect(
      [17, 18, 21, 22].map { bitmap.rgba(30, $0) == [0, 0, 255, 255] } == [
        false, true, true, false,
      ])
    #expect(bitmap.rgba(9, 20) == [255, 255, 255, 255])
  }

  @Test func withoutAntialiasingPixelsAreWholeOrNot() {
    let circle = Path(ellipseIn: CGRect(x: 10, y: 10, width: 41, height: 41))
    let bitmap = studio.paint([
      .fill(circle, .color(.black), isEOFilled: false, isAntialiased: false)
    ])
    #expect(Set(bitmap.bytes) == [0xFF00_0000, 0xFFFF_FFFF])
  }

  @Test func opacityFadesTheGroupAsOne() {
    let bitmap = studio.paint([
      layer([rect(0, 0, 20, 20, red), rect(10, 0, 20, 20, blue)]) { $0.opacity = 0.5 }
    ])
    #expect(bitmap.rgba(5, 5) == [255, 127, 127, 255])
    #expect(bitmap.rgba(15, 5) == [127, 127, 255, 255])
  }

  @Test func aClipLetsThroughWhatItCovers() {
    let bitmap = studio.paint([
      layer([rect(0, 0, 60, 60, red)]) {
        $0.clip = Path(ellipseIn: CGRect(x: 10, y: 10, width: 40, height: 40))
      }
    ])
    #expect(bitmap.rgba(30, 30) == [255, 0, 0, 255])
    #expect(bitmap.rgba(12, 12) == [255, 255, 255, 255])
    #expect(bitmap.rgba(55, 30) == [255, 255, 255, 255])
  }

  @Test func aMaskMultipliesAlpha() {
    let bitmap = studio.paint([
      layer([rect(0, 0, 60, 60, red)]) {
        $0.mask = [rect(0, 0, 30, 60, RGBA(0, 1, 0, 0.5))]
      }
    ])
    #expect(bitmap.rgba(10, 10) == [255, 127, 127, 255])
    #expect(bitmap.rgba(40, 10) == [255, 255, 255, 255])
  }

  @Test func transformsNest() {
    let bitmap = studio.paint(
      [
        layer([
          layer([rect(0, 0, 5, 5, red)]) {
            $0.transform = CGAffineTransform(translationX: 10, y: 0)
          }
        ]) {
          $0.transform = CGAffineTransform(scaleX: 2, y: 2)
        }
      ], width: 120)
    #expect(bitmap.rgba(20, 0) == [255, 0, 0, 255])
    #expect(bitmap.rgba(29, 9) == [255, 0, 0, 255])
    #expect(bitmap.rgba(19, 0) == [255, 255, 255, 255])
    #expect(bitmap.rgba(30, 9) == [255, 255, 255, 255])
  }

  @Test(arguments: [
    (DrawCommand.BlendMode.multiply, [0, 0, 0]), (.screen, [255, 0, 255]),
    (.plusLighter, [255, 0, 255]), (.plusDarker, [0, 0, 0]), (.difference, [255, 0, 255]),
    (.destinationOver, [255, 0, 0]), (.normal, [0, 0, 255]), (.sourceAtop, [0, 0, 255]),
    (.darken, [0, 0, 0]), (.lighten, [255, 0, 255]), (.exclusion, [255, 0, 255]),
  ]) func blendModes(mode: DrawCommand.BlendMode, expected: [Int]) {
    let bitmap = studio.paint([
      rect(0, 0, 100, 100, red), layer([rect(0, 0, 50, 50, blue)]) { $0.blendMode = mode },
    ])
    #expect(Array(bitmap.rgba(20, 20).prefix(3)) == expected)
    #expect(bitmap.rgba(70, 70) == [255, 0, 0, 255])
  }

  @Test(arguments: [
    (DrawCommand.Filter.colorInvert, [205, 155, 55]), (.brightness(0.2), [101, 151, 251]),
    (.contrast(0), [128, 128, 128]), (.grayscale(1), [96, 96, 96]),
    (.saturation(0), [96, 96, 96]), (.colorMultiply(RGBA(0.5, 1, 0)), [25, 100, 0]),
    (.hueRotation(radians: 0), [50, 100, 200]),
  ]) func colorFilters(filter: DrawCommand.Filter, expected: [Int]) {
    let color = RGBA(50.0 / 255, 100.0 / 255, 200.0 / 255)
    let bitmap = studio.paint([layer([rect(0, 0, 50, 50, color)]) { $0.filters = [filter] }])
    for (got, want) in zip(bitmap.rgba(20, 20), expected) { #expect(abs(got - want) <= 1) }
  }

  @Test func aShadowLiesBehindAtItsOffset() {
    let bitmap = studio.paint([
      layer([rect(20, 20, 20, 20, red)]) {
        $0.filters = [.shadow(RGBA(0, 0, 0, 0.5), radius: 0, x: 10, y: 5)]
      }
    ])
    #expect(bitmap.rgba(25, 25) == [255, 0, 0, 255])
    #expect(bitmap.rgba(45, 42) == [127, 127, 127, 255])
    #expect(bitmap.rgba(22, 42) == [255, 255, 255, 255])
  }

  @Test func aBlurKeepsTheLight() {
    for deviation in [0.5, 2, 3.7, 9] {
      let bitmap = studio.paint(
        [layer([rect(45, 45, 10, 10, .white)]) { $0.filters = [.blur(radius: deviation)] }],
        background: .black)
      let total = bitmap.bytes.reduce(0) { $0 + Int($1 & 255) }
      #expect(abs(total - 25500) < 25500 / 12, "\(deviation): \(total)")
    }
  }

  @Test func gradientsRunFromStopToStop() {
    let stops = [
      Paint.Stop(color: .black, location: 0), Paint.Stop(color: .white, location: 1),
    ]
    let square = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
    func paint(_ paint: Paint) -> Bitmap {
      studio.paint([.fill(square, paint, isEOFilled: false, isAntialiased: true)])
    }
    let linear = paint(
      .linearGradient(stops, start: CGPoint(x: 20, y: 0), end: CGPoint(x: 80, y: 0)))
    #expect(linear.rgba(5, 5)[0] == 0)
    #expect(linear.rgba(95, 5)[0] == 255)
    #expect(abs(linear.rgba(50, 5)[0] - 130) <= 1)
    let radial = paint(
      .radialGradient(stops, center: CGPoint(x: 50, y: 50), startRadius: 0, endRadius: 50))
    #expect(radial.rgba(50, 50)[0] < 6)
    #expect(abs(radial.rgba(75, 50)[0] - 130) <= 1)
    let angular = paint(
      .angularGradient(stops, center: CGPoint(x: 50, y: 50), start: 0, end: 2 * .pi))
    #expect(abs(angular.rgba(50, 90)[0] - 63) <= 1)
    #expect(abs(angular.rgba(10, 50)[0] - 127) <= 2)
  }

  @Test func struckLettersStayWhole() {
    var spec = plain("HHH", size: 40)
    let frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    let bare = studio.paint([.text(spec, frame: frame, .color(.black))])
    spec.spans[0].isStruckThrough = true
    let struck = studio.paint([.text(spec, frame: frame, .color(.black))])
    for (a, b) in zip(bare.bytes, struck.bytes) { #expect(b & 255 <= a & 255) }
    #expect(bare.bytes != struck.bytes)
  }

  @Test func spansKeepTheirOwnColour() {
    var spec = plain("■■", size: 40)
    spec.spans.append(TextSpec.Span(.string("■■"), font: FontSpec(size: 40), color: blue))
    let bitmap = studio.paint(
      [
        .text(spec, frame: CGRect(x: 0, y: 0, width: 400, height: 60), .color(red))
      ], width: 300)
    let colors = Set(bitmap.bytes)
    #expect(colors.contains(0xFFFF_0000))
    #expect(colors.contains(0xFF00_00FF))
  }

  @Test func symbolsAreScaledToTheirFrame() {
    let bitmap = studio.paint([
      .symbol(
        SymbolSpec(name: "box", pointSize: 20), frame: CGRect(x: 10, y: 10, width: 40, height: 36),
        paints: [.color(red)])
    ])
    // Twice the own height of 18: the square of 14 becomes 28, centred on (30, 28).
    #expect(bitmap.rgba(17, 28) == [255, 0, 0, 255])
    #expect(bitmap.rgba(42, 40) == [255, 0, 0, 255])
    #expect(bitmap.rgba(30, 12) == [255, 255, 255, 255])
  }

  @Test func whatIsNoNumberDrawsNothing() {
    let nan = CGFloat.nan
    let bad = CGRect(x: nan, y: 0, width: 10, height: CGFloat.infinity)
    let bitmap = studio.paint([
      .fill(
        Path { path in
          path.move(to: CGPoint(x: nan, y: 0))
          path.addLine(to: CGPoint(x: 10, y: CGFloat.infinity))
          path.closeSubpath()
        }, .color(RGBA(.nan, 2, -1, 1)), isEOFilled: false, isAntialiased: true),
      .text(plain("a"), frame: bad, .color(red)),
      .symbol(SymbolSpec(name: "box", pointSize: 9), frame: bad, paints: [.color(red)]),
      .image(DrawCommand.ImageCommand(name: "x", frame: bad)),
      layer([rect(0, 0, 9, 9, red)]) { $0.transform = CGAffineTransform(scaleX: 0, y: 1) },
      layer([rect(0, 0, 9, 9, red)]) { $0.opacity = .nan },
      layer([rect(50, 50, 9, 9, blue)]) { $0.filters = [.blur(radius: .nan)] },
      .stroke(
        Path(CGRect(x: 20, y: 20, width: 5, height: 5)), .color(red),
        StrokeStyle(lineWidth: 1, miterLimit: .nan, dash: [0, 0]), isAntialiased: true),
      .stroke(
        Path(CGRect(x: 20, y: 20, width: 5, height: 5)), .color(red),
        StrokeStyle(lineWidth: .nan), isAntialiased: true),
    ])
    #expect(bitmap.rgba(4, 4) == [255, 255, 255, 255])
    #expect(bitmap.rgba(52, 52) == [0, 0, 255, 255])
  }

  @Test func glassInAFadedLayerSeesWhatLiesBelow() {
    let group = GlassGroup(
      spacing: 0,
      shapes: [GlassShape(id: 0, outline: .ellipse(CGRect(x: 40, y: 40, width: 20, height: 20)))])
    let studio = Studio(glass: InvertingGlass())
    let bitmap = studio.paint([
      rect(0, 0, 100, 100, red), layer([.glass(group)]) { $0.opacity = 0.5 },
    ])
    // Inverted red is cyan; half of it over red is grey.
    #expect(bitmap.rgba(50, 50) == [127, 128, 128, 255])
    let blurred = studio.paint([
      rect(0, 0, 100, 100, red), layer([.glass(group)]) { $0.filters = [.brightness(0)] },
    ])
    #expect(blurred.rgba(50, 50) == [0, 255, 255, 255])
    #expect(blurred.rgba(30, 50) == [255, 0, 0, 255])
  }
}
