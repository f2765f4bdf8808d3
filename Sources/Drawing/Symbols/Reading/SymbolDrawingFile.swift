import Foundation

/// What a symbol's file holds.
enum SymbolDrawingFile: Sendable {
  case skeleton(Skeleton)
  case template(SymbolTemplate)

  static func read(_ url: URL) throws(SymbolError) -> SymbolDrawingFile {
    guard let text = try? String(contentsOf: url, encoding: .utf8) else {
      throw .unreadable(file: url.path)
    }
    return try read(text, file: url.path)
  }

  static func read(_ text: String, file: String) throws(SymbolError) -> SymbolDrawingFile {
    let root = try MarkupParser.parse(text, file: file)
    if TemplateReader.isTemplate(root) {
      return .template(try TemplateReader.read(root, file: file))
    }
    return .skeleton(try SkeletonReader.read(root, file: file))
  }
}
