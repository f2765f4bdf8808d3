/// What the compiler asked of this plugin and the plugin does not have.
enum MacroError: Error, CustomStringConvertible {
  case unknownMacro(String)
  case noLibraries(String)

  var description: String {
    switch self {
    case .unknownMacro(let name):
      "glasspreview's macro plugin has no '\(name)'; plugin and modules are of different builds."
    case .noLibraries(let path):
      "glasspreview's macro plugin holds all its macros and loads no library ('\(path)')."
    }
  }
}
