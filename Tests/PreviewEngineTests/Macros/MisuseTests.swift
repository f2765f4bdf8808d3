import Testing

@testable import PreviewEngine

/// What each macro says where it is used wrongly, and where it says it.
@Suite struct MisuseTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var source: String
    var line: Int
    var column: Int
    var message: String

    var testDescription: String { source }
  }

  static let cases: [Case] = [
    Case(
      source: "@Previewable @State var isOn = false",
      line: 2, column: 1, message: "'@Previewable' can only be used in the body of a '#Preview'"),
    Case(
      source: "#Preview { VStack { @Previewable @State var isOn = false; Text(\"\") } }",
      line: 2, column: 21, message: "'@Previewable' must stand at the top level"),
    Case(
      source: "#Preview { @Previewable var count = 1; Text(\"\") }",
      line: 2, column: 12, message: "'@Previewable' needs a property wrapper"),
    Case(
      source: """
        #Preview(arguments: [1]) { count in
          @Previewable @State var isOn = false
          Text("")
        }
        """,
      line: 3, column: 3, message: "'@Previewable' in a '#Preview' with arguments needs"),
    Case(
      source: "extension Text { @Entry var count = 1 }",
      line: 2, column: 18, message: "'@Entry' can only be used in an extension of"),
    Case(
      source: "extension EnvironmentValues { @Entry var count: Int }",
      line: 2, column: 31, message: "'@Entry' needs a default value"),
    Case(
      source: "@Animatable struct Dot { var count = 3 }",
      line: 2, column: 26, message: "'@Animatable' needs the type of 'count' written out"),
  ]

  @Test(arguments: cases)
  func misuseIsExplained(_ misuse: Case) async throws {
    let errors = try await UserFile("import SwiftUI\n" + misuse.source + "\n").errors()
    let match = errors.first { $0.message.hasPrefix(misuse.message) }
    #expect(match?.line == misuse.line, "\(errors)")
    #expect(match?.column == misuse.column)
  }
}
