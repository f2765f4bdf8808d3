import Foundation

/// Why a rendering is not the picture that a test expects.
public enum PictureFailure: Error, CustomStringConvertible {
  /// There is no picture, and none may be written.
  case missing(URL)
  /// The picture was written, over one with `difference` where there was one.
  case recorded(URL, BitmapDifference?)
  /// The rendering is another picture.
  case differs(URL, BitmapDifference, failures: URL)
  /// A file could not be read or written.
  case unusable(URL, reason: String)

  public var description: String {
    switch self {
    case .missing(let file):
      """
      there is no picture \(file.path), and none is written on CI or with \
      SNAPSHOT_TESTING_RECORD=never.
      """
    case .recorded(let file, nil):
      "wrote \(file.path). Look at it, commit it, and run the test again."
    case .recorded(let file, let difference?):
      "wrote \(file.path) anew: \(difference). Look at it, commit it, and run the test again."
    case .differs(let file, let difference, let failures):
      """
      \(difference); pictures must be the same, byte for byte.
        expected:   \(file.path)
        actual:     \(failures.path)/actual.png
        difference: \(failures.path)/difference.png
      To accept what came: SNAPSHOT_TESTING_RECORD=failed swift test --filter …
      """
    case .unusable(let file, let reason):
      "the picture \(file.path) could not be compared: \(reason)"
    }
  }
}
