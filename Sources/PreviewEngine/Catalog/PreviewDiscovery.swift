import GlassUI

/// Finds the previews in code that is loaded into this process.
///
/// `#Preview` and `PreviewProvider` leave types that conform to a protocol of GlassUI; the image's
/// own conformance records name them, so nothing has to be registered and nothing can be left over
/// from another image, be it an older build of the same module.
@MainActor public enum PreviewDiscovery {
  /// The previews of one image, in the order of the source.
  ///
  /// - Parameters:
  ///   - path: The file that the image was loaded from.
  ///   - providerLines: Where the types that conform to `PreviewProvider` stand: their names with
  ///     their outer types, as `Outer.Inner`. The compiled code does not know.
  public static func entries(
    inImageAt path: String, providerLines: [String: SourcePosition] = [:]
  ) -> [PreviewEntry] {
    entries(in: LoadedImage.all.filter { $0.path == path }, providerLines: providerLines)
  }

  /// The previews of a module that is part of this program, by file name and then by line.
  public static func entries(ofModule module: String) -> [PreviewEntry] {
    entries(in: LoadedImage.all, providerLines: [:]) { $0 == module }
  }

  private static func entries(
    in images: [LoadedImage],
    providerLines: [String: SourcePosition],
    modules isWanted: (String) -> Bool = { _ in true }
  ) -> [PreviewEntry] {
    let registered = images.flatMap { $0.types(conformingTo: (any PreviewRegistry).self) }
      .filter { isWanted(QualifiedName($0).module) }
      .compactMap { $0 as? any PreviewRegistry.Type }
      .flatMap { $0.entries }
    let provided = images.flatMap { $0.types(conformingTo: (any PreviewProvider).self) }
      .filter { isWanted(QualifiedName($0).module) }
      .compactMap { $0 as? any PreviewProvider.Type }
      .flatMap { entries(of: $0, lines: providerLines) }
    // Entries of one place, from a preview with arguments, keep their order.
    return (registered + provided).enumerated().sorted { lhs, rhs in
      (lhs.element.fileID, lhs.element.line, lhs.element.column, lhs.offset)
        < (rhs.element.fileID, rhs.element.line, rhs.element.column, rhs.offset)
    }.map(\.element)
  }

  private static func entries(
    of provider: any PreviewProvider.Type, lines: [String: SourcePosition]
  ) -> [PreviewEntry] {
    let name = QualifiedName(provider)
    let position = lines[name.withinModule]
    return provider._entries(
      name: name.withinModule,
      fileID: position?.fileID ?? name.module,
      line: position?.line ?? 0,
      column: position?.column ?? 0)
  }
}
