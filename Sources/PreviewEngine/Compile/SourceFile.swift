import Foundation

/// A user's file and its text.
struct SourceFile {
  /// As the user names it.
  let path: String
  /// The absolute path: the compiler writes it into `#filePath`.
  let url: URL
  let data: Data
  var text: String { String(decoding: data, as: UTF8.self) }

  init(_ path: String) throws(CompileError) {
    self.path = path
    url = URL(fileURLWithPath: path).standardizedFileURL
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw .inputMissing(path: path, reason: Self.reason(of: url.path))
    }
  }

  /// Whether the file still holds what was read.
  var isUnchanged: Bool { (try? Data(contentsOf: url)) == data }

  /// What a compiler's output says, files named as the user names them.
  func diagnostics(in output: String) -> [CompilerDiagnostic] {
    DiagnosticParser.parse(output) { $0 == url.path ? path : $0 }
  }

  private static func reason(of path: String) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else { return SystemError.current }
    if status.st_mode & S_IFMT == S_IFDIR { return SystemError(EISDIR).text }
    return access(path, R_OK) == 0 ? SystemError(EIO).text : SystemError.current
  }
}
