import DisplayList
import Foundation
import Geometry

extension SymbolSheet {
  private static let titleFont = FontSpec(size: 22, weight: .semibold)
  private static let noteFont = FontSpec(size: 11)
  private static let nameFont = FontSpec(size: 9)
  private static let hairline: CGFloat = 0.5
  /// From the page's top margin to the line under the title.
  private static let ruleOffset: CGFloat = 34

  /// The sheet, measured with what will paint it.
  package func list(_ measurer: DrawingMeasurer) -> DisplayList {
    var commands = header(measurer)
    for (index, name) in names.enumerated() {
      for (column, weight) in weights.enumerated() {
        let spec = spec(of: name, weight: weight)
        let frame = frame(of: measurer.metrics(of: spec), index: index, weight: column)
        commands.append(.symbol(spec, frame: frame, paints: [.color(palette.symbol)]))
      }
      commands.append(caption(name, in: index, measurer))
    }
    return DisplayList(commands)
  }

  /// The sheet as pixels; `scale` is pixels a point.
  package func picture(_ painter: Painter, _ measurer: DrawingMeasurer, scale: CGFloat) -> Bitmap {
    let size = size
    let bitmap = Bitmap(
      width: Int((size.width * scale).rounded(.up)),
      height: Int((size.height * scale).rounded(.up)))
    _ = painter.paint(
      list(measurer), background: palette.paper, into: bitmap, scale: scale,
      damage: [bitmap.bounds])
    return bitmap
  }

  private func header(_ measurer: DrawingMeasurer) -> [DrawCommand] {
    let width = size.width - 2 * Self.margin
    let heading = text(title, Self.titleFont)
    let note = text(noteText, Self.noteFont)
    let (head, foot) = (measured(heading, measurer), measured(note, measurer))
    let top = Self.margin
    var rule = Path()
    rule.move(to: CGPoint(x: Self.margin, y: top + Self.ruleOffset))
    rule.addLine(to: CGPoint(x: size.width - Self.margin, y: top + Self.ruleOffset))
    return [
      .text(
        heading, frame: CGRect(x: Self.margin, y: top, width: width, height: head.size.height),
        .color(palette.symbol)),
      // At the right, on the title's baseline.
      .text(
        note,
        frame: CGRect(
          x: size.width - Self.margin - foot.size.width,
          y: top + head.firstBaseline - foot.firstBaseline, width: foot.size.width,
          height: foot.size.height), .color(palette.name)),
      .stroke(
        rule, .color(palette.line), StrokeStyle(lineWidth: Self.hairline), isAntialiased: true),
    ]
  }

  private var noteText: String {
    let count = names.count == 1 ? "1 symbol" : "\(names.count) symbols"
    return "\(count) · \(weights.map { "\($0)" }.joined(separator: ", ")) · \(scale)"
  }

  private func caption(_ name: String, in index: Int, _ measurer: DrawingMeasurer) -> DrawCommand {
    let origin = origin(of: index)
    // A name may break after each of its dots.
    var spec = text(name.replacing(".", with: ".\u{200B}"), Self.nameFont)
    spec.alignment = .center
    spec.lineLimit = 2
    spec.truncation = .middle
    spec.minimumScaleFactor = 0.8
    let own = measurer.metrics(of: spec, width: cell.width, height: Self.nameHeight).size
    return .text(
      spec,
      frame: CGRect(
        x: origin.x + (cell.width - own.width) / 2, y: origin.y + Self.slot.height,
        width: own.width, height: own.height), .color(palette.name))
  }

  private func text(_ string: String, _ font: FontSpec) -> TextSpec {
    TextSpec(spans: [.init(.string(string), font: font)], lineLimit: 1)
  }

  private func measured(_ text: TextSpec, _ measurer: DrawingMeasurer) -> TextMetrics {
    measurer.metrics(of: text, width: size.width - 2 * Self.margin, height: nil)
  }
}
