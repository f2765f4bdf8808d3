import DisplayList
import PreviewEngine

extension Flag {
  static let symbols: [Flag] = [
    Flag(
      name: "weight", placeholder: "WEIGHT,…",
      help: "The weights of the symbols, from ultraLight to black; regular.", commands: [.symbols]
    ) { options, value throws(UsageError) in
      options.symbolWeights = try FlagValue.words(value, "--weight")
    },
    Flag(
      name: "image-scale", placeholder: "small|medium|large",
      help: "The scale of the symbols; medium.", commands: [.symbols]
    ) { options, value throws(UsageError) in
      options.imageScale = try FlagValue.word(value, "--image-scale")
    },
  ]
}

extension Options {
  /// The weights by the names that `--weight` takes.
  enum SymbolWeight: String, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    var weight: FontSpec.Weight {
      switch self {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }

  /// The scales by the names that `--image-scale` takes.
  enum ImageScale: String, CaseIterable {
    case small, medium, large

    var scale: SymbolSpec.Scale {
      switch self {
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    }
  }
}
