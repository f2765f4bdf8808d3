import Testing

@testable import PreviewEngine

@Suite struct EntryMacroTests {
  @Test(arguments: CompileOptions.LanguageMode.allCases)
  @MainActor func entriesHaveADefaultAndKeepAValue(mode: CompileOptions.LanguageMode) async throws {
    let file = try UserFile(
      #"""
      import SwiftUI

      final class Model { var count = 7 }
      struct Theme { var radius: Double = 4 }

      extension EnvironmentValues {
        @Entry var isCompact = false
        @Entry var theme: Theme = Theme()
        @Entry var model = Model()
        @Entry var note: String?
        @Entry var `default` = 3
      }
      extension Transaction { @Entry var speed = 1.5 }

      @MainActor func summary() -> String {
        var values = EnvironmentValues()
        let before = "\(values.isCompact) \(values.theme.radius) \(values.model.count)"
        values.isCompact = true
        values.note = "n"
        values.theme.radius = 9
        let after = "\(values.isCompact) \(values.theme.radius) \(values.note ?? "nil")"
        return "\(before); \(after); \(values.default); \(Transaction().speed)"
      }
      #Preview(summary()) { Text("") }
      """#)
    let entries = try await file.entries(mode)
    #expect(entries.map(\.name) == ["false 4.0 7; true 9.0 n; 3; 1.5"])
  }
}
