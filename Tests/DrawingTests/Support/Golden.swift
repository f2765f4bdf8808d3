import DisplayList
import Foundation
import Testing

@testable import Drawing

/// Pictures that stand beside their suite, compared byte for byte.
///
/// A missing one is written and fails the test; look at it before it is committed. After a failure
/// `NAME.actual.png` lies beside the expected picture.
enum Golden {
  static func expect(
    _ bitmap: Bitmap, _ name: String, file: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
      .appendingPathComponent("Goldens")
    let url = folder.appendingPathComponent(name + ".png")
    let actual = folder.appendingPathComponent(name + ".actual.png")
    guard let data = try? Data(contentsOf: url) else {
      try PictureFixture.write(bitmap, to: url)
      Issue.record("\(url.path) is new: look at it", sourceLocation: sourceLocation)
      return
    }
    let expected = try PNGReader.read(data, path: url.path)
    let isSize = expected.width == bitmap.width && expected.height == bitmap.height
    if isSize, expected.difference(bitmap) == nil { return }
    try PictureFixture.write(bitmap, to: actual)
    Issue.record("\(name) differs: \(actual.path)", sourceLocation: sourceLocation)
  }
}
