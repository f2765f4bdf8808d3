import DisplayList
import Drawing
import Foundation
import PreviewEngine

/// Writes a motion as one strip of pictures, left to right.
enum FilmCommand {
  /// Where a film ends when nothing is said, in seconds.
  static let standardEnd = 0.6

  @MainActor static func run(_ invocation: Invocation) async -> ExitCode {
    let options = invocation.options
    let (from, to) = (options.from, options.to ?? max(standardEnd, options.from))
    guard to >= from, options.frames >= 1 else {
      Console.complain("a film runs from an earlier to a later instant and has a frame or more.")
      return .usage
    }
    do throws(ExitCode) {
      let output = try PictureOutput(invocation)
      let opener = try await SessionOpener(invocation)
      let film = await Film.shoot(
        opener.session, from: from, to: to, frames: options.frames)
      return output.write(film)
    } catch {
      return error
    }
  }
}
