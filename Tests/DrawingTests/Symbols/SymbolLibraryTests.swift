import DisplayList
import Foundation
import Testing

@testable import Drawing

@Suite struct SymbolLibraryTests {
  @Test func anUnknownNameIsAPlaceholderReportedOnce() {
    let log = ReportLog()
    let library = SymbolLibrary(folders: [SymbolTests.folder], report: log.add)
    for size in [17.0, 28, 17] {
      let spec = SymbolSpec(name: "no.such.symbol", pointSize: size)
      #expect(!library.metrics(of: spec).isResolved)
      #expect(!library.outline(of: spec).isEmpty)
    }
    #expect(log.errors == [.unknownName("no.such.symbol")])
    #expect("\(log.errors[0])".contains("no.such.symbol"))
  }

  @Test func withoutAnyFolderThePlaceholderStands() {
    let library = SymbolLibrary(folders: [URL(fileURLWithPath: "/no/such/folder")])
    let metrics = library.metrics(of: SymbolSpec(name: "plus", pointSize: 100))
    #expect(!metrics.isResolved)
    #expect(metrics.size.width > 90 && metrics.size.height > 90)
  }

  @Test func aMalformedFileIsReportedOnceAndDrawnAsPlaceholder() throws {
    let folder = try SymbolTests.temporaryFolder(["odd.svg": "<svg><blob/></svg>"])
    defer { try? FileManager.default.removeItem(at: folder) }
    let log = ReportLog()
    let library = SymbolLibrary(folders: [folder], report: log.add)
    for name in ["odd", "odd.fill"] {
      #expect(!library.metrics(of: SymbolSpec(name: name, pointSize: 20)).isResolved)
    }
    let file = folder.appendingPathComponent("odd.svg").path
    #expect(
      log.errors.filter {
        $0 == .unsupportedElement(file: file, line: 1, name: "blob")
      }.count == 1)
  }

  @Test func earlierFoldersHideLaterOnes() throws {
    let folder = try SymbolTests.temporaryFolder([
      "plus.svg": "<svg><circle class='stroke' r='10'/></svg>", "aliases.txt": "more plus\n",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let library = SymbolLibrary(folders: [folder, SymbolTests.folder])
    let plus = library.metrics(of: SymbolSpec(name: "plus", pointSize: 100))
    #expect(abs(plus.body.width - (20 * 1.276 + 7.82)) < 0.05)
    #expect(library.metrics(of: SymbolSpec(name: "more", pointSize: 100)) == plus)
    #expect(library.metrics(of: SymbolSpec(name: "minus", pointSize: 100)).isResolved)
  }

  /// Every file is well formed, and its body lies centred on the cap height.
  @Test(arguments: SymbolTests.library.drawingNames)
  func everyDrawingIsSound(name: String) throws {
    let file = try SymbolDrawingFile.read(
      SymbolTests.folder.appendingPathComponent("\(name).svg"))
    guard case .skeleton(let skeleton) = file else {
      Issue.record("\(name) is a template")
      return
    }
    let body = skeleton.parts(isFilled: false).filter { !$0.isBadge }.regularInk
    #expect(abs(body.midX) < 0.05 && abs(body.midY) < 2)
    #expect(body.width <= 160 && body.height <= 100)
    if skeleton.isFillable {
      let spec = SymbolSpec(name: name + ".fill", pointSize: 20)
      #expect(!SymbolTests.library.outline(of: spec).isEmpty)
    }
  }

  @Test(arguments: [
    "plus.circle", "plus.circle.fill", "heart.slash", "lock.slash.fill", "plus.square.fill",
    "exclamationmark.triangle.fill", "camera.badge.plus", "camera.fill.badge.minus",
    "bell.badge.fill", "questionmark.circle",
  ])
  func unlistedCombinationsResolve(name: String) {
    #expect(SymbolTests.library.metrics(of: SymbolSpec(name: name, pointSize: 20)).isResolved)
  }

  @Test(arguments: ["plus.fill", "minus.fill", "plus.badge.fill.fill", "xmark.leaf"])
  func combinationsWithoutSenseDoNot(name: String) {
    #expect(!SymbolTests.library.metrics(of: SymbolSpec(name: name, pointSize: 20)).isResolved)
  }

  @Test func aFilledEnclosureCutsItsContentInOneColour() {
    var spec = SymbolSpec(name: "plus.circle.fill", pointSize: 20)
    let cut = SymbolTests.library.outline(of: spec)
    #expect(cut.map(\.isErasing) == [false, true])
    spec.renderingMode = .hierarchical
    let painted = SymbolTests.library.outline(of: spec)
    #expect(painted.map(\.isErasing) == [false, false])
    #expect(painted.map(\.level) == [1, 0])
  }

  @Test func aBadgeIsCutFreeOfTheBody() {
    let layers = SymbolTests.library.outline(
      of: SymbolSpec(name: "hourglass.badge.plus", pointSize: 20, renderingMode: .hierarchical))
    // The body, the gap, the disc, the sign in it.
    #expect(layers.map(\.isErasing) == [false, true, false, true])
    #expect(layers.map(\.level)[0] == 1 && layers.map(\.level)[2] == 0)
  }
}
