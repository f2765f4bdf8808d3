import GlassUI
import Testing

@testable import PreviewEngine

@Suite struct PreviewCatalogTests {
  private func catalog(_ names: [String?]) -> PreviewCatalog {
    PreviewCatalog(
      names.enumerated().map { offset, name in
        PreviewEntry(name: name, fileID: "M/F.swift", line: offset + 1, column: 1) { EmptyView() }
      })
  }

  @Test func unnamedPreviewsGetNames() {
    #expect(catalog(["A", nil]).items.map(\.name) == ["A", "Preview"])
    #expect(catalog([nil, "A", nil]).items.map(\.name) == ["Preview 1", "A", "Preview 3"])
    #expect(catalog(["A", nil]).items.map(\.index) == [1, 2])
  }

  @Test(
    arguments: [
      (nil, 1), ("B", 2), ("b", 2), ("2", 2), ("7", 3), ("action cluster", 4),
    ] as [(String?, Int)])
  func selectionFindsNamesAndNumbers(selection: String?, index: Int) throws {
    let catalog = catalog(["A", "B", "7", "Action Cluster"])
    #expect(try catalog.item(selection).index == index)
  }

  @Test func whatIsNotThereIsExplained() {
    #expect(throws: CatalogError.unknown("C", names: ["A", "B"])) {
      try catalog(["A", "B"]).item("C")
    }
    #expect(throws: CatalogError.unknown("3", names: ["A", "B"])) {
      try catalog(["A", "B"]).item("3")
    }
    #expect(throws: CatalogError.ambiguous("A", matches: [1, 3])) {
      try catalog(["A", "B", "A"]).item("A")
    }
    #expect(throws: CatalogError.empty) { try catalog([]).item(nil) }
  }
}
