import Foundation

/// A Swift toolchain on this machine.
public struct Toolchain: Hashable, Sendable {
  /// The folder that holds `bin` and `lib`.
  public let root: URL

  var frontend: String { root.appendingPathComponent("bin/swift-frontend").path }
  var linker: String { root.appendingPathComponent("bin/ld.lld").path }
  /// The compiler's own plugins: `@Observable` and its like.
  var plugins: String { root.appendingPathComponent("lib/swift/host/plugins").path }
  var pluginServer: String {
    root.appendingPathComponent("lib/swift/host/libSwiftInProcPluginServer.so").path
  }
  var runtime: String { root.appendingPathComponent("lib/swift/linux").path }
  var runtimeStart: String { "\(runtime)/\(Self.architecture)/swiftrt.o" }

  #if arch(arm64)
    static let architecture = "aarch64"
  #else
    static let architecture = "x86_64"
  #endif

  /// The toolchain to use: GLASSPREVIEW_TOOLCHAIN if it is set, otherwise the `swiftc` on the PATH.
  public static func locate(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) async throws(CompileError) -> Toolchain {
    if let chosen = environment["GLASSPREVIEW_TOOLCHAIN"], !chosen.isEmpty {
      let folder = URL(fileURLWithPath: chosen)
      guard
        let toolchain = [folder, folder.appendingPathComponent("usr")].lazy
          .compactMap(Toolchain.init(root:)).first
      else { throw .toolchainNotThere(path: chosen) }
      return toolchain
    }
    for folder in (environment["PATH"] ?? "").split(separator: ":") {
      let compiler = "\(folder)/swiftc"
      guard FileManager.default.isExecutableFile(atPath: compiler) else { continue }
      let bin = URL(fileURLWithPath: compiler).resolvingSymlinksInPath().deletingLastPathComponent()
      if let toolchain = Toolchain(root: bin.deletingLastPathComponent()) { return toolchain }
      // A launcher such as swiftly's stands elsewhere and knows where the compiler is.
      if let toolchain = await asked(compiler) { return toolchain }
    }
    throw .noToolchain
  }

  /// Nil unless the compiler is there.
  init?(root: URL) {
    self.root = root.standardizedFileURL
    guard FileManager.default.isExecutableFile(atPath: frontend) else { return nil }
  }

  private static func asked(_ compiler: String) async -> Toolchain? {
    struct TargetInfo: Decodable {
      struct Paths: Decodable { var runtimeResourcePath: String }
      var paths: Paths
    }
    guard
      let output = try? await ChildProcess.run(compiler, ["-print-target-info"]),
      let info = try? JSONDecoder().decode(TargetInfo.self, from: output.standardOutput)
    else { return nil }
    // The resources are in `lib/swift`.
    return Toolchain(
      root: URL(fileURLWithPath: info.paths.runtimeResourcePath)
        .deletingLastPathComponent().deletingLastPathComponent())
  }

  /// What the compiler says of itself: "Swift version 6.3.1 (swift-6.3.1-RELEASE)".
  public func version() async throws(CompileError) -> String {
    let output = try await ChildProcess.run(frontend, ["-version"])
    let text = String(decoding: output.standardOutput + output.standardError, as: UTF8.self)
    guard let line = text.split(separator: "\n").first(where: { $0.contains("Swift version") })
    else { throw .toolchainNotThere(path: root.path) }
    return line.trimmingCharacters(in: .whitespaces)
  }
}
