@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// Finds the implementation that a macro declaration of GlassUI names.
struct MacroProvider: PluginProvider {
  var features: [PluginFeature] { [] }

  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    switch typeName {
    case "PreviewMacro": PreviewMacro.self
    case "PreviewableMacro": PreviewableMacro.self
    case "EntryMacro": EntryMacro.self
    case "AnimatableMacro": AnimatableMacro.self
    case "AnimatableIgnoredMacro": AnimatableIgnoredMacro.self
    default: throw MacroError.unknownMacro("\(moduleName).\(typeName)")
    }
  }

  func loadPluginLibrary(libraryPath: String, moduleName: String) throws {
    throw MacroError.noLibraries(libraryPath)
  }
}
