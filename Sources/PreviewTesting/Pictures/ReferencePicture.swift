import DisplayList
import Drawing
import Foundation

/// A picture committed beside a test, to which a rendering is compared pixel by pixel, exactly.
///
///     try ReferencePicture("recipe").check(session.picture())
///
/// The picture is `__Snapshots__/<test file>/<name>.png`, in the folder of the test.
public struct ReferencePicture: Hashable, Sendable {
  /// The picture to expect.
  public let file: URL

  /// Where a failure leaves what was expected, what came, and how they differ.
  public let failures: URL

  /// - Parameters:
  ///   - name: The picture's name; what is neither a letter, a digit nor a dot becomes a hyphen.
  ///   - testFile: The source file of the test.
  public init(_ name: String, testFile: String = #filePath) {
    let test = URL(fileURLWithPath: testFile)
    let words = name.split { !($0.isLetter || $0.isNumber || $0 == ".") }
    let group = test.deletingPathExtension().lastPathComponent
    let path = "\(group)/\(words.joined(separator: "-")).png"
    file = test.deletingLastPathComponent().appendingPathComponent("__Snapshots__/\(path)")
    failures = Self.artifacts(for: test).appendingPathComponent(path).deletingPathExtension()
  }

  /// Throws unless `actual` is the committed picture.
  ///
  /// - Parameter recording: When `actual` is written as the picture to expect. A test that writes
  ///   fails, so that nothing new passes unseen.
  public func check(
    _ actual: Bitmap, recording: PictureRecording = .chosen
  ) throws(PictureFailure) {
    guard FileManager.default.fileExists(atPath: file.path) else {
      guard recording != .never else { throw .missing(file) }
      throw try record(actual, over: nil)
    }
    let expected = try attempt { try PNGReader.bitmap(at: file) }
    let difference = BitmapDifference(expected: expected, actual: actual)
    if recording == .all || (recording == .failed && difference != nil) {
      throw try record(actual, over: difference)
    }
    guard let difference else { return }
    let folder = failures
    try attempt {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try PNGWriter.write(expected, to: folder.appendingPathComponent("expected.png"))
      try PNGWriter.write(actual, to: folder.appendingPathComponent("actual.png"))
      try PNGWriter.write(
        BitmapDifference.picture(expected: expected, actual: actual),
        to: folder.appendingPathComponent("difference.png"))
    }
    throw .differs(file, difference, failures: folder)
  }

  private func record(
    _ actual: Bitmap, over difference: BitmapDifference?
  ) throws(PictureFailure) -> PictureFailure {
    try attempt {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try PNGWriter.write(actual, to: file)
    }
    return .recorded(file, difference)
  }

  private func attempt<Value>(_ body: () throws -> Value) throws(PictureFailure) -> Value {
    do {
      return try body()
    } catch {
      throw .unusable(file, reason: "\(error)")
    }
  }

  /// SNAPSHOT_ARTIFACTS, or a folder of the package that `test` belongs to.
  private static func artifacts(for test: URL) -> URL {
    if let path = ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"], !path.isEmpty {
      return URL(fileURLWithPath: path)
    }
    var folder = test.deletingLastPathComponent()
    while folder.path != "/" {
      let manifest = folder.appendingPathComponent("Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) {
        return folder.appendingPathComponent(".glasspreview/failures")
      }
      folder.deleteLastPathComponent()
    }
    return URL(fileURLWithPath: ".glasspreview/failures")
  }
}
