import Foundation
import PreviewEngine
import Testing

@testable import glasspreview

@Suite struct ArgumentParserTests {
  private func parse(
    _ line: String, environment: [String: String] = [:], json: String? = nil
  ) throws(UsageError) -> Invocation {
    let words = line.split(separator: " ").map(String.init)
    return try ArgumentParser(environment: environment) { _ throws(UsageError) in
      guard let json else { return Configuration() }
      return try Configuration(Data(json.utf8), path: "/p/.glasspreview.json")
    }.parse(words)
  }

  @Test(
    arguments: [
      ("", .window, []), ("gallery", .window, ["gallery"]), ("A.swift", .window, ["A.swift"]),
      ("./b", .window, ["./b"]), ("list A.swift", .list, ["A.swift"]),
      ("--swift-version 6 check A.swift B.swift", .check, ["A.swift", "B.swift"]),
      ("check -- -A.swift", .check, ["-A.swift"]), ("dump gallery", .dump, ["gallery"]),
      ("diff a.png b.png", .diff, ["a.png", "b.png"]), ("test", .test, []),
      ("approve", .approve, []), ("symbols", .symbols, []), ("symbols car", .symbols, ["car"]),
      ("doctor", .doctor, []),
      ("completions zsh", .completions, ["zsh"]),
      ("--version", .version, []), ("version", .version, []), ("--help", .help, []),
      ("film --help", .help, ["film"]), ("help film", .help, ["film"]), ("-h", .help, []),
    ] as [(String, Command, [String])])
  func commandsAndOperands(line: String, command: Command, operands: [String]) throws {
    let invocation = try parse(line)
    #expect(invocation.command == command)
    #expect(invocation.operands == operands)
  }

  @Test func filmTakesStepsAndTimes() throws {
    let options = try ArgumentParser(environment: [:]) { _ in Configuration() }.parse([
      "film", "A.swift", "--preview", "action cluster", "--size", "200x420", "--do",
      #"click "More actions""#, "--from", "0", "--to=700ms", "--frames", "15", "-o", "f.png",
    ]).options
    #expect(options.preview == "action cluster")
    #expect(options.traits.size == CGSize(width: 200, height: 420))
    #expect(options.steps == [.click(.label("More actions"))])
    #expect(options.from == 0 && options.to == 0.7 && options.frames == 15)
    #expect(options.output == "f.png")
  }

  @Test func traitsAreRead() throws {
    let traits = try parse(
      """
      snapshot A.swift -o - --scale 2 --device ipad --color-scheme Dark --contrast increased \
      --reduce-motion --reduce-transparency=false --text-size XXLARGE --layout-direction rtl \
      --locale de_DE --backdrop #28f
      """
    ).options.traits
    #expect(traits.scale == 2 && traits.device == .ipad && traits.colorScheme == .dark)
    #expect(traits.contrast == .increased && traits.reduceMotion == true)
    #expect(traits.reduceTransparency == false && traits.textSize == .xxLarge)
    #expect(traits.layoutDirection == .rightToLeft && traits.locale == "de_DE")
    #expect(traits.backdrop == .color(red: 0x22, green: 0x88, blue: 0xff))
  }

  @Test func variantsMakeAMatrix() throws {
    let variants = try parse(
      "test --variant dark --variant color-scheme=light,text-size=xLarge,reduce-motion"
    ).options.variants
    #expect(variants.map(\.name) == ["dark", "color-scheme=light,text-size=xLarge,reduce-motion"])
    #expect(variants[0].traits.colorScheme == .dark)
    #expect(variants[1].traits.colorScheme == .light && variants[1].traits.textSize == .xLarge)
    #expect(variants[1].traits.reduceMotion == true)
  }

