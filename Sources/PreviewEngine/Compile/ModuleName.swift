/// The name of the module that a file becomes.
enum ModuleName {
  /// The file's name, made an identifier, and told apart from the modules that a file may import.
  ///
  /// A module of a name that exists already could not import it, and its symbols would be bound to
  /// those of the program.
  static func make(fileName: String, taken: Set<String>) -> String {
    let stem = fileName.hasSuffix(".swift") ? String(fileName.dropLast(6)) : fileName
    var name = String(
      stem.unicodeScalars.map { scalar in
        let isPart = scalar.isASCII && (scalar.properties.isAlphabetic || scalar == "_")
        let isDigit = ("0"..."9").contains(scalar)
        return isPart || isDigit ? Character(scalar) : "_"
      })
    if name.isEmpty || name.first?.isNumber == true { name = "_" + name }
    while taken.contains(name) || reserved.contains(name) { name += "_" }
    return name
  }

  /// The modules of the language, of the SDK that the file may import, and of this program.
  private static let reserved: Set<String> = [
    "Assets", "CCairo", "CPango", "CX11", "DisplayList", "Drawing", "Gallery", "Geometry",
    "GlassRenderer", "GlassUI", "LayoutCore", "Motion", "PreviewEngine", "PreviewMacros",
    "PreviewTesting", "SwiftUI", "X11Host", "glasspreview",
    "Builtin", "Combine", "CoreFoundation", "Cxx", "CxxStdlib", "Dispatch", "Distributed",
    "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
    "FoundationXML", "Glibc", "Observation", "RegexBuilder", "Runtime", "Swift",
    "SwiftOnoneSupport", "Synchronization", "Testing", "XCTest", "_Concurrency",
    "_Differentiation", "_RegexParser", "_StringProcessing", "_Volatile", "main",
  ]
}
