import Testing

@testable import PreviewEngine

@Suite struct ProviderOutlineTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var source: String
    var positions: [String: [Int]]

    init(_ source: String, _ positions: [String: [Int]]) {
      self.source = source
      self.positions = positions
    }

    var testDescription: String { source }
  }

  @Test(arguments: [
    Case("struct A: PreviewProvider {}", ["A": [1, 1]]),
    Case("\n  public struct A_Previews : SwiftUI.PreviewProvider{}", ["A_Previews": [2, 10]]),
    Case("enum O {\n struct I: View, PreviewProvider {} }", ["O.I": [2, 2]]),
    Case("struct A {}\nextension A: PreviewProvider {}", ["A": [2, 1]]),
    Case("extension O.I: PreviewProvider {}", ["O.I": [1, 1]]),
    Case(
      "// struct A: PreviewProvider {}\n/* { /* } */ { */ class B: PreviewProvider {}",
      ["B": [2, 19]]),
    Case(#"let s = "} \("{" + f("}")) {"; struct A: PreviewProvider {}"#, ["A": [1, 32]]),
    Case("let s = \"\"\"\n }} \"\"\n\"\"\"\nstruct A: PreviewProvider {}", ["A": [4, 1]]),
    Case("let s = #\"\\( \"}\"#\nstruct A: PreviewProvider {}", ["A": [2, 1]]),
    Case(
      "class A { class func f() {}; class var x: Int { 1 } }\nstruct B: PreviewProvider {}",
      ["B": [2, 1]]),
    Case("struct G<T: PreviewProvider> {}", [:]),
    Case("extension A where T: PreviewProvider {}", [:]),
    Case("protocol P: PreviewProvider {}", [:]),
  ])
  func providersAreFound(_ test: Case) {
    let found = ProviderOutline.positions(in: test.source, fileID: "M/F.swift")
    #expect(found.mapValues { [$0.line, $0.column] } == test.positions)
  }
}
