import DisplayList
import Drawing
import Foundation
import PreviewTesting

extension PreviewExecutable {
  /// The picture that the program writes when it is run with a subcommand and its arguments.
  static func picture(_ arguments: [String]) throws -> Bitmap {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("glasspreview-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let output = folder.appendingPathComponent("picture.png")
    let process = try ChildProcess.start(
      glasspreview(), arguments: arguments + ["-o", output.path],
      environment: ProcessInfo.processInfo.environment)
    let status = try process.waitForExit(patience: .seconds(120))
    guard status == .exited(0) else {
      throw PreviewTestingError.exitedEarly(status, output: process.standardError)
    }
    return try PNGReader.bitmap(at: output)
  }
}
