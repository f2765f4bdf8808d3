import DisplayList
import Drawing
import Foundation
import Geometry

/// Symbols that are plain squares as high as the capitals, for tests of what stands around them.
final class BoxSymbols: SymbolDrawing {
  /// The frame's height in em; the square is 0.7 em.
  var height: CGFloat = 0.9

  func metrics(of spec: SymbolSpec) -> SymbolMetrics {
    let em = spec.pointSize
    let margin = (height - 0.7) / 2 * em
    let ink = CGRect(x: 0.1 * em, y: margin, width: 0.7 * em, height: 0.7 * em)
    return SymbolMetrics(
      size: CGSize(width: 0.9 * em, height: height * em), baseline: margin + 0.7 * em,
      capHeight: 0.7 * em, ink: ink, body: ink, isResolved: true)
  }

  func outline(of spec: SymbolSpec) -> [SymbolLayer] {
    let ink = metrics(of: spec).ink
    return [SymbolLayer(path: Path(rectangle: ink), level: 0)]
  }
}

extension Path {
  init(rectangle r: CGRect) {
    self.init()
    move(to: CGPoint(x: r.minX, y: r.minY))
    addLine(to: CGPoint(x: r.maxX, y: r.minY))
    addLine(to: CGPoint(x: r.maxX, y: r.maxY))
    addLine(to: CGPoint(x: r.minX, y: r.maxY))
    closeSubpath()
  }
}
