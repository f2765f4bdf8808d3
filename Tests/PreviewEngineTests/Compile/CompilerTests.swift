import Foundation
import GlassUI
import Testing

@testable import PreviewEngine

@Suite struct CompilerTests {
  @Test(arguments: CompileOptions.LanguageMode.allCases)
  func errorsNameTheirPlace(mode: CompileOptions.LanguageMode) async throws {
    let file = try UserFile(
      """
      import SwiftUI

      struct Card: View {
        var body: some View { Txt("card") }
      }
      #Preview {
        Card().paddingg()
      }
      """)
    let errors = try await file.errors(mode)
    #expect(errors.map(\.line).sorted() == [4, 7])
    let unknown = try #require(errors.first { $0.line == 4 })
    #expect(unknown.headline == "\(file.path):4:25: error: cannot find 'Txt' in scope")
    #expect(unknown.excerpt.hasPrefix("  var body: some View { Txt(\"card\") }\n"))
  }

  @Test func theModesDifferInTheirIsolation() async throws {
    // A main-actor class used from a function without isolation: fine where everything is on the
    // main actor.
    let file = try UserFile(
      """
      import SwiftUI

      @MainActor final class Model { var count = 0 }
      func total(_ model: Model) -> Int { model.count }
      #Preview { Text("") }
      """)
    #expect(try await file.errors(.swift5).isEmpty)
    #expect(try await file.errors(.swift6).map(\.line) == [4])
  }

  @Test(arguments: CompileOptions.LanguageMode.allCases)
  @MainActor func conditionsHoldAsInANewProject(mode: CompileOptions.LanguageMode) async throws {
    let file = try UserFile(
      #"""
      import SwiftUI

      @available(anyAppleOS 27, *)
      struct New: View { var body: some View { Text("") } }

      @MainActor func conditions() -> String {
        var words: [String] = []
        #if DEBUG
          words.append("DEBUG")
        #endif
        #if canImport(SwiftUI)
          words.append("SwiftUI")
        #endif
        #if canImport(UIKit) || os(iOS) || os(macOS)
          words.append("Apple")
        #endif
        #if compiler(>=6.2)
          words.append("compiler")
        #endif
        #if swift(>=6.2)
          words.append("swift")
        #endif
        if #available(iOS 26, macOS 26, *) { words.append("26") }
        if #available(anyAppleOS 27, *) { words.append("27") }
        if #unavailable(iOS 26) { words.append("old") }
        if "a1".firstMatch(of: /[a-z]\d/) != nil { words.append("regex") }
        return words.joined(separator: " ")
      }
      #Preview(conditions()) { New() }
      """#)
    let language = mode == .swift6 ? "swift " : ""
    let entries = try await file.entries(mode)
    #expect(entries.map(\.name) == ["DEBUG SwiftUI compiler \(language)26 27 regex"])
  }

  @Test @MainActor func librariesThatAFileImportsAreLinked() async throws {
    let file = try UserFile(
      #"""
      import FoundationNetworking
      import Observation
      import RegexBuilder
      import SwiftUI

      @Observable final class Model { var count = 1 }
      @MainActor func summary() -> String {
        let digits = Regex { OneOrMore(.digit) }
        let found = "a42".firstMatch(of: digits).map { String($0.output) } ?? ""
        let request = URLRequest(url: URL(fileURLWithPath: "/"))
        return "\(found) \(request.httpMethod ?? "") \(Model().count)"
      }
      #Preview(summary()) { Text("") }
      """#)
    #expect(try await file.entries().map(\.name) == ["42 GET 1"])
  }

  @Test(arguments: [
    ("Gallery.swift", "Gallery_"), ("SwiftUI.swift", "SwiftUI_"), ("main.swift", "main_"),
    ("my view-2.swift", "my_view_2"), ("2nd.swift", "_2nd"), ("Größe.swift", "Gr__e"),
    ("Foundation.swift", "Foundation_"), ("Text.swift", "Text"), ("switch.swift", "switch"),
  ])
  @MainActor func everyFileNameMakesAModule(name: String, module: String) async throws {
    let file = try UserFile(
      "import SwiftUI\n#Preview(\"One\") { Text(\"\") }\n", name: name)
    let entries = try await file.entries()
    #expect(entries.map(\.name) == ["One"])
    #expect(entries.map(\.fileID) == ["\(module)/\(name)"])
  }

  @Test @MainActor func aChangedFileLoadsBesideItsFormerCode() async throws {
    let file = try UserFile(
      "import SwiftUI\nlet word = \"old\"\nstruct Old: View { var body: some View { Text(word) } }\n"
        + "#Preview(word) { Old() }\n")
    let old = try await file.entries()
    try file.write(
      "import SwiftUI\nlet word = \"new\"\nstruct New: View { var body: some View { Text(word) } }\n"
        + "\n#Preview(word) { New() }\n#Preview { New() }\n")
    let new = try await file.entries()
    #expect(old.map(\.name) == ["old"])
    #expect(new.map(\.name) == ["new", nil])
    #expect(new.map(\.line) == [5, 6])
    #expect(String(describing: type(of: old[0].body())) == "Old")
    #expect(String(describing: type(of: new[0].body())) == "New")
  }

  @Test @MainActor func loadingAgainStartsAfresh() async throws {
    let file = try UserFile(
      "import SwiftUI\nstruct Count { @MainActor static var loads = 0 }\n"
        + "@MainActor func count() -> String { Count.loads += 1; return \"\\(Count.loads)\" }\n"
        + "#Preview(count()) { Text(\"\") }\n")
    let compiled = try await file.compile()
    #expect(try PreviewLoader.load(compiled).map(\.name) == ["1"])
    #expect(try PreviewLoader.load(compiled).map(\.name) == ["1"])
  }

  @Test func theSameTextIsCompiledOnce() async throws {
    let text = "import SwiftUI\n#Preview { let unused = 1; return Text(\"\") }\n"
    let file = try UserFile(text)
    let first = try await file.compile()
    let again = try await file.compile()
    let sixth = try await file.compile(.swift6)
    try file.write(text + "// changed\n")
    let changed = try await file.compile()
    #expect(first == again)
    #expect(first.warnings.map(\.line) == [2])
    #expect(Set([first.object, sixth.object, changed.object]).count == 3)
  }

  @Test func aMissingFileIsNamed() async throws {
    await #expect(
      throws: CompileError.inputMissing(path: "/no/such.swift", reason: "No such file or directory")
    ) {
      try await UserFile.compiler.value.compile("/no/such.swift")
    }
  }

  @Test func aFileWithoutPreviewsIsNamed() async throws {
    let file = try UserFile(
      "import SwiftUI\nstruct A: View { var body: some View { Text(\"\") } }\n")
    await #expect(throws: CompileError.noPreviews(file: file.path)) { @MainActor in
      try await file.entries().count
    }
  }

  @Test func thousandsOfErrorsArrive() async throws {
    let lines = (0..<3000).map { "let a\($0): Int = \"text\"" }.joined(separator: "\n")
    #expect(try await UserFile(lines).errors().count == 3000)
  }

  @Test func aCancelledCompileEnds() async throws {
    let file = try UserFile("import SwiftUI\n#Preview { Text(\"\") }\n")
    let compiler = try await UserFile.compiler.value
    let task = Task { try await compiler.compile(file.path) }
    task.cancel()
    await #expect(throws: CompileError.cancelled) { _ = try await task.value }
  }
}
