import Foundation
import GlassUI
import Testing

@testable import PreviewEngine

@Suite struct ReadmeTests {
  /// The first Swift program of the README.
  private var program: String {
    get throws {
      var root = URL(fileURLWithPath: #filePath)
      for _ in 0..<4 { root.deleteLastPathComponent() }
      let text = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
      let parts = text.components(separatedBy: "```")
      let block = try #require(parts.first { $0.hasPrefix("swift\n") })
      return String(block.dropFirst("swift\n".count))
    }
  }

  @Test(arguments: CompileOptions.LanguageMode.allCases)
  @MainActor func itsProgramCompilesAndPreviews(mode: CompileOptions.LanguageMode) async throws {
    let entries = try await UserFile(program, name: "Drops.swift").entries(mode)
    #expect(entries.map(\.name) == ["Drops"])
  }
}
