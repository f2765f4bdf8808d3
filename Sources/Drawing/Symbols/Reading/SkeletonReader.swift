import Foundation
import Geometry

/// Reads a skeleton file: a small part of SVG, with classes that say what the pen does.
///
/// Shapes carry `stroke`, `fill` or `erase`, and further `thin`, `hollow`, `knockout`, `gap`,
/// `outlined`, `filled`, `secondary`, `tertiary`; unknown classes are ignored. Shapes inside a
/// group with the id `badge` are the badge. Circles of class `slot` draw nothing: their id
/// (`content`, `badge`, `dot`) says what goes there.
struct SkeletonReader {
  let file: String
  private var skeleton = Skeleton(shapes: [])

  private init(file: String) { self.file = file }

  /// The skeleton that the SVG `text` describes; `file` only names the source in errors.
  static func read(_ text: String, file: String) throws(SymbolError) -> Skeleton {
    try read(MarkupParser.parse(text, file: file), file: file)
  }

  /// The skeleton of a file that is already taken apart.
  static func read(_ root: MarkupElement, file: String) throws(SymbolError) -> Skeleton {
    var reader = SkeletonReader(file: file)
    guard root.name == "svg" else {
      throw .unsupportedElement(file: file, line: root.line, name: root.name)
    }
    let style = try Style().refined(by: root, file: file)
    reader.skeleton.surroundingColor = try Style.color(
      root.attributes["data-surrounding"], "data-surrounding", of: root, file: file)
    for child in root.children { try reader.read(child, style: style) }
    guard !reader.skeleton.shapes.isEmpty else { throw .empty(file: file) }
    return reader.skeleton
  }

  private mutating func read(_ element: MarkupElement, style: Style) throws(SymbolError) {
    switch element.name {
    case "title", "desc", "metadata", "style", "defs": return
    case "g":
      var inner = try style.refined(by: element, file: file)
      if element.attributes["id"] == "badge" { inner.isBadge = true }
      for child in element.children { try read(child, style: inner) }
    default:
      let inner = try style.refined(by: element, file: file)
      let path = try ShapeReader(element: element, file: file).path()
      if inner.classes.contains("slot") {
        addSlot(element.attributes["id"], path: path.applying(inner.transform))
      } else {
        try addShape(path, style: inner, element: element)
      }
    }
  }

  private mutating func addSlot(_ id: String?, path: Path) {
    let box = path.boundingRect
    let slot = SkeletonSlot(
      center: CGPoint(x: box.midX, y: box.midY), radius: min(box.width, box.height) / 2)
    switch id {
    case "content": skeleton.contentSlot = slot
    case "badge": skeleton.badgeSlot = slot
    case "dot": skeleton.dotSlot = slot
    default: return
    }
  }

  private mutating func addShape(
    _ path: Path, style: Style, element: MarkupElement
  ) throws(SymbolError) {
    let classes = style.classes
    guard let role = style.role else {
      throw .attribute(
        file: file, line: element.line, name: "class",
        value: element.attributes["class"] ?? "",
        detail: "say what the pen does: stroke, fill or erase")
    }
    let scale = abs(style.transform.determinant).squareRoot()
    skeleton.shapes.append(
      SkeletonShape(
        path: path.applying(style.transform), role: role,
        presence: classes.contains("outlined")
          ? .outlined : classes.contains("filled") ? .filled : .always,
        widthFactor: style.strokeWidth * scale / SymbolUnits.fileStrokeWidth,
        isThin: classes.contains("thin"), isHollow: classes.contains("hollow"),
        isKnockout: classes.contains("knockout"), hasGap: classes.contains("gap"),
        isAlone: classes.contains("alone"),
        level: classes.contains("tertiary") ? 2 : classes.contains("secondary") ? 1 : 0,
        color: style.color, filledColor: style.filledColor, step: style.step,
        isBadge: style.isBadge))
  }
}
