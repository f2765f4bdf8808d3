import Foundation
import Testing

@testable import PreviewEngine

@Suite struct ObjectFileTests {
  /// The same list as the toolchain's own `swift-autolink-extract` gives.
  @Test func autolinkArgumentsAreThoseOfTheToolchain() async throws {
    let compiler = try await UserFile.compiler.value
    let source = try UserFile("import Foundation\nimport RegexBuilder\nlet one = Date()\n")
    let object = URL(fileURLWithPath: source.path + ".o")
    let compiled = try await ChildProcess.run(
      compiler.toolchain.frontend,
      [
        "-frontend", "-c", "-parse-as-library", source.path, "-module-name", "Sample",
        "-o", object.path,
      ])
    #expect(compiled.status == 0)
    let extracted = try await ChildProcess.run(
      compiler.toolchain.root.appendingPathComponent("bin/swift-autolink-extract").path,
      [object.path, "-o", "-"])
    let expected = String(decoding: extracted.standardOutput, as: UTF8.self)
      .split(separator: "\n").map(String.init)
    let found = try #require(ObjectFile(object)).autolinkArguments
    #expect(found.contains("-lswiftRegexBuilder"))
    #expect(Set(found) == Set(expected))
  }

  @Test func otherFilesAreNone() throws {
    let source = try UserFile("let one = 1\n")
    #expect(ObjectFile(URL(fileURLWithPath: source.path)) == nil)
    #expect(ObjectFile(URL(fileURLWithPath: "/no/file.o")) == nil)
  }
}
