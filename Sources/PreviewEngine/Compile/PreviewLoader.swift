import Foundation
import GlassUI

/// Loads compiled files into this process.
@MainActor public enum PreviewLoader {
  private static var loaded: Set<String> = []

  /// Loads a compiled file and finds its previews, in the order of its source.
  ///
  /// The code stays in the process until its end, since Swift code cannot be unloaded. Loading the
  /// same object again loads a copy, with fresh global and static variables.
  public static func load(_ file: CompiledFile) throws(CompileError) -> [PreviewEntry] {
    let path = try freshPath(of: file)
    guard dlopen(path, RTLD_NOW | RTLD_LOCAL) != nil else {
      let reason = dlerror().map { String(cString: $0) } ?? "unknown reason"
      throw .loadFailed(file: file.source, reason: reason)
    }
    if path != file.object.path { unlink(path) }
    let fileName = URL(fileURLWithPath: file.source).lastPathComponent
    let lines = ProviderOutline.positions(in: file.text, fileID: "\(file.module)/\(fileName)")
    let entries = PreviewDiscovery.entries(inImageAt: path, providerLines: lines)
    guard !entries.isEmpty else { throw .noPreviews(file: file.source) }
    return entries
  }

  /// A path that the dynamic loader does not know yet: it answers a known one with the old code.
  private static func freshPath(of file: CompiledFile) throws(CompileError) -> String {
    if loaded.insert(file.object.path).inserted { return file.object.path }
    let copy = file.object.deletingLastPathComponent()
      .appendingPathComponent(".\(UUID().uuidString).so")
    do {
      try FileManager.default.copyItem(at: file.object, to: copy)
    } catch {
      throw .cannotWrite(path: copy.path, reason: error.localizedDescription)
    }
    return copy.path
  }
}
