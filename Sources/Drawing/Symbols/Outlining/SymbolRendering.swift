import DisplayList
import Foundation
import Geometry

/// Gives composed parts their weight, scale and size: frame, guides and outlines.
struct SymbolRendering: SymbolOutlining {
  let parts: [SymbolPart]
  let isResolved: Bool
  private let blend: SymbolBlend
  /// Points per unit at the small scale.
  private let unit: CGFloat
  private let ink: CGRect
  private let body: CGRect

  /// Chords stay this close to curves, in ems: invisible at three pixels a point up to 250 points.
  private static let tolerance: CGFloat = 0.0004

  init(parts: [SymbolPart], spec: SymbolSpec, isResolved: Bool) {
    self.parts = parts
    self.isResolved = isResolved
    blend = SymbolBlend(weight: spec.weight, scale: spec.scale)
    unit = SymbolUnits.points(of: spec)
    let blend = blend
    let drawn = parts.filter { !$0.isErasing }
    func bounds(_ parts: [SymbolPart]) -> CGRect {
      let box = parts.reduce(CGRect.null) { box, part in
        box.union(part.ink(width: blend.strokeWidth(isThin: part.isThin) / blend.scale))
      }
      return box.isNull ? .zero : box
    }
    ink = bounds(drawn)
    body = bounds(drawn.filter { !$0.isBadge })
  }

  /// From small-scale units around the cap-height centre to points in the frame.
  private var toFrame: CGAffineTransform {
    let scale = unit * blend.scale
    return CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale,
      tx: (SymbolUnits.sideBearing - body.minX) * scale,
      ty: unit * SymbolUnits.frameHeightPadding / 2 - ink.minY * scale)
  }

  var metrics: SymbolMetrics {
    let toFrame = toFrame
    let body = body.applying(toFrame)
    let ink = ink.applying(toFrame)
    return SymbolMetrics(
      size: CGSize(
        width: body.width + 2 * SymbolUnits.sideBearing * toFrame.a,
        height: ink.height + SymbolUnits.frameHeightPadding * unit),
      baseline: toFrame.ty + SymbolUnits.baseline * unit,
      capHeight: SymbolUnits.capHeight * unit, ink: ink, body: body, isResolved: isResolved)
  }

  /// The areas to paint and to take away, back to front; neighbours of one level are one area.
  var layers: [SymbolLayer] {
    guard unit > 0 else { return [] }
    var layers: [SymbolLayer] = []
    for part in parts {
      let area = area(of: part)
      guard !area.isEmpty else { continue }
      if let last = layers.last, last.isErasing == part.isErasing,
        last.isErasing || last.level == part.level
      {
        layers[layers.count - 1].path.elements += area.elements
      } else {
        layers.append(SymbolLayer(path: area, level: part.level, isErasing: part.isErasing))
      }
    }
    return layers
  }

  private func area(of part: SymbolPart) -> Path {
    let toFrame = toFrame
    let tolerance = Self.tolerance * unit * SymbolUnits.em
    let lines = part.path.applying(toFrame).flattened(tolerance: tolerance)
    var area = Path()
    if part.isSolid {
      for line in lines where line.isClosed { area.addClockwise(line) }
    }
    let width =
      unit * blend.strokeWidth(isThin: part.isThin) * part.widthFactor
      + 2 * part.outset * toFrame.a
    guard width > 0 else { return area }
    var stroker = RoundStroker(radius: width / 2, tolerance: tolerance)
    for line in lines { stroker.stroke(line) }
    area.elements += stroker.area.elements
    return area
  }
}

extension Path {
  /// Adds a closed line, reversed if it does not turn clockwise on a screen.
  fileprivate mutating func addClockwise(_ line: Polyline) {
    let points = line.signedArea < 0 ? line.points.reversed() : line.points
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
    closeSubpath()
  }
}
