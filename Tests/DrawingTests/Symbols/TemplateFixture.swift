import DisplayList
import Foundation

@testable import Drawing

/// Writes SF Symbols templates of one symbol: a drop with a hole and a bar on a second level.
struct TemplateFixture {
  /// A number of the symbol at the sources Ultralight, Regular and Black.
  typealias Source = (CGFloat, CGFloat, CGFloat)

  /// Sides of the layers' points, from the left margin and the cap-height centre, in units.
  static let drop: [[Source]] = [
    [(12, 14, 17), (-30, -33, -37)],
    [(40, 41, 45), (-31, -34, -38), (44, 48, 52), (0.5, -1, 2), (30, 33, 35), (28, 31, 36)],
    [(12, 11, 10), (28, 31.25, 36)],
  ]
  static let bar: [[Source]] = [
    [(50, 52, 55), (-4, -6, -11)], [(70, 73, 80), (-4, -6, -11)], [(70, 73, 80), (4, 6, 11)],
    [(50, 52, 55), (4, 6, 11)],
  ]
  static let width: Source = (82, 86.5, 95)

  /// The file's units per template unit, to show that guides decide.
  var factor: CGFloat = 1
  var version = "3.0"
  /// The classes of the two layers.
  var classes = ["monochrome-0 hierarchical-0:primary x-unheard-of", "hierarchical-1:secondary"]
  var hasMargins = true

  static let threeSources: [SymbolTemplate.Variant] = [
    .init(weight: .ultraLight, scale: .small), .init(weight: .regular, scale: .small),
    .init(weight: .black, scale: .small),
  ]
  static let allVariants: [SymbolTemplate.Variant] = FontSpec.Weight.allCases.flatMap { weight in
    SymbolSpec.Scale.allCases.map { .init(weight: weight, scale: $0) }
  }

  /// The baselines of the three scales, in the file's units.
  private func baseline(_ scale: SymbolSpec.Scale) -> CGFloat {
    switch scale {
    case .small: 696
    case .medium: 1126
    case .large: 1556
    }
  }

  private func left(_ variant: SymbolTemplate.Variant) -> CGFloat {
    300 + 3 * CGFloat(variant.weight.rawValue)
  }

  static func blend(_ source: Source, _ variant: SymbolTemplate.Variant) -> CGFloat {
    let row = SymbolBlend(weight: variant.weight, scale: variant.scale)
    return source.0 * row.ultralight + source.1 * row.regular + source.2 * row.black
  }

  func svg(_ variants: [SymbolTemplate.Variant]) -> String {
    var guides = "<g id=\"H-reference\"><path d=\"M 0 0 L 10 10\"/></g>"
    for (scale, letter) in [(SymbolSpec.Scale.small, "S"), (.medium, "M"), (.large, "L")] {
      let y = baseline(scale)
      guides += line("Baseline-\(letter)", 263, y, 3036, y)
      guides += line(
        "Capline-\(letter)", 263, y - 70.459 * factor, 3036, y - 70.459 * factor)
    }
    var symbols = ""
    for variant in variants {
      let (x, y) = (left(variant), baseline(variant.scale))
      if hasMargins {
        let right = x + Self.blend(Self.width, variant) * factor
        guides += line("left-margin-\(variant.name)", x, y - 100, x, y + 30)
        guides += line("right-margin-\(variant.name)", right, y - 100, right, y + 30)
      }
      symbols += """
        <g id="\(variant.name)" transform="matrix(1 0 0 1 \(x) \(y))">
        <path class="\(classes[0])" d="\(data(Self.drop, variant))"/>
        <path class="\(classes[1])" d="\(data(Self.bar, variant))"/></g>
        """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!--Generator: by hand-->
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      <svg version="1.1" xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
      <style>.monochrome-0 {-sfsymbols-motion-group:0}</style>
      <g id="Notes"><rect width="3300" height="2200"/>
      <text id="template-version" transform="matrix(1 0 0 1 3036 1933)">Template v.\(version)</text>
      </g><g id="Guides">\(guides)</g><g id="Symbols">\(symbols)</g></svg>
      """
  }

  private func line(
    _ id: String, _ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat
  ) -> String {
    "<line id=\"\(id)\" style=\"fill:none\" x1=\"\(x1)\" y1=\"\(y1)\" x2=\"\(x2)\" y2=\"\(y2)\"/>"
  }

  /// Path data from the baseline, rounded to three places as exported files are.
  private func data(_ points: [[Source]], _ variant: SymbolTemplate.Variant) -> String {
    let commands = points.enumerated().map { index, numbers in
      let text = numbers.enumerated().map { i, source in
        let value = Self.blend(source, variant) - (i % 2 == 1 ? 70.459 / 2 : 0)
        return "\(((value * factor) * 1000).rounded() / 1000)"
      }.joined(separator: " ")
      return (index == 0 ? "M " : numbers.count == 6 ? "C " : "L ") + text
    }
    return commands.joined(separator: " ") + " Z"
  }
}
