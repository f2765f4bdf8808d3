import DisplayList
import Drawing
import Foundation
import PreviewEngine

/// Writes one picture.
enum SnapshotCommand {
  @MainActor static func run(_ invocation: Invocation) async -> ExitCode {
    do throws(ExitCode) {
      let output = try PictureOutput(invocation)
      let opener = try await SessionOpener(invocation)
      try await opener.reach(invocation.options.at)
      return output.write(opener.session.picture())
    } catch {
      return error
    }
  }
}

/// Where a picture goes: a file, or standard output.
struct PictureOutput {
  let path: String

  init(_ invocation: Invocation) throws(ExitCode) {
    guard let path = invocation.options.output else {
      Console.complain("say where the picture goes: -o FILE.png, or -o - for standard output.")
      throw .usage
    }
    self.path = path
  }

  func write(_ bitmap: Bitmap) -> ExitCode {
    do {
      if path == "-" {
        FileHandle.standardOutput.write(try PNGWriter.data(of: bitmap))
      } else {
        try PNGWriter.write(bitmap, to: URL(fileURLWithPath: path))
      }
      return .success
    } catch {
      Console.complain("\(error)")
      return .inputMissing
    }
  }
}
