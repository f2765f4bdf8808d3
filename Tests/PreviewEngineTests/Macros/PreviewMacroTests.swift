import Foundation
import GlassUI
import Testing

@testable import PreviewEngine

@Suite struct PreviewMacroTests {
  @Test(arguments: CompileOptions.LanguageMode.allCases)
  @MainActor func previewsComeInTheOrderOfTheSource(mode: CompileOptions.LanguageMode) async throws
  {
    let file = try UserFile(
      #"""
      import SwiftUI

      struct Zed_Previews: PreviewProvider {
        static var previews: some View { Text("z") }
      }
      #Preview("Second") { Text("b") }

        #Preview { Text("c") }
      enum Outer {
        struct Inner: View, PreviewProvider {
          var body: some View { Text("d") }
          static var previews: some View { Inner() }
        }
      }
      @available(iOS 17, *)
      #Preview("Fifth") { Text("e") }
      """#)
    let entries = try await file.entries(mode)
    #expect(entries.map(\.name) == ["Zed_Previews", "Second", nil, "Outer.Inner", "Fifth"])
    #expect(entries.map(\.line) == [3, 6, 8, 10, 16])
    #expect(entries.map(\.column) == [1, 1, 3, 3, 1])
    #expect(entries.allSatisfy { $0.fileID == "Sample/Sample.swift" })
  }

  @Test(arguments: CompileOptions.LanguageMode.allCases)
  @MainActor func bodiesBuildTheirViews(mode: CompileOptions.LanguageMode) async throws {
    let file = try UserFile(
      #"""
      import SwiftUI

      struct Card: View { var body: some View { Text("card") } }
      @MainActor func make() -> some View { Card() }
      @MainActor func make(_ number: Int) -> some View { Card() }

      #Preview("Builder") { Card() }
      #Preview("Statements") {
        let count = 2
        if count > 1 { return Text("many") }
        return Text("one")
      }
      #Preview("Any") { if Bool(true) { return Card() } else { return Text("") } }
      #Preview("Function", body: make)
      #Preview("Function of an argument", arguments: [1], body: { number in make(number) })
      #Preview("Name", arguments: [1], body: make(_:))
      #Preview("Empty") {}
      #Preview("One line") { let card = Card(); card }
      """#)
    let entries = try await file.entries(mode)
    let types = entries.map { String(describing: type(of: $0.body())) }
    #expect(types == ["Card", "Text", "Card", "Card", "Card", "Card", "EmptyView", "Card"])
  }

  @Test @MainActor func traitsAreKept() async throws {
    let file = try UserFile(
      #"""
      import SwiftUI

      #Preview("Plain") { Text("") }
      #Preview("Fits", traits: .sizeThatFitsLayout) { Text("") }
      #Preview("Fixed", traits: .fixedLayout(width: 200, height: 100), .landscapeLeft) { Text("") }
      """#)
    let traits = try await file.entries().map(\.traits)
    #expect(traits.map(\.count) == [0, 1, 2])
    guard case .sizeThatFitsLayout = traits[1][0].request,
      case .fixedLayout(CGSize(width: 200, height: 100)) = traits[2][0].request,
      case .orientation(.landscapeLeft) = traits[2][1].request
    else {
      Issue.record("\(traits)")
      return
    }
  }

  @Test(arguments: CompileOptions.LanguageMode.allCases)
  @MainActor func argumentsMakeAPreviewEach(mode: CompileOptions.LanguageMode) async throws {
    let file = try UserFile(
      #"""
      import SwiftUI

      #Preview("Row", arguments: [1, 2]) { count in Text(verbatim: "\(count)") }
      #Preview(arguments: ["a"]) { (name: String) in
        @Previewable @State var suffix = "!"
        Text(verbatim: name + suffix)
      }
      """#)
    let entries = try await file.entries(mode)
    #expect(entries.map(\.name) == ["Row (1)", "Row (2)", "a"])
    #expect(
      entries.map { String(describing: type(of: $0.body())) }
        == ["Text", "Text", "PreviewableContent"])
  }

  @Test @MainActor func modifiersSurroundTheView() async throws {
    let file = try UserFile(
      #"""
      import SwiftUI

      struct Framed<Content: View>: View {
        var word: String
        var content: Content
        var body: some View { content }
      }
      struct Frame: PreviewModifier {
        static func makeSharedContext() async throws -> String { "shared" }
        func body(content: Content, context: String) -> some View {
          Framed(word: context, content: content)
        }
      }
      #Preview("Framed", traits: .modifier(Frame())) { Text("") }
      """#)
    let entry = try #require(try await file.entries().first)
    var contexts = PreviewContexts()
    let view = try await entry.view(contexts: &contexts)
    #expect(String(describing: type(of: view)) == "Framed<PreviewModifierContent>")
    #expect(Mirror(reflecting: view).descendant("word") as? String == "shared")
  }
}
