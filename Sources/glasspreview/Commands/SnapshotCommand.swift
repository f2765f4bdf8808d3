import DisplayList
import Drawing
import Foundation
import PreviewEngine

/// Writes one picture; several variants stand side by side in it.
enum SnapshotCommand {
  @MainActor static func run(_ invocation: Invocation) async -> ExitCode {
    do throws(ExitCode) {
      let output = try PictureOutput(invocation)
      var pictures: [Bitmap] = []
      for cell in invocation.cells {
        let opener = try await SessionOpener(cell)
        try await opener.reach(cell.options.at)
        pictures.append(opener.session.picture())
      }
      return output.write(pictures.count == 1 ? pictures[0] : Film.strip(pictures))
    } catch {
      return error
    }
  }
}

extension Invocation {
  /// One invocation for each variant; without variants, this one.
  fileprivate var cells: [Invocation] {
    guard !options.variants.isEmpty else { return [self] }
    return options.variants.map { variant in
      var cell = self
      cell.options.traits = variant.traits.over(options.traits)
      return cell
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
