import DisplayList
import Foundation
import Geometry

/// The lines of a template's `Guides`, in the file's units.
struct TemplateGuides {
  let file: String
  private var boxes: [String: CGRect] = [:]

  init(_ root: MarkupElement, file: String) throws(SymbolError) {
    self.file = file
    guard let (guides, outer) = try root.find(id: "Guides", file: file) else {
      throw .template(file: file, detail: "the group \"Guides\" is missing")
    }
    for line in guides.children {
      guard let id = line.attributes["id"], Self.isGuide(id) else { continue }
      let transform = try line.transform(in: file).concatenating(outer)
      let path = try ShapeReader(element: line, file: file).path()
      boxes[id] = path.applying(transform).boundingRect
    }
  }

  private static func isGuide(_ id: String) -> Bool {
    ["Baseline-", "Capline-", "left-margin", "right-margin"].contains { id.hasPrefix($0) }
  }

  /// The heights of baseline and cap line; the baseline lies lower.
  func lines(
    of scale: SymbolSpec.Scale
  ) throws(SymbolError) -> (baseline: CGFloat, capline: CGFloat) {
    let letter =
      switch scale {
      case .small: "S"
      case .medium: "M"
      case .large: "L"
      }
    guard let baseline = boxes["Baseline-\(letter)"], let capline = boxes["Capline-\(letter)"],
      baseline.midY > capline.midY
    else {
      throw .template(
        file: file, detail: "the guides Baseline-\(letter) and Capline-\(letter) are needed")
    }
    return (baseline.midY, capline.midY)
  }

  /// Where a variant begins or ends; nil when the template does not say.
  func margin(_ side: String, _ variant: SymbolTemplate.Variant) -> CGFloat? {
    boxes["\(side)-margin-\(variant.name)"]?.midX
  }
}
