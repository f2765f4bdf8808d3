import DisplayList
import Foundation
import Geometry

/// Reads an SF Symbols template, versions 2 to 7: an SVG with the groups `Guides` and `Symbols`.
///
/// `Symbols` holds a group for each variant, as `Regular-M`: all 27 in a static template, three in
/// a variable one. Units follow from the guides of each scale. Of the styles only the
/// hierarchical levels count; all others are ignored.
struct TemplateReader {
  let file: String
  private let guides: TemplateGuides

  /// Whether an SVG is a template and not a skeleton.
  static func isTemplate(_ root: MarkupElement) -> Bool {
    root.name == "svg" && root.first(id: "Symbols") != nil
  }

  static func read(_ root: MarkupElement, file: String) throws(SymbolError) -> SymbolTemplate {
    let guides = try TemplateGuides(root, file: file)
    let reader = TemplateReader(file: file, guides: guides)
    var drawings: [SymbolTemplate.Variant: SymbolTemplate.Drawing] = [:]
    guard let (symbols, transform) = try root.find(id: "Symbols", file: file) else {
      throw .empty(file: file)
    }
    for group in symbols.children {
      guard let variant = SymbolTemplate.Variant(name: group.attributes["id"] ?? "") else {
        continue
      }
      drawings[variant] = try reader.drawing(of: group, variant, transform)
    }
    guard !drawings.isEmpty else { throw .empty(file: file) }
    return SymbolTemplate(drawings: drawings)
  }

  private func drawing(
    of group: MarkupElement, _ variant: SymbolTemplate.Variant, _ outer: CGAffineTransform
  ) throws(SymbolError) -> SymbolTemplate.Drawing {
    var layers: [SymbolTemplate.Drawing.Layer] = []
    try collect(group, outer, level: 0, color: nil, into: &layers)
    guard !layers.isEmpty else { throw .empty(file: file) }
    let lines = try guides.lines(of: variant.scale)
    let unit = SymbolUnits.capHeight / (lines.baseline - lines.capline)
    let middle = (lines.baseline + lines.capline) / 2
    let ink = layers.reduce(CGRect.null) { $0.union($1.path.boundingRect) }
    let bearing =
      SymbolUnits.sideBearing * SymbolBlend(weight: variant.weight, scale: variant.scale).scale
      / unit
    let left = guides.margin("left", variant) ?? ink.minX - bearing
    let right = guides.margin("right", variant) ?? ink.maxX + bearing
    let toUnits = CGAffineTransform(
      a: unit, b: 0, c: 0, d: unit, tx: -left * unit, ty: -middle * unit)
    return SymbolTemplate.Drawing(
      layers: layers.map {
        .init(path: $0.path.applying(toUnits), level: $0.level, color: $0.color)
      },
      width: (right - left) * unit)
  }

  /// The shapes of a group, back to front, neighbours of one paint as one; in the file's units.
  private func collect(
    _ element: MarkupElement, _ outer: CGAffineTransform, level: Int, color: SymbolColor?,
    into layers: inout [SymbolTemplate.Drawing.Layer]
  ) throws(SymbolError) {
    let transform = try element.transform(in: file).concatenating(outer)
    let level = element.hierarchicalLevel ?? level
    let color = element.multicolor ?? color
    switch element.name {
    case "g":
      for child in element.children {
        try collect(child, transform, level: level, color: color, into: &layers)
      }
    case "title", "desc", "metadata", "style", "defs", "text": return
    default:
      let path = try ShapeReader(element: element, file: file).path().applying(transform)
      if let last = layers.indices.last, layers[last].level == level, layers[last].color == color {
        layers[last].path.elements += path.elements
      } else {
        layers.append(.init(path: path, level: level, color: color))
      }
    }
  }
}

extension SymbolTemplate.Variant {
  /// `Ultralight-S` … `Black-L`.
  init?(name: String) {
    let parts = name.split(separator: "-")
    guard parts.count == 2 else { return nil }
    switch parts[0] {
    case "Ultralight": weight = .ultraLight
    case "Thin": weight = .thin
    case "Light": weight = .light
    case "Regular": weight = .regular
    case "Medium": weight = .medium
    case "Semibold": weight = .semibold
    case "Bold": weight = .bold
    case "Heavy": weight = .heavy
    case "Black": weight = .black
    default: return nil
    }
    switch parts[1] {
    case "S": scale = .small
    case "M": scale = .medium
    case "L": scale = .large
    default: return nil
    }
  }

  /// The name a template gives the variant.
  var name: String {
    let letter =
      switch scale {
      case .small: "S"
      case .medium: "M"
      case .large: "L"
      }
    return "\("\(weight)".lowercased().capitalized)-\(letter)"
  }
}

extension MarkupElement {
  /// The element of an id, this one included.
  func first(id: String) -> MarkupElement? {
    if attributes["id"] == id { return self }
    for child in children {
      if let found = child.first(id: id) { return found }
    }
    return nil
  }

  /// The same, with the transform from inside it to the outside of this element.
  func find(
    id: String, file: String
  ) throws(SymbolError) -> (element: MarkupElement, transform: CGAffineTransform)? {
    let own = try transform(in: file)
    if attributes["id"] == id { return (self, own) }
    for child in children {
      if let found = try child.find(id: id, file: file) {
        return (found.element, found.transform.concatenating(own))
      }
    }
    return nil
  }

  func transform(in file: String) throws(SymbolError) -> CGAffineTransform {
    guard let value = attributes["transform"] else { return .identity }
    guard let transform = TransformListParser.parse(value) else {
      throw .attribute(
        file: file, line: line, name: "transform", value: value,
        detail: "use matrix, translate, scale, rotate, skewX or skewY with their numbers")
    }
    return transform
  }

  /// The colour that a class as `multicolor-0:systemRedColor` gives.
  fileprivate var multicolor: SymbolColor? {
    for name in (attributes["class"] ?? "").split(whereSeparator: \.isWhitespace)
    where name.hasPrefix("multicolor-") {
      guard var color = name.split(separator: ":").last else { continue }
      if color.hasPrefix("system") { color = color.dropFirst(6) }
      if color.hasSuffix("Color") { color = color.dropLast(5) }
      return SymbolColor(rawValue: color.lowercased())
    }
    return nil
  }

  /// The level that a class as `hierarchical-0:secondary` gives.
  fileprivate var hierarchicalLevel: Int? {
    for name in (attributes["class"] ?? "").split(whereSeparator: \.isWhitespace)
    where name.hasPrefix("hierarchical-") {
      switch name.split(separator: ":").last {
      case "primary": return 0
      case "secondary": return 1
      case "tertiary": return 2
      default: continue
      }
    }
    return nil
  }
}
