import Foundation

/// Compiles a user's SwiftUI file to a shared object that this program can load.
///
/// The compiler and the linker are called directly, about 100 ms faster than by way of `swiftc`.
public struct Compiler: Sendable {
  let toolchain: Toolchain
  let folder: ModuleFolder
  let cache: BuildCache
  private let version: String

  /// Finds the toolchain and this program's modules, and makes sure that they fit.
  public init(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) async throws(CompileError) {
    toolchain = try await Toolchain.locate(environment: environment)
    folder = try ModuleFolder.locate()
    cache = try BuildCache.standard(environment: environment)
    version = try await cache.version(of: toolchain)
    let built = try folder.compilerVersion()
    guard version == built else {
      throw .toolchainMismatch(built: built, found: version, path: toolchain.root.path)
    }
  }

  /// Compiles a file, or finds it compiled before.
  ///
  /// Cancelling the task stops the compiler.
  public func compile(
    _ path: String, options: CompileOptions = CompileOptions()
  ) async throws(CompileError) -> CompiledFile {
    // An editor may save while the compiler reads: what is compiled must be what was hashed.
    for _ in 0..<Self.attempts {
      let source = try SourceFile(path)
      let compiled = try await compile(source, options: options)
      if let compiled { return compiled }
    }
    throw .inputMissing(path: path, reason: "it changes while it is compiled")
  }

  private static let attempts = 5

  /// Nil if the file has changed meanwhile.
  private func compile(
    _ source: SourceFile, options: CompileOptions
  ) async throws(CompileError) -> CompiledFile? {
    let modules = folder.moduleFiles
    let module = ModuleName.make(
      fileName: source.url.lastPathComponent,
      taken: Set(modules.map { $0.deletingPathExtension().lastPathComponent }))
    let key = key(of: source, module: module, options: options, modules: modules)
    let object = cache.object(module: module, key: key)
    let log = cache.log(of: object)

    let output: String
    if FileManager.default.fileExists(atPath: object.path) {
      output = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
      cache.touch(object)
    } else {
      let built = try await build(source, module: module, options: options, into: object)
      guard let built else { return nil }
      output = built
      try? Data(output.utf8).write(to: log, options: .atomic)
      cache.prune()
    }
    return CompiledFile(
      source: source.path, text: source.text, module: module, object: object,
      warnings: source.diagnostics(in: output))
  }

  /// Fills the compiler's cache of C modules, which costs the first compile of a machine seconds.
  public func warmUp() async {
    let file = cache.scratch("WarmUp.swift")
    defer { try? FileManager.default.removeItem(at: file) }
    guard (try? Data("import SwiftUI\n".utf8).write(to: file)) != nil else { return }
    _ = try? await ChildProcess.run(
      toolchain.frontend,
      ["-frontend", "-typecheck", "-primary-file", file.path, "-module-name", "WarmUp"]
        + searchPaths + CompileOptions().flags)
  }

  private func build(
    _ source: SourceFile, module: String, options: CompileOptions, into object: URL
  ) async throws(CompileError) -> String? {
    let compiled = cache.scratch("\(module).o")
    let linked = cache.scratch("\(module).so")
    defer {
      try? FileManager.default.removeItem(at: compiled)
      try? FileManager.default.removeItem(at: linked)
    }
    let output = try await ChildProcess.run(
      toolchain.frontend,
      ["-frontend", "-c", "-primary-file", source.url.path, "-module-name", module]
        + searchPaths + options.flags
        + ["-diagnostic-style", "llvm", "-no-color-diagnostics", "-o", compiled.path])
    let text = output.errorText
    guard output.status == 0 else {
      let diagnostics = source.diagnostics(in: text)
      guard output.status == 1, diagnostics.contains(where: { $0.severity == .error }) else {
        throw .toolFailed(program: toolchain.frontend, status: output.status, output: text)
      }
      throw .diagnostics(diagnostics)
    }
    try await Linker(toolchain: toolchain).link(compiled, into: linked)
    guard source.isUnchanged else { return nil }
    guard rename(linked.path, object.path) == 0 else {
      throw .cannotWrite(path: object.path, reason: SystemError.current)
    }
    return text
  }

  private var searchPaths: [String] {
    [
      "-I", folder.modules.path,
      "-load-plugin-executable", "\(folder.plugin.path)#PreviewMacros",
      "-in-process-plugin-server-path", toolchain.pluginServer,
      "-plugin-path", toolchain.plugins,
      "-module-cache-path", cache.clangModules.path,
    ]
  }

  /// Names everything that the compiled file depends on.
  private func key(
    of source: SourceFile, module: String, options: CompileOptions, modules: [URL]
  ) -> String {
    var fingerprint = Fingerprint()
    fingerprint.add(source.url.path)
    fingerprint.add(source.data)
    fingerprint.add(version)
    fingerprint.addFile(toolchain.frontend)
    options.flags.forEach { fingerprint.add($0) }
    modules.forEach { fingerprint.addFile($0.path) }
    fingerprint.addFile(folder.plugin.path)
    return fingerprint.text
  }
}
