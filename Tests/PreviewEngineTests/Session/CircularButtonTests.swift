import Foundation
import SwiftUI
import Testing

@testable import PreviewEngine

/// Round buttons around symbols of every form, with the symbols and fonts as they are drawn.
@MainActor struct CircularButtonTests {
  /// The frame around the label as it is: badges move it.
  private struct Framed: ButtonStyle {
    let side: CGFloat
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.labelStyle(.iconOnly).frame(width: side, height: side)
        .glassEffect(.regular.interactive(), in: .circle)
    }
  }

  /// The frame around a symbol that all share, the icon on its baseline.
  private struct Baselined: ButtonStyle {
    let side: CGFloat
    func makeBody(configuration: Configuration) -> some View {
      Image(systemName: "circle").hidden()
        .overlay(alignment: .centerFirstTextBaseline) {
          configuration.label.labelStyle(.iconOnly)
        }
        .frame(width: side, height: side)
        .glassEffect(.regular.interactive(), in: .circle)
    }
  }

  private static let plain = ["fossil.shell", "leaf"]
  private static let badged = [
    "envelope.badge.shield.half.filled", "hourglass.badge.plus", "car.badge.gearshape",
    "lock.open.trianglebadge.exclamationmark.fill",
  ]

  private struct Row<Style: ButtonStyle>: View {
    let style: Style
    var body: some View {
      HStack(alignment: .firstTextBaseline) {
        ForEach(CircularButtonTests.badged + CircularButtonTests.plain, id: \.self) { name in
          Button(name, systemImage: name) {}
        }
      }
      .buttonStyle(style).font(.title)
    }
  }

  /// The size of `.title`, in points.
  private let em = 28.0

  @Test func baselinedCirclesAreOfOneSizeAndHeight() {
    let shapes = Screening(Row(style: Baselined(side: 60)), size: CGSize(width: 500, height: 200))
      .shapes
    #expect(shapes.count == 6)
    #expect(shapes.allSatisfy { $0.kind == "circle" && $0.frame[2] == 60 && $0.frame[3] == 60 })
    #expect(shapes.allSatisfy { abs($0.frame[1] - shapes[0].frame[1]) < 0.01 })
  }

  @Test func baselinedSymbolsShareABaselineAndTheMiddle() {
    let screening = Screening(
      Row(style: Baselined(side: 60)), size: CGSize(width: 500, height: 200))
    let symbols = screening.symbols(except: ["circle"])
    #expect(symbols.count == 6)
    for (symbol, shape) in zip(symbols, screening.shapes) {
      #expect(abs(symbol.baseline - symbols[0].baseline) < 0.01)
      #expect(abs(symbol.body.midX - shape.frame.midX) < 0.02 * em)
      #expect(abs(symbol.body.midY - shape.frame.midY) < 0.02 * em)
    }
  }

  @Test func framedBadgesStandOffTheMiddle() {
    let screening = Screening(Row(style: Framed(side: 60)), size: CGSize(width: 500, height: 200))
    for (symbol, shape) in zip(screening.symbols(), screening.shapes) {
      let offset = hypot(
        symbol.body.midX - shape.frame.midX, symbol.body.midY - shape.frame.midY)
      if Self.badged.contains(symbol.name) {
        #expect(offset >= 0.5)
      } else {
        #expect(offset < 0.5)
      }
    }
  }

  @Test func glassCirclesOfSymbolsFitTheLesserSide() {
    for name in Self.plain + Self.badged + ["mountain.2", "bolt"] {
      let screening = Screening(
        Button(name, systemImage: name) {}.labelStyle(.iconOnly).buttonBorderShape(.circle)
          .buttonStyle(.glass).font(.title))
      guard let button = screening.nodes("Button").first,
        let outline = screening.dump.glass.first?.outlines.first
      else {
        Issue.record("\(name) has no glass")
        continue
      }
      let lesser = min(button.frame[2], button.frame[3])
      let width = (outline.map { $0[0] }.max() ?? 0) - (outline.map { $0[0] }.min() ?? 0)
      #expect(abs(width - lesser) < 0.1)
    }
  }

  @Test func buttonsOfSymbolsHaveTheSymbolsSizes() {
    let names = ["guidepoint.horizontal", "guidepoint.vertical", "rainbow", "bolt"]
    let screening = Screening(
      HStack {
        ForEach(names, id: \.self) { name in
          Button(name, systemImage: name) {}.labelStyle(.iconOnly).buttonStyle(.glass)
        }
      }
      .font(.title))
    let sizes = Set(screening.nodes("Button").map { "\($0.frame[2]) × \($0.frame[3])" })
    #expect(sizes.count == 4)
  }

  @Test func buttonsAndAGuideShareTheBaseline() {
    let screening = Screening(
      HStack(alignment: .firstTextBaseline) {
        ForEach(Self.badged.prefix(3), id: \.self) { name in
          Button(name, systemImage: name) {}
        }
      }
      .overlay(alignment: .centerFirstTextBaseline) { Rectangle().frame(width: 300, height: 2) }
      .font(.title3))
    let lines = screening.nodes("Button").compactMap { $0.guides["firstTextBaseline"] }
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { abs($0 - lines[0]) < 0.01 })
    // The guide's own baseline is its bottom.
    guard let guide = screening.nodes("Rectangle").first?.frame else {
      Issue.record("no guide")
      return
    }
    #expect(abs(guide[1] + guide[3] - lines[0]) < 0.01)
  }

  @Test func imageScaleGrowsOnlyTheSymbolsOfAText() {
    func text(_ scale: Image.Scale) -> Screening {
      Screening(
        Text("before \(Image(systemName: "leaf")) after").font(.title3).imageScale(scale))
    }
    let (medium, large) = (text(.medium), text(.large))
    guard let small = medium.symbols().first, let big = large.symbols().first else {
      Issue.record("no symbols")
      return
    }
    #expect(big.ink[2] > small.ink[2] * 1.1)
    let grown = large.nodes("Image")[0].frame[2] - medium.nodes("Image")[0].frame[2]
    // The line is longer by what the symbol grew, so the words are as they were.
    let longer = large.nodes("Text")[0].frame[2] - medium.nodes("Text")[0].frame[2]
    #expect(abs(longer - grown) < 0.01)
  }
}
