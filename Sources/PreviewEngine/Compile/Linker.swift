import Foundation

/// Links a compiled file to a shared object.
struct Linker {
  let toolchain: Toolchain

  /// Links with the libraries that the file's imports name, and not with GlassUI: the program that
  /// loads the object holds that already, and there must be one copy of every type.
  func link(_ compiled: URL, into object: URL) async throws(CompileError) {
    guard let libraries = ObjectFile(compiled)?.autolinkArguments else {
      throw .toolFailed(program: toolchain.frontend, status: 0, output: "it wrote no object file")
    }
    let arguments =
      [
        "-shared", "--eh-frame-hdr", "--hash-style=gnu",
        // The object's own symbols are its own, whatever was loaded before under the same names.
        "-Bsymbolic",
        "-rpath", toolchain.runtime, "-o", object.path,
        toolchain.runtimeStart, compiled.path,
      ] + libraries
      + (["-L" + toolchain.runtime] + Self.systemFolders.map { "-L" + $0 })
      + ["-lswiftCore", "-lc"]
    let output = try await ChildProcess.run(toolchain.linker, arguments)
    guard output.status == 0 else {
      throw .toolFailed(
        program: toolchain.linker, status: output.status, output: output.errorText)
    }
  }

  /// Where the C library is, on Debian and elsewhere.
  private static var systemFolders: [String] {
    let triple = "\(Toolchain.architecture)-linux-gnu"
    return ["/usr/lib/\(triple)", "/lib/\(triple)", "/usr/lib64", "/lib64", "/usr/lib", "/lib"]
      .filter { FileManager.default.fileExists(atPath: $0) }
  }
}
