import PreviewEngine

extension Flag {
  /// Every flag but `--help` and `--version`, in the order of the help.
  static let all: [Flag] =
    selection + geometry + appearance + time + output + symbols + comparison
    + language

  static func named(_ name: String) -> Flag? { all.first { $0.name == name } }

  /// The commands that show a view.
  private static let showing: Set<Command> = [.window, .snapshot, .film, .record, .dump, .test]
  /// The commands that draw at all.
  private static let drawing = showing.union([.symbols])

  private static let selection: [Flag] = [
    Flag(
      name: "preview", placeholder: "NAME|INDEX",
      help: "Chooses a preview by its name or its number, counted from 1.",
      commands: showing
    ) { options, value in options.preview = value }
  ]

  private static let geometry: [Flag] = [
    Flag(
      name: "size", placeholder: "WxH", help: "The size in points, as 390x844.",
      variable: "GLASSPREVIEW_SIZE", isConfigurable: true, commands: showing
    ) { options, value throws(UsageError) in
      options.traits.size = try FlagValue.size(value, "--size")
    },
    Flag(
      name: "scale", placeholder: "N", help: "Pixels per point, from 0.5 to 8.",
      variable: "GLASSPREVIEW_SCALE", isConfigurable: true, commands: drawing
    ) { options, value throws(UsageError) in
      options.traits.scale = try FlagValue.number(value, "--scale", in: 0.5...8)
    },
    Flag(
      name: "device", placeholder: "iphone|ipad|none",
      help: "The size, safe area and corners of a device.",
      variable: "GLASSPREVIEW_DEVICE", isConfigurable: true, commands: showing
    ) { options, value throws(UsageError) in
      options.traits.device = try FlagValue.word(value, "--device")
    },
  ]

  private static let appearance: [Flag] = [
    Flag(
      name: "color-scheme", placeholder: "light|dark", help: "Light or dark.",
      variable: "GLASSPREVIEW_COLOR_SCHEME", isConfigurable: true, commands: drawing
    ) { options, value throws(UsageError) in
      options.traits.colorScheme = try FlagValue.word(value, "--color-scheme")
    },
    Flag(
      name: "contrast", placeholder: "standard|increased", help: "The contrast people ask for.",
      variable: "GLASSPREVIEW_CONTRAST", isConfigurable: true, commands: showing
    ) { options, value throws(UsageError) in
      options.traits.contrast = try FlagValue.word(value, "--contrast")
    },
    Flag(
      name: "reduce-motion", help: "Shows what people see who ask for less motion.",
      variable: "GLASSPREVIEW_REDUCE_MOTION", isConfigurable: true, commands: showing
    ) { options, value throws(UsageError) in
      options.traits.reduceMotion = try FlagValue.bool(value, "--reduce-motion")
    },
    Flag(
      name: "reduce-transparency", help: "Shows what people see who ask for less transparency.",
      variable: "GLASSPREVIEW_REDUCE_TRANSPARENCY", isConfigurable: true, commands: showing
    ) { options, value throws(UsageError) in
      options.traits.reduceTransparency = try FlagValue.bool(value, "--reduce-transparency")
    },
    Flag(
      name: "text-size", placeholder: "SIZE", help: "xSmall … xxxLarge, accessibility1 … 5.",
      variable: "GLASSPREVIEW_TEXT_SIZE", isConfigurable: true, commands: showing
    ) { options, value throws(UsageError) in
      options.traits.textSize = try FlagValue.word(value, "--text-size")
    },
    Flag(
      name: "layout-direction", placeholder: "ltr|rtl", help: "From the left or from the right.",
      variable: "GLASSPREVIEW_LAYOUT_DIRECTION", isConfigurable: true, commands: showing
    ) { options, value throws(UsageError) in
      options.traits.layoutDirection = try FlagValue.word(value, "--layout-direction")
    },
    Flag(
      name: "locale", placeholder: "ID", help: "A language and a region, as de_DE.",
      variable: "GLASSPREVIEW_LOCALE", isConfigurable: true, commands: showing
    ) { options, value throws(UsageError) in
      options.traits.locale = try FlagValue.text(value, "--locale", "a locale such as de_DE")
    },
    Flag(
      name: "backdrop", placeholder: "NAME|#rgb|FILE", help: "What lies behind the view.",
      variable: "GLASSPREVIEW_BACKDROP", isConfigurable: true, isPath: true, commands: showing
    ) { options, value throws(UsageError) in
      guard let backdrop = Backdrop(value) else {
        throw .badValue(
          flag: "--backdrop", value: value, expected: "a name, a colour such as #28f or a picture")
      }
      options.traits.backdrop = backdrop
    },
    Flag(
      name: "variant", placeholder: "TRAIT=VALUE,…",
      help: "Traits of one picture; several make a matrix. 'dark' and 'rtl' are short forms.",
      isConfigurable: true, isRepeatable: true, commands: [.snapshot, .test]
    ) { options, value throws(UsageError) in
      options.variants.append(try FlagValue.variant(value, "--variant"))
    },
  ]
}
