import Foundation
import Testing

@testable import PreviewEngine

@Suite struct StepParsingTests {
  @Test(
    arguments: [
      (#"click "More actions""#, Step.click(.label("More actions"))),
      (#"click 'Say "hi"'"#, .click(.label(#"Say "hi""#))),
      (#"click "a\"b\\c\n""#, .click(.label("a\"b\\c\n"))),
      (##"click "Add"#2"##, .click(.label("Add", occurrence: 2))),
      ("click 120,80.5", .click(.point(CGPoint(x: 120, y: 80.5)))),
      (#"press "Zoom""#, .press(.label("Zoom"))),
      (#"hover "Zoom""#, .hover(.label("Zoom"))),
      (#"move "Zoom""#, .move(.to(.label("Zoom")))),
      (#"move to "Zoom""#, .move(.to(.label("Zoom")))),
      ("move by -10,.5", .move(.by(dx: -10, dy: 0.5))),
      ("release", .release),
      (#"drag "Knob" by 40,0"#, .drag(.label("Knob"), .by(dx: 40, dy: 0))),
      (#"drag 1,2 to "End""#, .drag(.point(CGPoint(x: 1, y: 2)), .to(.label("End")))),
      ("key return", .key(.return, [])),
      ("key ctrl+shift+a", .key(.character("a"), [.control, .shift])),
      ("key F11", .key(.function(11), [])),
      ("key +", .key(.character("+"), [])),
      ("key cmd++", .key(.character("+"), .command)),
      (##"key "#""##, .key(.character("#"), [])),
      (#"type "hello, world""#, .type("hello, world")),
      ("scroll by 0,-120", .scroll(nil, dx: 0, dy: -120)),
      (#"scroll "List" by 0,12"#, .scroll(.label("List"), dx: 0, dy: 12)),
      ("advance 200ms", .advance(0.2)),
      ("advance 1.5s", .advance(1.5)),
      ("advance 0", .advance(0)),
    ] as [(String, Step)])
  func oneStep(text: String, step: Step) throws {
    #expect(try Step.parse(text) == [step])
  }

  @Test func scriptsHaveLinesAndComments() throws {
    let script = """
      # Opens the cluster.
      click "More"   # now

      advance 0.1s; release ;
      move by 1,2
      """
    #expect(
      try Step.parse(script) == [
        .click(.label("More")), .advance(0.1), .release, .move(.by(dx: 1, dy: 2)),
      ])
    #expect(try Step.parse("") == [])
  }

  @Test(arguments: [
    (#"clik "A""#, 1, 1, "unknown step 'clik'; did you mean 'click'?"),
    ("release\n  wobble", 2, 3, "unknown step 'wobble'."),
    ("click", 1, 6, "'click' needs a label or a place"),
    ("click Add", 1, 7, "'click' needs a label or a place"),
    ("click \"Add", 1, 7, "the quotation mark is not closed"),
    (#"click "A\q""#, 1, 9, "unknown escape"),
    (##"click "A"#0"##, 1, 11, "after '#' stands which one"),
    (#"click "A" "B""#, 1, 11, "something is left over"),
    (#"drag "A""#, 1, 9, "'drag' needs where to"),
    ("move by 1", 1, 10, "'by' needs two numbers"),
    ("key foo", 1, 5, "'foo' is not a key"),
    ("type hello", 1, 6, "'type' needs a quoted text"),
    (#"scroll "A""#, 1, 11, "'scroll' needs how far"),
    ("advance 200", 1, 9, "'advance' needs a duration"),
    ("advance -1s", 1, 9, "'advance' needs a duration"),
  ])
  func mistakesAreExplained(text: String, line: Int, column: Int, message: String) {
    #expect {
      try Step.parse(text)
    } throws: { error in
      let error = error as? StepError
      return error?.line == line && error?.column == column
        && error?.message.hasPrefix(message) == true
    }
  }

  @Test func anErrorShowsItsPlace() {
    #expect {
      try Step.parse("release\n  wobble 3")
    } throws: { error in
      "\(error)".hasSuffix("advance\n    wobble 3\n    ^")
    }
  }

  @Test func thePointerStaysAfterSomeSteps() throws {
    let steps = try Step.parse(
      "press 1,1; move 1,1; hover 1,1; drag 1,1 by 1,1; release; click 1,1")
    #expect(steps.map(\.keepsPointer) == [true, true, true, true, false, false])
  }
}
