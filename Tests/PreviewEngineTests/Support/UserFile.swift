import Foundation
import GlassUI

@testable import PreviewEngine

/// A user's file in a folder of its own, compiled as the command does.
final class UserFile: Sendable {
  let path: String

  init(_ text: String, name: String = "Sample.swift") throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("glasspreview-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.appendingPathComponent(name).path
    try write(text)
  }

  deinit {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try? FileManager.default.removeItem(at: folder)
  }

  func write(_ text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  func compile(_ mode: CompileOptions.LanguageMode = .swift5) async throws -> CompiledFile {
    try await Self.compiler.value.compile(path, options: CompileOptions(languageMode: mode))
  }

  @MainActor func entries(
    _ mode: CompileOptions.LanguageMode = .swift5
  ) async throws -> [PreviewEntry] {
    try PreviewLoader.load(try await compile(mode))
  }

  /// The errors that the compiler finds; empty if there are none.
  func errors(
    _ mode: CompileOptions.LanguageMode = .swift5
  ) async throws -> [CompilerDiagnostic] {
    do {
      _ = try await compile(mode)
      return []
    } catch CompileError.diagnostics(let diagnostics) {
      return diagnostics.filter { $0.severity == .error }
    }
  }

  /// One compiler for all tests, with a cache beside the build.
  static let compiler = Task {
    let cache = ModuleFolder.runningExecutable.deletingLastPathComponent()
      .appendingPathComponent("test-cache")
    var environment = ProcessInfo.processInfo.environment
    environment["XDG_CACHE_HOME"] = cache.path
    return try await Compiler(environment: environment)
  }
}
