/// Why a file does not become previews.
public enum CompileError: Error, Hashable, Sendable {
  /// The user's file cannot be read.
  case inputMissing(path: String, reason: String)
  /// No `swiftc` is on the PATH.
  case noToolchain
  /// The toolchain that was asked for has no compiler.
  case toolchainNotThere(path: String)
  /// The toolchain is of another version than the one that built this program.
  case toolchainMismatch(built: String, found: String, path: String)
  /// The Swift modules that a file is compiled against are not there.
  case noModules(searched: [String])
  /// A program of the toolchain does not start.
  case cannotRun(program: String, reason: String)
  /// No folder takes the compiled file.
  case cannotWrite(path: String, reason: String)
  /// The compiler found errors; warnings are among them.
  case diagnostics([CompilerDiagnostic])
  /// The compiler or the linker itself failed.
  case toolFailed(program: String, status: Int32, output: String)
  /// The compiled file cannot be loaded.
  case loadFailed(file: String, reason: String)
  /// The file compiles and declares no preview.
  case noPreviews(file: String)
  /// A newer request made this one needless.
  case cancelled
}

extension CompileError: CustomStringConvertible {
  /// What happened and what to do, for a person.
  public var description: String {
    switch self {
    case .inputMissing(let path, let reason):
      "cannot read '\(path)': \(reason)."
    case .noToolchain:
      "no Swift compiler: 'swiftc' is not on the PATH. Install Swift (https://swift.org/install) "
        + "or set GLASSPREVIEW_TOOLCHAIN to the folder of a toolchain."
    case .toolchainNotThere(let path):
      "no Swift compiler in '\(path)'. GLASSPREVIEW_TOOLCHAIN names the folder that holds "
        + "bin/swiftc, or leave it unset to use the one on the PATH."
    case .toolchainMismatch(let built, let found, let path):
      """
      the Swift compiler is another one than glasspreview was built with, and Swift modules load \
      only in the compiler that wrote them.
        built with: \(built)
        found:      \(found) in \(path)
      Put the first on the PATH, name its folder in GLASSPREVIEW_TOOLCHAIN, or build glasspreview \
      again with the second.
      """
    case .noModules(let searched):
      "glasspreview's Swift modules are not there; searched \(searched.joined(separator: " and ")). "
        + "Build it with 'make build' or install it with 'make install'."
    case .cannotRun(let program, let reason):
      "cannot run '\(program)': \(reason)."
    case .cannotWrite(let path, let reason):
      "cannot write '\(path)': \(reason). XDG_CACHE_HOME names another folder for compiled files."
    case .diagnostics(let diagnostics):
      diagnostics.map(\.description).joined(separator: "\n")
    case .toolFailed(let program, let status, let output):
      (status < 0 ? "'\(program)' crashed with signal \(-status)" : "'\(program)' failed")
        + (output.isEmpty ? "." : ":\n\(output)")
    case .loadFailed(let file, let reason):
      "the compiled '\(file)' does not load: \(reason)."
    case .noPreviews(let file):
      "'\(file)' holds no preview. Add one: #Preview { MyView() }"
    case .cancelled:
      "interrupted."
    }
  }
}
