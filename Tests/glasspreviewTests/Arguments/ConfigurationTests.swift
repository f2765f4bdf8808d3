import Foundation
import Testing

@testable import glasspreview

@Suite struct ConfigurationTests {
  @Test func theFileIsFoundUpward() throws {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("glasspreview-tests-\(UUID().uuidString)")
    let inner = root.appendingPathComponent("a/b")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    try Data(#"{"backdrop": "city.png", "scale": 2.5, "reduce-motion": false}"#.utf8)
      .write(to: root.appendingPathComponent(Configuration.fileName))
    try Data().write(to: root.appendingPathComponent("city.png"))
    let settings = try Configuration.find(from: inner).settings
    #expect(settings.map(\.flag.name) == ["scale", "reduce-motion", "backdrop"])
    #expect(settings.map(\.value) == ["2.5", "false", root.path + "/city.png"])
  }

  @Test func withoutAFileThereAreNoSettings() throws {
    #expect(try Configuration.find(from: URL(fileURLWithPath: "/")).settings.isEmpty)
  }
}
