import DisplayList
import Foundation
import Testing

@testable import Drawing

/// Every name that apps ask for has a drawing; nothing falls back on the placeholder.
@Suite struct SymbolNamesTests {
  private static let library = SymbolLibrary(folders: [SymbolTests.folder])

  @Test func everyExpectedNameIsDrawn() {
    let log = ReportLog()
    let library = SymbolLibrary(folders: [SymbolTests.folder], report: log.add)
    let missing = ExpectedSymbols.names.filter {
      !library.metrics(of: SymbolSpec(name: $0, pointSize: 20)).isResolved
    }
    #expect(missing == [])
    #expect(log.errors == [])
    #expect(Set(ExpectedSymbols.names).count > 1400)
  }

  @Test func everyDrawingIsDrawnInEveryMode() {
    for name in Self.library.drawingNames {
      for mode in [SymbolSpec.RenderingMode.hierarchical, .multicolor] {
        let spec = SymbolSpec(name: name, pointSize: 20, renderingMode: mode)
        #expect(!Self.library.outline(of: spec).filter { !$0.isErasing }.isEmpty, "\(name)")
      }
    }
  }

  @Test func everyAliasLeadsToADrawing() {
    for (alias, name) in SymbolCatalog(folders: [SymbolTests.folder]).aliases {
      #expect(Self.library.isDrawable(alias), "\(alias) \(name)")
    }
  }

  /// Bare marks of other firms are not drawn.
  @Test(arguments: ["applelogo", "apple.logo", "apple.intelligence", "swift", "60.0", "0.0"])
  func othersMarksAndNumbersAreNoSymbols(name: String) {
    #expect(!Self.library.metrics(of: SymbolSpec(name: name, pointSize: 20)).isResolved)
  }

  /// With its baseline on that of a circle, a badged symbol's body lies in the circle's middle.
  @Test(arguments: ["plus", "exclamationmark", "gearshape", "shield.half.filled", ""])
  func badgesLeaveBodiesCentred(badge: String) {
    let suffix = badge.isEmpty ? ".badge" : ".badge.\(badge)"
    var far: [String] = []
    var count = 0
    for weight in [FontSpec.Weight.ultraLight, .regular, .black] {
      for scale in SymbolSpec.Scale.allCases {
        func metrics(_ name: String) -> SymbolMetrics {
          Self.library.metrics(
            of: SymbolSpec(name: name, pointSize: 100, weight: weight, scale: scale))
        }
        let circle = metrics("circle")
        for name in Self.library.drawingNames where name.count > 2 {
          let symbol = metrics(name + suffix)
          guard symbol.isResolved else { continue }
          count += 1
          let across = symbol.body.midX - symbol.size.width / 2
          let down = symbol.body.midY - symbol.baseline - (circle.body.midY - circle.baseline)
          if abs(across) > 2 || abs(down) > 2 { far.append("\(name) \(scale) \(down)") }
        }
      }
    }
    #expect(far == [])
    #expect(count > 8000)
  }
}