  @Test func testFlagsAreRead() throws {
    let options = try parse(
      """
      test --record failed --min-contrast 4.5 --max-frame-ms p95=8 --ablate blur,rim \
      --report junit=a.xml --report html=out
      """
    ).options
    #expect(options.recording == .failed && options.minimumContrast == 4.5)
    #expect(options.frameBudget == .init(percentile: 95, milliseconds: 8))
    #expect(options.ablatedParts == [.blur, .rim])
    #expect(
      options.reports == [.init(kind: .junit, path: "a.xml"), .init(kind: .html, path: "out")])
  }

  @Test func flagsWinOverEnvironmentOverConfiguration() throws {
    let json = #"{"scale": 1, "color-scheme": "dark", "reduce-motion": true, "device": "ipad"}"#
    let environment = ["GLASSPREVIEW_SCALE": "2", "GLASSPREVIEW_COLOR_SCHEME": "light"]
    let traits = try parse(
      "dump A.swift --scale 3", environment: environment, json: json
    ).options.traits
    #expect(traits.scale == 3 && traits.colorScheme == .light)
    #expect(traits.reduceMotion == true && traits.device == .ipad)
  }

  @Test func aRepeatedFlagReplacesTheConfiguration() throws {
    let json = #"{"variant": ["dark", "rtl"]}"#
    #expect(try parse("test", json: json).options.variants.map(\.name) == ["dark", "rtl"])
    #expect(try parse("test --variant light", json: json).options.variants.map(\.name) == ["light"])
  }

  @Test func whatACommandDoesNotTakeIsNotReadFromElsewhere() throws {
    let environment = ["GLASSPREVIEW_SCALE": "nonsense"]
    #expect(try parse("check A.swift", environment: environment).command == .check)
  }

  @Test(arguments: [
    ("lst A.swift", "unknown command or file 'lst'; did you mean 'list'?"),
    ("dump A.swift --sise 3x3", "unknown flag '--sise'; did you mean '--size'?"),
    ("list A.swift --at 3s", "'--at' has no meaning for 'glasspreview list'."),
    ("--at 3s", "'--at' has no meaning for the window."),
    ("dump A.swift --size", "'--size' needs a value: --size WxH"),
    ("dump A.swift --size 3", "--size: '3' is not a size"),
    ("dump A.swift --scale 0", "--scale: '0' is not a number from 0.5 to 8."),
    ("dump A.swift --device phone", "--device: 'phone' is not one of iphone, ipad, none."),
    ("dump A.swift --at 120", "--at: '120' is not a time such as 120ms or 0.5s."),
    ("dump A.swift --do wobble", "--do: unknown step 'wobble'."),
    ("dump A.swift --script /no/file", "cannot read '/no/file': No such file or directory."),
    ("snapshot A.swift", "'glasspreview snapshot' needs -o FILE."),
    ("film A.swift -o f.png", "'glasspreview film' needs --to TIME."),
    ("film A.swift -o f.png --from 2s --to 1s", "--to: '1.0s' is not a time at or after --from."),
    ("record A.swift -o d", "'glasspreview record' needs --for TIME."),
    ("check", "'glasspreview check' needs FILE..."),
    ("list A.swift B.swift", "too many arguments: glasspreview list FILE"),
    ("test --variant shiny", "--variant: 'shiny' is not traits such as"),
    ("test --variant scale=9", "--scale: '9' is not a number from 0.5 to 8."),
    ("test --record often", "--record: 'often' is not one of all, failed, missing, never."),
    ("dump A.swift --json=perhaps", "--json: 'perhaps' is not true or false."),
  ])
  func mistakesAreExplained(line: String, message: String) {
    #expect {
      try parse(line)
    } throws: { error in
      "\(error)".hasPrefix(message)
    }
  }

  @Test func onlyAMissingFileIsNoUsageError() {
    #expect(UsageError.unreadable(path: "", reason: "").exitCode == .inputMissing)
    #expect(UsageError.unknownCommand("").exitCode == .usage)
  }

  @Test func mistakesInTheEnvironmentNameTheVariable() {
    #expect {
      try parse("dump A.swift", environment: ["GLASSPREVIEW_SIZE": "big"])
    } throws: { error in
      "\(error)".hasPrefix("GLASSPREVIEW_SIZE: 'big' is not a size")
    }
  }

  @Test(arguments: [
    ("{", "/p/.glasspreview.json: is not JSON"),
    ("[]", "/p/.glasspreview.json: holds no object"),
    (#"{"sise": 1}"#, "/p/.glasspreview.json: unknown key 'sise'."),
    (#"{"do": "release"}"#, "/p/.glasspreview.json: unknown key 'do'."),
    (#"{"scale": [1]}"#, "/p/.glasspreview.json: 'scale' needs a text"),
    (#"{"scale": "big"}"#, "/p/.glasspreview.json: scale: 'big' is not a number"),
  ])
  func mistakesInTheConfigurationAreExplained(json: String, message: String) {
    #expect {
      try parse("dump A.swift", json: json)
    } throws: { error in
      "\(error)".hasPrefix(message)
    }
  }

  @Test func symbolsTakeWeightsAndAScale() throws {
    let options = try parse("symbols --weight ultraLight,black --image-scale large -o s.png")
      .options
    #expect(options.symbolWeights == [.ultraLight, .black])
    #expect(options.imageScale == .large)
    #expect(throws: UsageError.self) { try parse("symbols --weight fat") }
  }
}
