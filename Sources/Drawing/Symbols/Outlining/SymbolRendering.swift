import DisplayList
import Foundation
import Geometry

/// Gives composed parts their weight, scale and size: frame, guides and outlines.
struct SymbolRendering: SymbolOutlining {
  /// What is drawn: the symbol's own parts, or those of its way from another.
  let parts: [SymbolPart]
  let isResolved: Bool
  private let blend: SymbolBlend
  /// Points per unit at the small scale.
  private let unit: CGFloat
  private let ink: CGRect
  private let body: CGRect
  /// The ink of what is drawn.
  private let drawnInk: CGRect
  private let mode: SymbolSpec.RenderingMode
  private let variableLayers: Int

  /// Chords stay this close to curves, in ems: invisible at three pixels a point up to 250 points.
  private static let tolerance: CGFloat = 0.0004

  /// - Parameter moving: what is drawn in the frame of `parts` while another symbol becomes this one.
  init(parts: [SymbolPart], moving: [SymbolPart]? = nil, spec: SymbolSpec, isResolved: Bool) {
    self.parts = moving ?? parts
    self.isResolved = isResolved
    mode = spec.renderingMode
    variableLayers = 1 + (parts.compactMap(\.step).max() ?? -1)
    blend = SymbolBlend(weight: spec.weight, scale: spec.scale)
    unit = SymbolUnits.points(of: spec)
    let blend = blend
    let drawn = parts.filter { !$0.isErasing }
    func bounds(_ parts: [SymbolPart]) -> CGRect {
      let box = parts.reduce(CGRect.null) { box, part in
        box.union(part.ink(width: blend.strokeWidth(part.pen) / blend.scale))
      }
      return box.isNull ? .zero : box
    }
    ink = bounds(drawn)
    body = bounds(drawn.filter { !$0.isBadge })
    drawnInk = moving.map { bounds($0.filter { !$0.isErasing }) } ?? ink
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
    let height = ink.height * toFrame.d
    return SymbolMetrics(
      size: CGSize(
        width: body.width + 2 * SymbolUnits.sideBearing * toFrame.a,
        height: height + SymbolUnits.frameHeightPadding * unit),
      baseline: toFrame.ty + SymbolUnits.baseline * unit,
      capHeight: SymbolUnits.capHeight * unit, ink: drawnInk.applying(toFrame), body: body,
      isResolved: isResolved, variableLayers: variableLayers)
  }

  /// The areas to paint and to take away, back to front; neighbours alike are one area.
  var layers: [SymbolLayer] {
    guard unit > 0 else { return [] }
    var layers: [SymbolLayer] = []
    for part in parts {
      let area = area(of: part)
      guard !area.isEmpty else { continue }
      let layer = SymbolLayer(
        path: area, level: part.isErasing ? 0 : level(of: part), isErasing: part.isErasing,
        step: part.isErasing ? nil : part.step, opacity: part.isErasing ? 1 : part.opacity)
      if let last = layers.last, last.isErasing == layer.isErasing, last.level == layer.level,
        last.step == layer.step, last.opacity == layer.opacity
      {
        layers[layers.count - 1].path.elements += area.elements
      } else {
        layers.append(layer)
      }
    }
    return layers
  }

  /// The index of the part's paint: in one colour nothing tells levels apart.
  private func level(of part: SymbolPart) -> Int {
    switch mode {
    case .monochrome: 0
    case .hierarchical, .palette: part.level
    case .multicolor: part.color?.level ?? 0
    }
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
      unit * blend.strokeWidth(part.pen) * part.widthFactor
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
