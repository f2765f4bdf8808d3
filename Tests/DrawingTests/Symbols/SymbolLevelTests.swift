import DisplayList
import Foundation
import Testing

@testable import Drawing

/// Levels, colours and amounts of symbols.
@Suite struct SymbolLevelTests {
  private func layers(
    _ name: String, _ mode: SymbolSpec.RenderingMode = .monochrome
  ) -> [SymbolLayer] {
    SymbolTests.library.outline(of: SymbolSpec(name: name, pointSize: 20, renderingMode: mode))
      .filter { !$0.isErasing }
  }

  @Test func aCloudComesBeforeItsSunAndItsRain() {
    #expect(Set(layers("cloud.sun.rain", .hierarchical).map(\.level)) == [0, 1, 2])
    #expect(layers("cloud.sun.rain").map(\.level).allSatisfy { $0 == 0 })
  }

  @Test func whatIsBehindASlashIsSecondary() {
    #expect(layers("mic.slash", .palette).map(\.level) == [1, 0])
  }

  @Test func coloursFollowTheLevels() {
    let colors = layers("cloud.sun.rain.fill", .multicolor).map(\.level)
    #expect(
      Set(colors) == Set([SymbolColor.white, .yellow, .cyan].map(\.level)))
    #expect(Set(layers("cloud.sun.rain", .multicolor).map(\.level)).contains(0))
    #expect(SymbolColor.red.level == 3 && SymbolColor.black.level == 17)
  }

  /// A coloured shape shows its sign in white; without a colour the sign is cut out.
  @Test(arguments: [
    ("plus.circle.fill", [SymbolColor.green, .white]), ("minus.circle.fill", [.red, .white]),
    ("heart.circle.fill", [.red, .white]), ("exclamationmark.triangle.fill", [.yellow, .white]),
  ])
  func signsOnColouredShapesAreWhite(name: String, colors: [SymbolColor]) {
    #expect(layers(name, .multicolor).map(\.level) == colors.map(\.level))
  }

  @Test func aSignWithoutAColourIsCutOut() {
    let spec = SymbolSpec(name: "pause.circle.fill", pointSize: 20, renderingMode: .multicolor)
    let layers = SymbolTests.library.outline(of: spec)
    #expect(layers.map(\.isErasing) == [false, true])
    #expect(layers[0].level == 0)
  }

  @Test func badgesHaveTheirColours() {
    let dot = layers("envelope.badge", .multicolor).map(\.level)
    #expect(dot == [0, SymbolColor.red.level])
    let plus = layers("folder.badge.plus", .multicolor).map(\.level)
    #expect(plus == [SymbolColor.blue, .green, .white].map(\.level))
  }

  @Test(arguments: [("wifi", 3), ("speaker.wave.2.fill", 2), ("cellularbars", 4), ("heart", 0)])
  func layersForAmounts(name: String, count: Int) {
    let spec = SymbolSpec(name: name, pointSize: 20)
    #expect(SymbolTests.library.metrics(of: spec).variableLayers == count)
    #expect(Set(layers(name).compactMap(\.step)).count == count)
  }

  /// Of three layers the first is lit above 0, the second above a third, the last above two.
  @Test(
    arguments: [
      (nil, [1, 1, 1]), (0, [0.3, 0.3, 0.3]), (0.01, [1, 0.3, 0.3]), (0.33, [1, 0.3, 0.3]),
      (0.34, [1, 1, 0.3]), (0.66, [1, 1, 0.3]), (0.67, [1, 1, 1]), (1, [1, 1, 1]),
      (Double.nan, [0.3, 0.3, 0.3]),
    ] as [(Double?, [Double])])
  func amountsLightLayers(value: Double?, opacities: [Double]) {
    let spec = SymbolSpec(name: "wifi", pointSize: 20, variableValue: value)
    let layers = SymbolTests.library.outline(of: spec).sorted { $0.step ?? 0 < $1.step ?? 0 }
    #expect(layers.map { $0.opacity(in: spec, of: 3) } == opacities)
  }

  @Test func amountsDoNotDrawAnew() {
    var spec = SymbolSpec(name: "wifi", pointSize: 20)
    let outline = SymbolTests.library.outline(of: spec)
    spec.variableValue = 0.4
    spec.layerOpacities = [1, 0.5, 0.2]
    #expect(SymbolTests.library.outline(of: spec) == outline)
  }

  @Test func aMirroredArrowIsTheOtherArrow() {
    var spec = SymbolSpec(name: "arrow.left.to.line", pointSize: 20)
    spec.isMirrored = true
    let mirrored = SymbolTests.library.outline(of: spec).map(\.path)
    let right = SymbolTests.library.outline(
      of: SymbolSpec(name: "arrow.right.to.line", pointSize: 20)
    ).map(\.path)
    #expect(mirrored.count == right.count)
    for (a, b) in zip(mirrored, right) {
      for x in stride(from: 0.5, to: 25, by: 1.1) {
        let point = CGPoint(x: x, y: b.boundingRect.midY)
        #expect(a.contains(point) == b.contains(point))
      }
    }
  }

  /// The lines of an amount one after the other, the one it ends in as far as it goes.
  @Test func anAmountCanBeDrawn() {
    func widths(_ value: Double) -> [CGFloat] {
      var spec = SymbolSpec(name: "wave.3.right", pointSize: 100, variableValue: value)
      spec.drawsAmount = true
      return SymbolTests.library.outline(of: spec).filter { $0.opacity == 1 }
        .map(\.path.boundingRect.height)
    }
    let whole = SymbolTests.library.outline(of: SymbolSpec(name: "wave.3.right", pointSize: 100))
    #expect(widths(0) == [])
    #expect(widths(1).reduce(0, max) == whole.map(\.path.boundingRect.height).max())
    #expect(widths(0.5).reduce(0, max) < widths(0.6).reduce(0, max))
  }

  @Test func linesAreDrawnFromTheirStart() {
    func width(_ share: Double) -> CGFloat {
      var spec = SymbolSpec(name: "minus", pointSize: 100)
      spec.drawnShare = share
      return SymbolTests.library.outline(of: spec).first?.path.boundingRect.width ?? 0
    }
    let pen = SymbolBlend(weight: .regular, scale: .medium).strokeWidth() * 8 / 7
    #expect(width(0) == 0)
    #expect(abs(width(0.5) - pen - (width(1) - pen) / 2) < 0.5)
  }

  @Test func coloursAndStepsAreChecked() {
    for text in [
      "<svg><path class='stroke' data-color='puce' d='M0 0h1'/></svg>",
      "<svg><path class='stroke' data-step='0' d='M0 0h1'/></svg>",
      "<svg data-surrounding='x'><path class='stroke' d='M0 0h1'/></svg>",
    ] {
      #expect(throws: SymbolError.self) { try SkeletonReader.read(text, file: "a.svg") }
    }
  }
}
