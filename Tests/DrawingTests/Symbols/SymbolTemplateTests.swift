import DisplayList
import Foundation
import Geometry
import Testing

@testable import Drawing

@Suite struct SymbolTemplateTests {
  private func template(_ svg: String) throws -> SymbolTemplate {
    let file = try SymbolDrawingFile.read(svg, file: "own.svg")
    guard case .template(let template) = file else { throw SymbolError.empty(file: "own.svg") }
    return template
  }

  /// The points of a layer, in the order in which the fixture lists them.
  private func points(_ path: Path) -> [CGPoint] {
    path.elements.flatMap { element -> [CGPoint] in
      switch element {
      case .move(let to), .line(let to): [to]
      case .quadCurve(let to, let control): [control, to]
      case .curve(let to, let control1, let control2): [control1, control2, to]
      case .closeSubpath: []
      }
    }
  }

  private func expectBlend(_ template: SymbolTemplate, _ variant: SymbolTemplate.Variant) {
    let drawing = template.drawing(variant)
    #expect(drawing.layers.map(\.level) == [0, 1])
    #expect(abs(drawing.width - TemplateFixture.blend(TemplateFixture.width, variant)) < 0.06)
    for (layer, sources) in zip(drawing.layers, [TemplateFixture.drop, TemplateFixture.bar]) {
      let numbers = points(layer.path).flatMap { [$0.x, $0.y] }
      let expected = sources.joined().map { TemplateFixture.blend($0, variant) }
      #expect(numbers.count == expected.count)
      for (a, b) in zip(numbers, expected) { #expect(abs(a - b) < 0.06) }
    }
  }

  /// Colours by the names that templates give them; what is custom is the foreground's.
  @Test func multicolorClassesAreRead() throws {
    var fixture = TemplateFixture()
    for (name, color) in [
      ("systemRedColor", SymbolColor.red), ("systemGreen", .green), ("white", .white),
      ("tintColor", nil), ("custom-1", nil),
    ] as [(String, SymbolColor?)] {
      fixture.classes[1] = "multicolor-1:\(name) hierarchical-1:secondary"
      let svg = fixture.svg(TemplateFixture.threeSources)
      let folder = try SymbolTests.temporaryFolder(["own.svg": svg])
      defer { try? FileManager.default.removeItem(at: folder) }
      let library = SymbolLibrary(folders: [folder])
      func levels(_ mode: SymbolSpec.RenderingMode) -> [Int] {
        library.outline(of: SymbolSpec(name: "own", pointSize: 20, renderingMode: mode))
          .map(\.level)
      }
      #expect(levels(.multicolor) == [0, color?.level ?? 0])
      #expect(levels(.palette) == [0, 1])
    }
  }

  @Test(arguments: TemplateFixture.allVariants)
  func threeSourcesMakeAllVariants(variant: SymbolTemplate.Variant) throws {
    expectBlend(try template(TemplateFixture().svg(TemplateFixture.threeSources)), variant)
  }

  @Test(arguments: TemplateFixture.allVariants)
  func aStaticTemplateIsTakenAsItIs(variant: SymbolTemplate.Variant) throws {
    expectBlend(try template(TemplateFixture().svg(TemplateFixture.allVariants)), variant)
  }

  @Test(arguments: ["2.0", "3.0", "4.0", "5.0", "6.0", "7.0"])
  func unitsFollowFromTheGuidesInEveryVersion(version: String) throws {
    let fixture = TemplateFixture(factor: 2.5, version: version)
    expectBlend(
      try template(fixture.svg(TemplateFixture.threeSources)),
      .init(weight: .semibold, scale: .large))
  }

  @Test func aMarginThatIsMissingIsTheUsualBearing() throws {
    var fixture = TemplateFixture()
    fixture.hasMargins = false
    let variant = SymbolTemplate.Variant(weight: .regular, scale: .small)
    let drawing = try template(fixture.svg(TemplateFixture.threeSources)).drawing(variant)
    let ink = drawing.layers.reduce(CGRect.null) { $0.union($1.path.boundingRect) }
    #expect(abs(ink.minX - 9.77) < 0.002)
    #expect(abs(drawing.width - ink.width - 2 * 9.77) < 0.002)
  }

  @Test func oneVariantAloneServesAllOthers() throws {
    let only = SymbolTemplate.Variant(weight: .regular, scale: .medium)
    let template = try template(TemplateFixture().svg([only]))
    let own = template.drawing(only)
    let small = template.drawing(.init(weight: .black, scale: .small))
    #expect(abs(small.width - own.width / 1.2760) < 1e-6)
  }

  @Test func aTemplateWithoutItsGuidesSaysSo() {
    let svg = TemplateFixture().svg(TemplateFixture.threeSources)
      .replacing("id=\"Capline-S\"", with: "id=\"gone\"")
    #expect(
      throws: SymbolError.template(
        file: "own.svg", detail: "the guides Baseline-S and Capline-S are needed")
    ) { try SymbolDrawingFile.read(svg, file: "own.svg") }
  }

  @Test func symbolSetsAndLooseFilesOfAProjectAreFound() throws {
    let project = try SymbolTests.temporaryFolder([:])
    defer { try? FileManager.default.removeItem(at: project) }
    let set = project.appendingPathComponent("App/Media.xcassets/Icons/drop.own.symbolset")
    let loose = project.appendingPathComponent("Symbols")
    for folder in [set, loose] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    let svg = Data(TemplateFixture().svg(TemplateFixture.threeSources).utf8)
    try svg.write(to: set.appendingPathComponent("drop.svg"))
    try Data(#"{"symbols":[{"filename":"drop.svg","idiom":"universal"}]}"#.utf8)
      .write(to: set.appendingPathComponent("Contents.json"))
    try svg.write(to: loose.appendingPathComponent("star.svg"))
    let log = ReportLog()
    let library = SymbolLibrary(
      folders: [SymbolTests.folder], projects: [project], report: log.add)
    #expect(library.isOwn("drop.own") && library.isOwn("star") && !library.isOwn("leaf"))
    for name in ["drop.own", "star"] {
      let metrics = library.metrics(
        of: SymbolSpec(name: name, pointSize: 100, weight: .regular, scale: .small))
      #expect(metrics.isResolved)
      #expect(abs(metrics.size.width - 86.5) < 0.01)
      #expect(abs(metrics.size.height - metrics.ink.height - 17.7) < 1e-9)
      // The cap-height centre is where the file has it.
      #expect(abs(metrics.baseline - 70.459 / 2 - (metrics.ink.minY + 35)) < 3)
    }
    // A template hides the drawing of its own name, not what is made of that drawing.
    #expect(library.metrics(of: SymbolSpec(name: "star.circle", pointSize: 20)).isResolved)
    #expect(log.errors.isEmpty)
  }
}
