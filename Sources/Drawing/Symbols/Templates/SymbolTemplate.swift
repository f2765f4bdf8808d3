import DisplayList
import Foundation
import Geometry

/// A symbol that somebody drew in an SF Symbols template: outlines for some weights and scales.
struct SymbolTemplate: Hashable, Sendable {
  /// A weight at a scale, as the names of a template's groups say.
  struct Variant: Hashable, Sendable {
    var weight: FontSpec.Weight
    var scale: SymbolSpec.Scale
  }

  /// One variant's outlines; units from the left margin and the cap-height centre.
  struct Drawing: Hashable, Sendable {
    struct Layer: Hashable, Sendable {
      var path: Path
      /// The hierarchical level, 0 is primary.
      var level: Int
      /// In a multicolor symbol; `nil` for the foreground.
      var color: SymbolColor?
    }

    var layers: [Layer]
    /// From margin to margin.
    var width: CGFloat
  }

  var drawings: [Variant: Drawing]

  /// The drawing of a variant: the template's own, a blend of its three sources, or the nearest.
  func drawing(_ variant: Variant) -> Drawing {
    if let own = drawings[variant] { return own }
    return blend(variant) ?? nearest(variant)
  }

  private func source(_ weight: FontSpec.Weight) -> Drawing? {
    drawings[Variant(weight: weight, scale: .small)]
  }

  private func blend(_ variant: Variant) -> Drawing? {
    guard let ultralight = source(.ultraLight), let regular = source(.regular),
      let black = source(.black)
    else { return nil }
    let row = SymbolBlend(weight: variant.weight, scale: variant.scale)
    return Drawing(
      blending: [(row.ultralight, ultralight), (row.regular, regular), (row.black, black)])
  }

  /// The variant whose weight is closest, grown about the cap-height centre to the scale asked for.
  private func nearest(_ variant: Variant) -> Drawing {
    let found = drawings.min { a, b in
      distance(a.key, variant) < distance(b.key, variant)
    }
    guard let (key, drawing) = found else { return Drawing(layers: [], width: 0) }
    let factor =
      SymbolBlend(weight: variant.weight, scale: variant.scale).scale
      / SymbolBlend(weight: key.weight, scale: key.scale).scale
    return Drawing(blending: [(factor, drawing)]) ?? drawing
  }

  /// Weights count most, then scales; the lighter and smaller one decides between equals.
  private func distance(_ a: Variant, _ b: Variant) -> Int {
    func index(_ scale: SymbolSpec.Scale) -> Int {
      switch scale {
      case .small: 0
      case .medium: 1
      case .large: 2
      }
    }
    let weights = abs(a.weight.rawValue - b.weight.rawValue)
    let scales = abs(index(a.scale) - index(b.scale))
    return weights * 100 + scales * 10 + (a.weight.rawValue > b.weight.rawValue ? 5 : 0)
      + index(a.scale)
  }
}

extension SymbolTemplate.Drawing {
  /// The sum of the drawings times their shares, point by point; nil when they are not alike.
  init?(blending parts: [(share: CGFloat, drawing: SymbolTemplate.Drawing)]) {
    guard let first = parts.first?.drawing else { return nil }
    var layers: [Layer] = []
    for (index, layer) in first.layers.enumerated() {
      guard
        parts.allSatisfy({ part in
          part.drawing.layers.count == first.layers.count
            && part.drawing.layers[index].level == layer.level
            && part.drawing.layers[index].color == layer.color
        }),
        let path = Path(blending: parts.map { ($0.share, $0.drawing.layers[index].path) })
      else { return nil }
      layers.append(Layer(path: path, level: layer.level, color: layer.color))
    }
    self.init(layers: layers, width: parts.reduce(0) { $0 + $1.share * $1.drawing.width })
  }
}
