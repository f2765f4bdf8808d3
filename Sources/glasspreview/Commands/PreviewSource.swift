import GlassUI
import PreviewEngine

/// Where previews come from: the built-in screens, or a user's file.
enum PreviewSource: Hashable {
  case gallery
  case file(String)

  init(_ operand: String) {
    self = operand == "gallery" ? .gallery : .file(operand)
  }

  /// The previews, compiled and loaded, with what the compiler warns of.
  @MainActor func catalog(
    _ options: CompileOptions
  ) async throws(CompileError) -> (catalog: PreviewCatalog, warnings: [CompilerDiagnostic]) {
    switch self {
    case .gallery:
      return (PreviewCatalog(PreviewDiscovery.entries(ofModule: "Gallery")), [])
    case .file(let path):
      let file = try await Compiler().compile(path, options: options)
      return (PreviewCatalog(try PreviewLoader.load(file)), file.warnings)
    }
  }
}
