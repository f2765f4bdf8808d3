import Foundation
import GlassUI
import Testing

@testable import PreviewEngine

@Suite struct PreviewProviderTests {
  @Test(arguments: CompileOptions.LanguageMode.allCases)
  @MainActor func eachListedViewIsAPreview(mode: CompileOptions.LanguageMode) async throws {
    let file = try UserFile(
      #"""
      import SwiftUI

      struct Card: View { var body: some View { Text("card") } }

      struct Card_Previews: PreviewProvider {
        static var previews: some View {
          Card().previewDisplayName("Plain").padding()
          Group {
            Card().previewLayout(.fixed(width: 200, height: 100)).previewDisplayName("Fixed")
            Card()
          }
          .previewLayout(.sizeThatFits)
          ForEach([1, 2], id: \.self) { number in
            Text("\(number)").previewDisplayName("Number \(number)")
          }
        }
      }
      """#)
    let entries = try await file.entries(mode)
    #expect(
      entries.map(\.name) == ["Plain", "Fixed", "Card_Previews 3", "Number 1", "Number 2"])
    #expect(entries.allSatisfy { $0.line == 5 && $0.column == 1 })
    #expect(entries.map(\.traits.count) == [0, 2, 1, 0, 0])
    guard case .fixedLayout(CGSize(width: 200, height: 100)) = entries[1].traits[0].request,
      case .sizeThatFitsLayout = entries[2].traits[0].request
    else {
      Issue.record("\(entries.map(\.traits))")
      return
    }
    let types = entries.map { String(describing: type(of: $0.body())) }
    #expect(types[1...] == ["Card", "Card", "Text", "Text"])
    #expect(types[0].hasPrefix("ModifiedContent<"))
  }
}
