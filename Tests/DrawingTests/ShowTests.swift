import DisplayList
import Foundation
import Geometry
import Testing

@testable import Drawing

@MainActor @Suite struct ShowTests {
  func t(
    _ s: String, _ f: FontSpec, _ x: CGFloat, _ y: CGFloat, _ p: Paint = .color(.black),
    width: CGFloat? = nil, limit: Int? = nil, mod: (inout TextSpec) -> Void = { _ in }
  ) -> DrawCommand {
    var spec = TextSpec(spans: [.init(.string(s), font: f)], lineLimit: limit)
    mod(&spec)
    let m = engine.metrics(of: spec, width: width, height: nil)
    return .text(spec, frame: CGRect(origin: CGPoint(x: x, y: y), size: m.size), p)
  }
  @Test(.enabled(if: ProcessInfo.processInfo.environment["GP_SHOW"] != nil)) func show() throws {
    let folder = try PictureFixture.folder()
    let studio = Studio(folders: [folder])
    var c: [DrawCommand] = []
    var y: CGFloat = 10
    for (n, s) in [
      ("Large Title", 34.0), ("Title", 28), ("Title 2", 22), ("Title 3", 20),
      ("Body — The quick brown fox 0123456789", 17), ("Callout", 16), ("Subheadline", 15),
      ("Footnote jumps over the lazy dog", 13), ("Caption", 12), ("Caption 2", 11),
    ] {
      c.append(t(n, FontSpec(size: s), 10, y)); y += s * 1.3
    }
    for w in FontSpec.Weight.allCases {
      c.append(t("Weight \(w)", FontSpec(size: 17, weight: w), 10, y)); y += 21
    }
    y = 10
    let x: CGFloat = 330
    c.append(
      t(
        "Serif italic bold Ag", FontSpec(size: 22, weight: .bold, design: .serif, isItalic: true),
        x, y));
    y += 30
    c.append(t("Serif regular Ag", FontSpec(size: 22, design: .serif), x, y)); y += 30
    c.append(t("let mono = 0xFF // Ag", FontSpec(size: 15, design: .monospaced), x, y)); y += 30
    c.append(t("Italic text here", FontSpec(size: 17, isItalic: true), x, y)); y += 24
    c.append(t("Small Caps Text", FontSpec(size: 17, hasSmallCaps: true), x, y)); y += 24
    c.append(t("Emoji 😀🥞🍓 漢字かな ✓ → ♥ ﷽", FontSpec(size: 17), x, y)); y += 24
    c.append(t("שלום עולם (hello) 123", FontSpec(size: 17), x, y)); y += 24
    c.append(t("مرحبا بالعالم", FontSpec(size: 17), x, y)); y += 24
    for tr in [TextSpec.Truncation.head, .middle, .tail] {
      c.append(
        t(
          "Whisk the eggs with the milk and fold the flour under it", FontSpec(size: 15), x, y,
          width: 200, limit: 2
        ) { $0.truncation = tr });
      y += 42
    }
    for a in [TextSpec.Alignment.leading, .center, .trailing] {
      c.append(
        t("Centre me please across three short lines", FontSpec(size: 13), x, y, width: 120) {
          $0.alignment = a
        });
      y += 54
    }
    c.append(
      t("Underlined and struck", FontSpec(size: 17), x, y) {
        $0.spans[0].isUnderlined = true; $0.spans[0].isStruckThrough = true
      });
    y += 26
    c.append(t("Tracking 3", FontSpec(size: 17), x, y) { $0.spans[0].tracking = 3 }); y += 26
    c.append(
      t(
        "Gradient title", FontSpec(size: 28, weight: .heavy), x, y,
        .linearGradient(
          [
            .init(color: RGBA(1, 0.2, 0.4), location: 0),
            .init(color: RGBA(0.2, 0.3, 1), location: 1),
          ], start: CGPoint(x: x, y: 0), end: CGPoint(x: x + 200, y: 0))));
    y += 26
    y = 10
    let x2: CGFloat = 640
    let f = FontSpec(size: 17)
    let multi = TextSpec(spans: [
      .init(.string("Regular "), font: f),
      .init(.symbol(SymbolSpec(name: "b", pointSize: 17)), font: f, color: RGBA(0.9, 0.2, 0.2)),
      .init(.string(" then "), font: f, color: RGBA(0, 0.4, 1)),
      .init(.string("bold"), font: FontSpec(size: 17, weight: .bold)),
      .init(.symbol(SymbolSpec(name: "b", pointSize: 34)), font: f),
      .init(.string(" sup"), font: FontSpec(size: 11), baselineOffset: 6),
    ])
    let m = engine.metrics(of: multi, width: nil, height: nil)
    c.append(
      .fill(
        Path(CGRect(origin: CGPoint(x: x2, y: y), size: m.size)), .color(RGBA(0.9, 0.95, 1)),
        isEOFilled: false, isAntialiased: true))
    c.append(
      .text(multi, frame: CGRect(origin: CGPoint(x: x2, y: y), size: m.size), .color(.black)))
    y += 60
    func card(_ r: CGRect, _ p: Paint) -> DrawCommand {
      .fill(Path(roundedRect: r, cornerRadius: 20), p, isEOFilled: false, isAntialiased: true)
    }
    let stops: [Paint.Stop] = [
      .init(color: RGBA(1, 0.6, 0), location: 0), .init(color: RGBA(1, 0.2, 0.5), location: 0.5),
      .init(color: RGBA(0.3, 0.2, 1), location: 1),
    ]
    c.append(
      card(
        CGRect(x: x2, y: y, width: 80, height: 80),
        .linearGradient(stops, start: CGPoint(x: x2, y: y), end: CGPoint(x: x2 + 80, y: y + 80))))
    c.append(
      card(
        CGRect(x: x2 + 90, y: y, width: 80, height: 80),
        .radialGradient(
          stops, center: CGPoint(x: x2 + 130, y: y + 40), startRadius: 0, endRadius: 50)))
    c.append(
      card(
        CGRect(x: x2 + 180, y: y, width: 80, height: 80),
        .angularGradient(
          stops + [.init(color: RGBA(1, 0.6, 0), location: 1)],
          center: CGPoint(x: x2 + 220, y: y + 40), start: 0, end: 2 * .pi)))
    y += 100
    c.append(
      .layer(
        .init(
          [card(CGRect(x: x2, y: y, width: 80, height: 80), .color(.white))],
          filters: [.shadow(RGBA(0, 0, 0, 0.33), radius: 10, x: 0, y: 6)])))
    c.append(
      .layer(
        .init(
          [
            card(CGRect(x: x2 + 90, y: y, width: 80, height: 80), .color(RGBA(0.2, 0.6, 0.9))),
            t("Blur", FontSpec(size: 22), x2 + 100, y + 20),
          ], filters: [.blur(radius: 3)])))
    c.append(
      .layer(
        .init(
          [
            card(CGRect(x: x2 + 180, y: y, width: 80, height: 80), .color(RGBA(0.2, 0.6, 0.9))),
            t("Half", FontSpec(size: 22), x2 + 190, y + 20),
          ], opacity: 0.5)))
    y += 100
    let photo = PictureFixture.pattern(width: 64, height: 48)
    try PictureFixture.write(photo, to: folder.appendingPathComponent("photo@2x.png"))
    c.append(
      .layer(
        .init(
          [.image(.init(name: "photo", frame: CGRect(x: x2, y: y, width: 80, height: 80)))],
          clip: Path(ellipseIn: CGRect(x: x2, y: y, width: 80, height: 80)))))
    c.append(
      .layer(
        .init(
          [.image(.init(name: "photo", frame: CGRect(x: -40, y: -30, width: 80, height: 60)))],
          transform: CGAffineTransform(rotationAngle: 0.4).concatenating(
            CGAffineTransform(translationX: x2 + 130, y: y + 40)))))
    c.append(
      .image(
        .init(name: "photo", frame: CGRect(x: x2 + 180, y: y, width: 80, height: 80), isTiled: true)
      ))
    y += 90
    c.append(
      .image(.init(name: "missing-picture", frame: CGRect(x: x2, y: y, width: 160, height: 80))))
    c.append(.image(.init(name: "icon", frame: CGRect(x: x2 + 180, y: y, width: 24, height: 24))))
    y += 90
    c.append(
      .stroke(
        Path(roundedRect: CGRect(x: x2, y: y, width: 100, height: 50), cornerRadius: 25),
        .color(RGBA(0, 0.5, 1)), StrokeStyle(lineWidth: 3, dash: [8, 5]), isAntialiased: true))
    c.append(
      .image(
        .init(
          name: "photo", frame: CGRect(x: x2 + 120, y: y, width: 120, height: 50),
          template: .linearGradient(
            stops, start: CGPoint(x: x2 + 120, y: y), end: CGPoint(x: x2 + 240, y: y)))))
    y += 60
    var i = 0
    for mode in [
      DrawCommand.BlendMode.multiply, .screen, .overlay, .plusDarker, .plusLighter, .difference,
      .hue, .luminosity, .destinationOut,
    ] {
      let p = CGPoint(x: x2 + CGFloat(i % 5) * 55, y: y + CGFloat(i / 5) * 55)
      c.append(
        .layer(
          .init(
            [
              card(CGRect(x: p.x, y: p.y, width: 36, height: 36), .color(RGBA(1, 0.5, 0))),
              .layer(
                .init(
                  [
                    card(
                      CGRect(x: p.x + 14, y: p.y + 14, width: 36, height: 36),
                      .color(RGBA(0.1, 0.6, 0.9)))
                  ], blendMode: mode)),
            ], filters: [.brightness(0)])))
      i += 1
    }
    for s in [1, 2] {
      let b = studio.paint(c, width: 920 * s, height: 700 * s, scale: CGFloat(s))
      try PNGWriter.write(b, to: URL(fileURLWithPath: "/tmp/show\(s).png"))
    }
    print(studio.reports)
    let clock = ContinuousClock()
    let big = Bitmap(width: 1840, height: 1400)
    print(
      "full 2x",
      clock.measure {
        _ = studio.painter.paint(
          DisplayList(c), background: .white, into: big, scale: 2, damage: [big.bounds])
      })
    print(
      "damage",
      clock.measure {
        for _ in 0..<100 {
          _ = studio.painter.paint(
            DisplayList(c), background: .white, into: big, scale: 2,
            damage: [PixelRect(x: 100, y: 100, width: 100, height: 40)])
        }
      })
    print(
      "closure+cull",
      clock.measure {
        for _ in 0..<100 {
          _ = studio.painter.paint(
            DisplayList(c), background: .white, into: big, scale: 2,
            damage: [PixelRect(x: 1, y: 1390, width: 10, height: 4)])
        }
      })
  }
}
