import Foundation

/// Where Debian keeps a family this project sets text in, and what to install when it is missing.
struct FontSource: Sendable {
  let family: String
  /// The folder that is scanned.
  let folder: String
  /// The files of the folder that are taken; others in it stay out, whatever is installed.
  let files: [String]
  /// The Debian package that brings it.
  let package: String

  static let inter = FontSource(
    family: "Inter", folder: "/usr/share/fonts/opentype/inter", files: ["Inter*.otf"],
    package: "fonts-inter")
  static let interDisplay = FontSource(
    family: "Inter Display", folder: inter.folder, files: [], package: inter.package)
  static let sans = FontSource(
    family: "DejaVu Sans", folder: "/usr/share/fonts/truetype/dejavu",
    files: ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf"], package: "fonts-dejavu-core")
  static let serif = FontSource(
    family: "DejaVu Serif", folder: sans.folder,
    files: ["DejaVuSerif.ttf", "DejaVuSerif-Bold.ttf"], package: sans.package)
  static let monospaced = FontSource(
    family: "DejaVu Sans Mono", folder: sans.folder,
    files: ["DejaVuSansMono.ttf", "DejaVuSansMono-Bold.ttf"],
    package: sans.package)
  static let emoji = FontSource(
    family: "Noto Color Emoji", folder: "/usr/share/fonts/truetype/noto",
    files: ["NotoColorEmoji.ttf"], package: "fonts-noto-color-emoji")
  static let hanNoto = FontSource(
    family: "Noto Sans CJK SC", folder: "/usr/share/fonts/opentype/noto",
    files: ["NotoSansCJK-Regular.ttc", "NotoSansCJK-Bold.ttc"], package: "fonts-noto-cjk")
  static let hanDroid = FontSource(
    family: "Droid Sans Fallback", folder: "/usr/share/fonts/truetype/droid",
    files: ["DroidSansFallbackFull.ttf"], package: "fonts-droid-fallback")

  /// Faces of all other scripts, taken where they are installed.
  static let scripts = FontSource(
    family: "Noto Sans", folder: "/usr/share/fonts/truetype/noto",
    files: ["NotoSans*-Regular.ttf", "NotoSans*-Bold.ttf"], package: "fonts-noto-core")

  static let all = [
    inter, interDisplay, sans, serif, monospaced, emoji, hanNoto, hanDroid, scripts,
  ]
  /// Where a character goes that the face of the text does not have, in this order.
  static let fallbacks = [sans, emoji, hanNoto, hanDroid]

  /// What to install for a character that no face has.
  static func package(for character: Unicode.Scalar) -> String {
    // CJK radicals to Yi, Hangul, compatibility forms, and the supplementary ideographs.
    let han: [ClosedRange<UInt32>] = [
      0x2E80...0xA4CF, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF,
      0x20000...0x3FFFF,
    ]
    if han.contains(where: { $0.contains(character.value) }) { return hanNoto.package }
    return character.properties.isEmoji ? emoji.package : scripts.package
  }
}
