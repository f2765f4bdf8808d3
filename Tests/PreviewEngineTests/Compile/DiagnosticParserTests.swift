import Testing

@testable import PreviewEngine

@Suite struct DiagnosticParserTests {
  @Test func headlinesExcerptsAndNotesComeApart() {
    let found = DiagnosticParser.parse(
      """
      /a/B.swift:4:32: error: cannot find 'fals' in scope
        var on = fals
                 ^~~~
      /a/B.swift:9:1: warning: a: b: error: c
      note: in general
      <unknown>:0: error: no such module
      /a/C.swift:1:2: note: 'x' declared here
      let x = 1
          ^
      """)
    #expect(
      found == [
        CompilerDiagnostic(
          severity: .error, message: "cannot find 'fals' in scope", file: "/a/B.swift", line: 4,
          column: 32, excerpt: "  var on = fals\n           ^~~~"),
        CompilerDiagnostic(
          severity: .warning, message: "a: b: error: c", file: "/a/B.swift", line: 9, column: 1,
          notes: [
            CompilerDiagnostic(
              severity: .note, message: "in general", file: nil, line: 0, column: 0)
          ]),
        CompilerDiagnostic(
          severity: .error, message: "no such module", file: nil, line: 0, column: 0,
          notes: [
            CompilerDiagnostic(
              severity: .note, message: "'x' declared here", file: "/a/C.swift", line: 1,
              column: 2, excerpt: "let x = 1\n    ^")
          ]),
      ])
  }

  @Test func aLineOfAnExpansionBecomesTheLineOfTheMacro() {
    let found = DiagnosticParser.parse(
      """
      /tmp/@__swiftmacro_3Bad.swift:3:136: error: wrong
      static var x = y
                     ^
      /a/B.swift:18:1: note: in expansion of macro 'Preview' here
      #Preview("Five", body: make)
      ^~~~
      """)
    #expect(
      found == [
        CompilerDiagnostic(
          severity: .error, message: "wrong", file: "/a/B.swift", line: 18, column: 1,
          excerpt: "#Preview(\"Five\", body: make)\n^~~~")
      ])
  }

  @Test func theSameMessageCountsOnce() {
    let line = "/a/B.swift:4:3: error: wrong\n"
    #expect(DiagnosticParser.parse(line + line).count == 1)
    #expect(DiagnosticParser.parse(line + line.replacing("4:3", with: "5:3")).count == 2)
  }

  @Test func pathsAreShownAsAsked() {
    let found = DiagnosticParser.parse("/a/B.swift:4:3: error: wrong") { _ in "B.swift" }
    #expect(found.map(\.headline) == ["B.swift:4:3: error: wrong"])
  }
}
