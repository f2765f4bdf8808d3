import DisplayList
import Foundation
import Geometry

extension SkeletonReader {
  /// What a shape inherits from the groups around it.
  struct Style {
    var transform = CGAffineTransform.identity
    var strokeWidth = SymbolUnits.fileStrokeWidth
    var classes: Set<Substring> = []
    var role: SkeletonShape.Role?
    var isBadge = false
    var color: SymbolColor?
    var filledColor: SymbolColor?
    var step: Int?

    /// This style with an element's own attributes applied.
    func refined(by element: MarkupElement, file: String) throws(SymbolError) -> Style {
      var style = self
      if let value = element.attributes["transform"] {
        guard let transform = TransformListParser.parse(value) else {
          throw .attribute(
            file: file, line: element.line, name: "transform", value: value,
            detail: "use matrix, translate, scale, rotate, skewX or skewY with their numbers")
        }
        style.transform = transform.concatenating(style.transform)
      }
      if let value = element.attributes["stroke-width"] {
        var scanner = NumberScanner(value)
        guard let width = scanner.number(), scanner.next == nil, width >= 0 else {
          throw .attribute(
            file: file, line: element.line, name: "stroke-width", value: value,
            detail: "a number of 0 or more is needed, without a unit")
        }
        style.strokeWidth = width
      }
      if let value = element.attributes["data-color"] {
        // One colour, or those of the outlined and the filled variant.
        let names = value.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        style.color = try Self.color(names.first, "data-color", of: element, file: file)
        style.filledColor = try Self.color(names.last, "data-color", of: element, file: file)
      }
      if let value = element.attributes["data-step"] {
        guard let step = Int(value), 1...16 ~= step else {
          throw .attribute(
            file: file, line: element.line, name: "data-step", value: value,
            detail: "number the layers from 1, the first to be lit")
        }
        style.step = step - 1
      }
      for name in (element.attributes["class"] ?? "").split(whereSeparator: \.isWhitespace) {
        switch name {
        case "stroke": style.role = .stroke
        case "fill": style.role = .fill
        case "erase": style.role = .erase
        default: style.classes.insert(name)
        }
      }
      return style
    }

    /// A colour by its name; `nil` for the foreground, which is named `primary`.
    static func color(
      _ name: String?, _ attribute: String, of element: MarkupElement, file: String
    ) throws(SymbolError) -> SymbolColor? {
      guard let name, name != "primary" else { return nil }
      guard let color = SymbolColor(rawValue: name) else {
        let known = SymbolColor.allCases.map(\.rawValue).joined(separator: ", ")
        throw .attribute(
          file: file, line: element.line, name: attribute,
          value: element.attributes[attribute] ?? name, detail: "use primary, \(known)")
      }
      return color
    }
  }
}
