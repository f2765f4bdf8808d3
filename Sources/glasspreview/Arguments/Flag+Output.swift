import PreviewEngine

extension Flag {
  static let output: [Flag] = [
    Flag(
      name: "output", letter: "o", placeholder: "FILE",
      help: "Where to write; '-' is standard output.",
      commands: [.snapshot, .film, .record, .dump, .symbols]
    ) { options, value throws(UsageError) in
      options.output = try FlagValue.text(value, "--output", "a path or '-'")
    },
    Flag(
      name: "json", help: "Prints JSON.", commands: [.list, .check, .dump, .test, .diff, .doctor]
    ) { options, value throws(UsageError) in
      options.json = try FlagValue.bool(value, "--json")
    },
  ]

  static let comparison: [Flag] = [
    Flag(
      name: "report", placeholder: "junit=F|json=F|html=DIR", help: "Writes a report as well.",
      isRepeatable: true, commands: [.test]
    ) { options, value throws(UsageError) in
      options.reports.append(try FlagValue.report(value, "--report"))
    },
    Flag(
      name: "record", placeholder: "all|failed|missing|never",
      help: "Which pictures to write anew; 'missing', and 'never' where CI is set.",
      variable: "SNAPSHOT_TESTING_RECORD", isConfigurable: true, commands: [.test]
    ) { options, value throws(UsageError) in
      options.recording = try FlagValue.word(value, "--record")
    },
    Flag(
      name: "min-contrast", placeholder: "RATIO",
      help: "Fails where text has less contrast, as 4.5.", isConfigurable: true, commands: [.test]
    ) { options, value throws(UsageError) in
      options.minimumContrast = try FlagValue.number(value, "--min-contrast", in: 1...21)
    },
    Flag(
      name: "max-frame-ms", placeholder: "p95=8",
      help: "Fails where frames take longer, in milliseconds.", isConfigurable: true,
      commands: [.test]
    ) { options, value throws(UsageError) in
      options.frameBudget = try FlagValue.frameBudget(value, "--max-frame-ms")
    },
    Flag(
      name: "ablate", placeholder: "blur,lens,rim,tone,shadow,merge",
      help: "Leaves parts of the glass out: a picture that stays the same never tested it.",
      commands: [.test, .snapshot, .film]
    ) { options, value throws(UsageError) in
      options.ablatedParts = try FlagValue.words(value, "--ablate")
    },
  ]

  static let language: [Flag] = [
    Flag(
      name: "swift-version", placeholder: "5|6",
      help: "The language mode: 5 with everything on the main actor, or 6.",
      variable: "GLASSPREVIEW_SWIFT_VERSION", isConfigurable: true,
      commands: [.window, .list, .check, .snapshot, .film, .record, .dump, .test]
    ) { options, value throws(UsageError) in
      options.compile.languageMode = try FlagValue.word(value, "--swift-version")
    }
  ]
}
