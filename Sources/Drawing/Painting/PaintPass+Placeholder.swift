import DisplayList
import Foundation
import Geometry

extension PaintPass {
  /// Grey that shows on white and on black alike.
  private static let grey = RGBA(0.55, 0.55, 0.57)

  /// Stands in for a picture that cannot be shown: a dashed frame with its name.
  func placeholder(_ name: String, frame: CGRect) {
    let short = min(frame.width, frame.height)
    let radius = min(8, short / 4)
    let outline = Path(
      roundedRect: frame.insetBy(dx: 0.5, dy: 0.5), cornerRadius: radius, style: .continuous)
    fill(
      outline, .color(Self.grey.multiplyingAlpha(by: 0.12)), isEOFilled: false,
      isAntialiased: true)
    stroke(
      outline, .color(Self.grey), StrokeStyle(lineWidth: 1, lineCap: .round, dash: [4, 3]),
      isAntialiased: true)
    let room = frame.insetBy(dx: 6, dy: 4)
    guard room.width >= 16, room.height >= 10 else { return }
    let label = TextSpec(
      spans: [TextSpec.Span(.string(name), font: FontSpec(size: 12, weight: .medium))],
      alignment: .center, truncation: .middle, minimumScaleFactor: 0.75)
    let size = painter.text.metrics(of: label, width: room.width, height: room.height).size
    guard size.height <= room.height + 1 else { return }
    text(
      label,
      frame: CGRect(
        x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width,
        height: size.height), .color(Self.grey))
  }
}
