import Foundation
import Testing

@testable import PreviewEngine

@Suite struct ToolchainTests {
  /// A folder with a compiler that says of itself what it is told.
  private func fakeToolchain(version: String) throws -> URL {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("glasspreview-tests-\(UUID().uuidString)")
    let bin = root.appendingPathComponent("usr/bin")
    try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
    for name in ["swift-frontend", "swiftc"] {
      let file = bin.appendingPathComponent(name)
      try Data("#!/bin/sh\necho '\(version)'\n".utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
    return root
  }

  @Test func theVariableWinsOverThePath() async throws {
    let root = try fakeToolchain(version: "Swift version 1.0")
    let chosen = try await Toolchain.locate(
      environment: ["GLASSPREVIEW_TOOLCHAIN": root.path, "PATH": "/usr/bin"])
    #expect(chosen.root.path == root.path + "/usr")
    #expect(try await chosen.version() == "Swift version 1.0")
  }

  @Test func thePathIsSearchedInItsOrder() async throws {
    let root = try fakeToolchain(version: "Swift version 1.0")
    let found = try await Toolchain.locate(
      environment: ["PATH": "/nowhere:\(root.path)/usr/bin:/usr/bin"])
    #expect(found.root.path == root.path + "/usr")
  }

  @Test func aMissingToolchainIsExplained() async throws {
    await #expect(throws: CompileError.noToolchain) {
      try await Toolchain.locate(environment: ["PATH": "/nowhere"])
    }
    await #expect(throws: CompileError.toolchainNotThere(path: "/nowhere")) {
      try await Toolchain.locate(environment: ["GLASSPREVIEW_TOOLCHAIN": "/nowhere"])
    }
  }

  @Test func anotherVersionIsRefusedWithBothNamed() async throws {
    let root = try fakeToolchain(version: "Swift version 1.0")
    let built = try ModuleFolder.locate().compilerVersion()
    let mismatch = CompileError.toolchainMismatch(
      built: built, found: "Swift version 1.0", path: root.path + "/usr")
    await #expect(throws: mismatch) {
      try await Compiler(environment: ["GLASSPREVIEW_TOOLCHAIN": root.path])
    }
    #expect("\(mismatch)".contains(built) && "\(mismatch)".contains("Swift version 1.0"))
  }

  @Test func theModulesAreOfTheToolchainThatBuiltThem() throws {
    #expect(try ModuleFolder.locate().compilerVersion().hasPrefix("Swift version 6."))
  }

  @Test func missingModulesAreExplained() throws {
    let executable = URL(fileURLWithPath: "/opt/x/bin/glasspreview")
    #expect(
      throws: CompileError.noModules(
        searched: ["/opt/x/bin/Modules", "/opt/x/lib/glasspreview/modules"])
    ) {
      try ModuleFolder.locate(executable: executable)
    }
  }
}
