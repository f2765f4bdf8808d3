import Foundation

/// How a user's file is compiled.
public struct CompileOptions: Hashable, Sendable {
  /// The language mode, with the default isolation that goes with it.
  public enum LanguageMode: String, Hashable, Sendable, CaseIterable {
    /// Swift 5 with everything on the main actor: what a new Xcode 26 project has.
    case swift5 = "5"
    /// Swift 6, nonisolated unless it says otherwise.
    case swift6 = "6"

    var flags: [String] {
      switch self {
      case .swift5: ["-swift-version", "5", "-default-isolation", "MainActor"]
      case .swift6: ["-swift-version", "6"]
      }
    }
  }

  public var languageMode: LanguageMode

  public init(languageMode: LanguageMode = .swift5) {
    self.languageMode = languageMode
  }

  /// The compiler's flags for the language, as in a debug build of a new Xcode 26 project.
  ///
  /// `#if DEBUG` holds, as previews often stand in it. On Linux `#available` and `@available` for
  /// Apple's systems hold for every version, also `anyAppleOS`; `canImport(SwiftUI)` is true,
  /// `canImport(UIKit)` and `os(iOS)` are false; `swift(>=6.2)` is true in mode 6 alone and
  /// `compiler(>=6.2)` in both.
  var flags: [String] {
    languageMode.flags + [
      "-parse-as-library", "-Onone", "-D", "DEBUG", "-enable-bare-slash-regex",
      "-enable-experimental-feature", "AnyAppleOSAvailability",
    ]
  }
}
