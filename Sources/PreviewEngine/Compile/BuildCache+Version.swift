import Foundation

extension BuildCache {
  /// What a toolchain's compiler says of itself, asked once as long as its file stays the same.
  ///
  /// Asking costs every start some 40 ms.
  func version(of toolchain: Toolchain) async throws(CompileError) -> String {
    var fingerprint = Fingerprint()
    fingerprint.addFile(toolchain.frontend)
    let file = folder.appendingPathComponent("compiler-\(fingerprint.text)")
    if let known = try? String(contentsOf: file, encoding: .utf8), !known.isEmpty { return known }
    let version = try await toolchain.version()
    try? Data(version.utf8).write(to: file, options: .atomic)
    return version
  }
}
