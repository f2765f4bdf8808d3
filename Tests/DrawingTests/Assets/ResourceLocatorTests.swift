import Foundation
import Testing

@testable import Assets

@Suite struct ResourceLocatorTests {
  @Test func resourcesBesideTheProgramComeBeforeInstalledOnes() throws {
    let prefix = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let beside = prefix.appendingPathComponent("bin/glasspreview_Assets.resources/Symbols")
    let installed = prefix.appendingPathComponent("share/glasspreview/Symbols")
    for folder in [beside, installed] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data().write(to: folder.appendingPathComponent("plus.svg"))
    }
    let locator = ResourceLocator(
      executable: prefix.appendingPathComponent("bin/glasspreview"))
    #expect(
      locator.url("Symbols/plus.svg")?.path == beside.appendingPathComponent("plus.svg").path)
    try FileManager.default.removeItem(at: beside)
    #expect(
      locator.url("Symbols/plus.svg")?.path == installed.appendingPathComponent("plus.svg").path)
    #expect(locator.url("Symbols/minus.svg") == nil)
  }

  @Test func theRunningProgramHasItsResources() { #expect(Assets.url("Pictures") != nil) }
}
