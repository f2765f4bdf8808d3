import GlassUI
import Testing

@testable import PreviewEngine

@Suite struct PreviewableMacroTests {
  @Test(arguments: CompileOptions.LanguageMode.allCases)
  @MainActor func stateMovesIntoAView(mode: CompileOptions.LanguageMode) async throws {
    let file = try UserFile(
      #"""
      import SwiftUI

      #Preview {
        @Previewable @State var isOn = false
        @Previewable @Namespace var space
        @Previewable @Environment(\.isEnabled) var isEnabled
        let label = isOn ? "on" : "off"
        VStack {
          Text(verbatim: label)
          Button("Toggle") { isOn.toggle() }
        }
      }
      """#)
    let view = try #require(try await file.entries(mode).first?.body())
    #expect(String(describing: type(of: view)) == "PreviewableContent")
    let stored = Mirror(reflecting: view).children.compactMap(\.label)
    #expect(stored == ["_isOn", "_space", "_isEnabled"])
  }

  @Test @MainActor func warningsNameTheUsersLines() async throws {
    let file = try UserFile(
      #"""
      import SwiftUI

      #Preview("Plain") {
        let first = 1
        Text("")
      }
      #Preview("State") {
        @Previewable @State var isOn = false
        // A comment.
        let second = 2
        Text(isOn ? "" : "")
      }
      #Preview("One line") { let third = 3; return Text("") }
      """#)
    let warnings = try await file.compile().warnings
    #expect(warnings.map(\.line) == [4, 10, 13])
    #expect(warnings.map(\.column) == [7, 7, 28])
    #expect(warnings.allSatisfy { $0.file == file.path && $0.notes.isEmpty })
  }
}
