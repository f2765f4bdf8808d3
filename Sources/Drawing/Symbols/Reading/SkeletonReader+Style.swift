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
  }
}
