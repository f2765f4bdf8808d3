internal import CPango
import Foundation

/// A fontconfig configuration that knows the project's families and nothing of the user's setup.
final class FontConfiguration {
  let pointer: OpaquePointer
  /// The families that were found.
  let families: Set<String>

  /// - Parameter userFonts: font files of the user's own, added to the project's families.
  init(sources: [FontSource] = FontSource.all, userFonts: [URL] = []) {
    guard let config = FcConfigCreate() else {
      preconditionFailure("fontconfig has no memory for a configuration")
    }
    // FONTCONFIG_SYSROOT would move the folders.
    FcConfigSetSysRoot(config, nil)
    let description = Self.description(of: sources)
    _ = description.withCString { text in
      text.withMemoryRebound(to: FcChar8.self, capacity: description.utf8.count) {
        FcConfigParseAndLoadFromMemory(config, $0, FcBool(1))
      }
    }
    FcConfigBuildFonts(config)
    for file in userFonts {
      _ = file.path.withCString { path in
        path.withMemoryRebound(to: FcChar8.self, capacity: file.path.utf8.count) {
          FcConfigAppFontAddFile(config, $0)
        }
      }
    }
    pointer = config
    families = Self.families(in: config)
  }

  deinit { FcConfigDestroy(pointer) }

  private static func families(in config: OpaquePointer) -> Set<String> {
    var families: Set<String> = []
    for kind in [FcSetSystem, FcSetApplication] {
      guard let set = FcConfigGetFonts(config, kind) else { continue }
      for index in 0..<Int(set.pointee.nfont) {
        var position: Int32 = 0
        var name: UnsafeMutablePointer<FcChar8>?
        while FcPatternGetString(set.pointee.fonts[index], "family", position, &name)
          == FcResultMatch, let found = name
        {
          families.insert(String(cString: found))
          position += 1
        }
      }
    }
    return families
  }

  /// The configuration as fontconfig reads it.
  private static func description(of sources: [FontSource]) -> String {
    let folders = Set(sources.map(\.folder)).sorted()
    // Faces without italics of their own are slanted by Inter's 9.4 degrees, to the right.
    let slant = 0.166
    // Pictures of emoji come in one size; they are scaled to the one asked for.
    let factor = "pixelsizefixupfactor"
    let globs = sources.flatMap { source in source.files.map { source.folder + "/" + $0 } }
    return """
      <?xml version="1.0"?>
      <fontconfig>
      \(folders.map { "<dir>\($0)</dir>" }.joined(separator: "\n"))
      <cachedir>\(escaped(cacheFolder))</cachedir>
      <selectfont>
      <acceptfont>\(globs.map { "<glob>\($0)</glob>" }.joined())</acceptfont>
      <rejectfont><glob>*</glob></rejectfont>
      </selectfont>
      <match target="pattern">
      <test name="family"><string>emoji</string></test>
      <edit name="family" mode="assign" binding="strong">
      <string>\(FontSource.emoji.family)</string>
      </edit>
      </match>
      <match target="font">
      <test name="outline"><bool>false</bool></test>
      <edit name="\(factor)" mode="assign">
      <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
      </edit>
      <edit name="matrix" mode="assign">
      <times>
      <name>matrix</name>
      <matrix>
      <name>\(factor)</name><double>0</double><double>0</double><name>\(factor)</name>
      </matrix>
      </times>
      </edit>
      </match>
      <match target="font">
      <test name="outline"><bool>true</bool></test>
      <test name="slant"><const>roman</const></test>
      <test target="pattern" name="slant" compare="not_eq"><const>roman</const></test>
      <edit name="matrix" mode="assign">
      <times>
      <name>matrix</name>
      <matrix>
      <double>1</double><double>\(slant)</double><double>0</double><double>1</double>
      </matrix>
      </times>
      </edit>
      </match>
      </fontconfig>
      """
  }

  /// A cache of the project's own: what others put into the common one does not reach the text.
  private static var cacheFolder: String {
    let environment = ProcessInfo.processInfo.environment
    let base =
      environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? (environment["HOME"] ?? "/tmp") + "/.cache"
    return base + "/glasspreview/fontconfig"
  }

  private static func escaped(_ path: String) -> String {
    path.replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;")
  }
}
