import DisplayList
import Testing

@testable import GlassUI

@MainActor struct RedactionTests {
  @Test func placeholdersStandForTexts() {
    func texts(_ view: any View) -> Int {
      Stage(view).commands.count { if case .text = $0 { true } else { false } }
    }
    #expect(texts(Text("a").redacted(reason: .placeholder)) == 0)
    #expect(texts(Text("a").unredacted().redacted(reason: .placeholder)) == 1)
    let plain = Stage(Text("abc")).frame("Text")
    #expect(Stage(Text("abc").redacted(reason: .placeholder)).frame("Text") == plain)
  }
}
