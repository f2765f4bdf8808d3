import Foundation
import Gallery
import PreviewEngine
import PreviewTesting
import SwiftUI
import Testing

@MainActor @Suite(.serialized) struct GalleryPictureTests {
  /// A screen at rest, after some steps.
  private func check(
    _ view: any View, as name: String, size: CGSize = CGSize(width: 400, height: 620),
    isDark: Bool = false, steps: [String] = []
  ) async throws {
    var configuration = SessionConfiguration(size: size)
    configuration.isDark = isDark
    let studio = Studio { Issue.record("\($0)") }
    let session = Session(view, configuration: configuration, studio: studio)
    #expect(await session.settle())
    var runner = StepRunner(session)
    try await runner.run(try Step.parse(steps.joined(separator: "\n")))
    #expect(await session.settle())
    try ReferencePicture(name).check(session.picture())
  }

  @Test(arguments: GalleryScreen.allCases)
  func screen(_ screen: GalleryScreen) async throws {
    try await check(screen.view, as: screen.rawValue)
  }

  @Test func theListBesideTheScreen() async throws {
    try await check(
      GalleryRoot(model: GalleryModel()), as: "gallery", size: CGSize(width: 840, height: 600))
  }

  @Test func theListInTheDark() async throws {
    try await check(
      GalleryRoot(model: GalleryModel(selection: .circleCure)), as: "gallery.dark",
      size: CGSize(width: 840, height: 600), isDark: true)
  }

  @Test func theListUnfoldedWhereThereIsLittleRoom() async throws {
    try await check(
      GalleryRoot(model: GalleryModel(selection: .circleCure)), as: "gallery.narrow",
      size: CGSize(width: 400, height: 680),
      steps: [#"click "Show the list""#])
  }

  @Test func theClusterInBloom() async throws {
    try await check(GalleryScreen.recipe.view, as: "recipe.open", steps: [#"click "Cook""#])
  }

  @Test func theSymbolsInTheirColours() async throws {
    try await check(
      GalleryScreen.symbols.view, as: "symbols.colours", isDark: true,
      steps: [#"click "Things""#, #"click "Colours""#, #"click "Bold""#])
  }

  @Test func aStockButtonHeldDown() async throws {
    try await check(
      GalleryScreen.stockStyles.view, as: "stockStyles.pressed", steps: [#"press "Glass""#])
  }

  @Test func dropsInARingOverDots() async throws {
    try await check(
      GalleryScreen.playground.view, as: "playground.ring",
      steps: [#"click "Ring""#, #"click "Dots""#, #"click "All""#, #"click "Clear""#])
  }
}
