import Foundation

/// Where this program's Swift modules and macro plugin are: what a user's file is compiled against.
public struct ModuleFolder: Hashable, Sendable {
  /// The folder of `.swiftmodule`s.
  public let modules: URL
  /// The program that expands GlassUI's macros.
  public let plugin: URL

  /// Looks beside the executable: in a build folder, then where `make install` puts them.
  public static func locate(executable: URL = runningExecutable) throws(CompileError) -> Self {
    let folder = executable.deletingLastPathComponent()
    let installed = folder.deletingLastPathComponent().appendingPathComponent("lib/glasspreview")
    let candidates = [
      ModuleFolder(
        modules: folder.appendingPathComponent("Modules"),
        plugin: folder.appendingPathComponent("PreviewMacros-tool")),
      ModuleFolder(
        modules: installed.appendingPathComponent("modules"),
        plugin: installed.appendingPathComponent("PreviewMacros")),
    ]
    guard let found = candidates.first(where: \.isComplete) else {
      throw .noModules(searched: candidates.map(\.modules.path))
    }
    return found
  }

  /// The file that this process runs.
  public static var runningExecutable: URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
  }

  private var isComplete: Bool {
    FileManager.default.fileExists(atPath: modules.appendingPathComponent(entryModule).path)
      && FileManager.default.isExecutableFile(atPath: plugin.path)
  }

  /// All modules, in the order of their names.
  var moduleFiles: [URL] {
    let files = try? FileManager.default.contentsOfDirectory(
      at: modules, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "swiftmodule" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  /// The compiler that wrote the modules: "Swift version 6.3.1 (swift-6.3.1-RELEASE)".
  ///
  /// A module file names it in its first block, behind the names of its records, as plain text.
  public func compilerVersion() throws(CompileError) -> String {
    let file = modules.appendingPathComponent(entryModule)
    guard let data = try? Data(contentsOf: file, options: .mappedIfSafe),
      let start = data.prefix(65536).firstRange(of: Data("Swift version ".utf8))?.lowerBound
    else { throw .noModules(searched: [modules.path]) }
    let text = data[start...].prefix { (0x20..<0x7f).contains($0) }
    return String(decoding: text, as: UTF8.self)
  }

  private var entryModule: String { "SwiftUI.swiftmodule" }
}
