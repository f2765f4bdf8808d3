import DisplayList
import Foundation
import Geometry
import Testing

@testable import Drawing

/// Small scenes as pictures: what numbers do not show.
@MainActor @Suite struct GoldenTests {
  private func label(
    _ string: String, _ font: FontSpec, _ x: CGFloat, _ y: CGFloat, width: CGFloat? = nil,
    _ change: (inout TextSpec) -> Void = { _ in }
  ) -> DrawCommand {
    var spec = TextSpec(spans: [TextSpec.Span(.string(string), font: font)])
    change(&spec)
    let size = engine.metrics(of: spec, width: width, height: nil).size
    return .text(
      spec, frame: CGRect(origin: CGPoint(x: x, y: y), size: size), .color(.black))
  }

  @Test(arguments: [1, 2]) func text(scale: Int) throws {
    let body = FontSpec(size: 17)
    let long = "Whisk the eggs with the milk and fold the flour under it"
    var mixed = TextSpec(spans: [
      TextSpec.Span(.string("Regular "), font: body),
      TextSpec.Span(
        .symbol(SymbolSpec(name: "box", pointSize: 17)), font: body, color: RGBA(0.9, 0.2, 0.2)),
      TextSpec.Span(.string(" then "), font: body, color: RGBA(0, 0.4, 1)),
      TextSpec.Span(.string("bold"), font: FontSpec(size: 17, weight: .bold)),
      TextSpec.Span(.string(" up"), font: FontSpec(size: 11), baselineOffset: 6),
    ])
    mixed.spans[2].isUnderlined = true
    mixed.spans[3].isStruckThrough = true
    let size = engine.metrics(of: mixed, width: nil, height: nil).size
    let commands = [
      label("Large Title", FontSpec(size: 34, weight: .bold), 8, 4),
      .text(mixed, frame: CGRect(origin: CGPoint(x: 8, y: 48), size: size), .color(.black)),
      label("Serif, italic", FontSpec(size: 17, design: .serif, isItalic: true), 8, 76),
      label("let x = 0xFF", FontSpec(size: 13, design: .monospaced), 130, 78),
      label("Crêpe 😀 ✓ שלום", body, 8, 100),
      label(long, FontSpec(size: 13), 8, 126, width: 110) { $0.lineLimit = 2 },
      label(long, FontSpec(size: 13), 130, 126, width: 110) {
        $0.lineLimit = 2
        $0.truncation = .middle
        $0.alignment = .trailing
      },
      label("Footnote centred on three lines", FontSpec(size: 11), 176, 4, width: 70) {
        $0.alignment = .center
      },
    ]
    let bitmap = Studio().paint(
      commands, width: 250 * scale, height: 166 * scale, scale: CGFloat(scale))
    try Golden.expect(bitmap, "text@\(scale)x")
  }

  @Test func layers() throws {
    func card(_ x: CGFloat, _ y: CGFloat, _ paint: Paint) -> DrawCommand {
      .fill(
        Path(roundedRect: CGRect(x: x, y: y, width: 60, height: 60), cornerRadius: 16), paint,
        isEOFilled: false, isAntialiased: true)
    }
    let stops = [RGBA(1, 0.6, 0), RGBA(1, 0.2, 0.5), RGBA(0.3, 0.2, 1)].enumerated().map {
      Paint.Stop(color: $0.element, location: CGFloat($0.offset) / 2)
    }
    let folder = try PictureFixture.folder()
    let commands: [DrawCommand] = [
      card(
        10, 10, .linearGradient(stops, start: CGPoint(x: 10, y: 10), end: CGPoint(x: 70, y: 70))),
      card(
        80, 10,
        .radialGradient(stops, center: CGPoint(x: 110, y: 40), startRadius: 0, endRadius: 40)),
      card(150, 10, .angularGradient(stops, center: CGPoint(x: 180, y: 40), start: 0.5, end: 6)),
      .layer(
        DrawCommand.Layer(
          [card(10, 90, .color(.white))],
          filters: [.shadow(RGBA(0, 0, 0, 0.4), radius: 6, x: 0, y: 4)])),
      .layer(
        DrawCommand.Layer([card(80, 90, .color(RGBA(0.2, 0.6, 0.9)))], filters: [.blur(radius: 3)])),
      .layer(
        DrawCommand.Layer(
          [
            .image(
              DrawCommand.ImageCommand(
                name: "tile", frame: CGRect(x: 150, y: 90, width: 60, height: 60)))
          ], transform: CGAffineTransform(rotationAngle: 0.05),
          clip: Path(ellipseIn: CGRect(x: 150, y: 90, width: 60, height: 60)), opacity: 0.8)),
      .image(
        DrawCommand.ImageCommand(
          name: "missing", frame: CGRect(x: 10, y: 165, width: 120, height: 40))),
      .stroke(
        Path(roundedRect: CGRect(x: 145, y: 168, width: 66, height: 34), cornerRadius: 17),
        .color(RGBA(0, 0.5, 1)), StrokeStyle(lineWidth: 3, lineCap: .round, dash: [6, 6]),
        isAntialiased: true),
    ]
    try Golden.expect(
      Studio(folders: [folder]).paint(commands, width: 224, height: 214), "layers")
  }
}
