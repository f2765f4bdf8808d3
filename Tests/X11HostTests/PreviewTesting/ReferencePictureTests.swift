import DisplayList
import Drawing
import Foundation
import Testing

@testable import PreviewTesting

@Suite struct ReferencePictureTests {
  /// A package with one test file, in a folder of its own.
  private let root = FileManager.default.temporaryDirectory
    .appendingPathComponent("glasspreview-\(UUID().uuidString)")

  private var picture: ReferencePicture {
    ReferencePicture("a red: one", testFile: root.appendingPathComponent("Tests/Some.swift").path)
  }

  init() throws {
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    try Data().write(to: root.appendingPathComponent("Package.swift"))
  }

  private func remove() { try? FileManager.default.removeItem(at: root) }

  private func bitmap(_ colour: UInt32 = 0xFFFF_0000, width: Int = 3) -> Bitmap {
    let bitmap = Bitmap(width: width, height: 2)
    for y in 0..<2 { for x in 0..<width { bitmap.row(y)[x] = colour } }
    return bitmap
  }

  @Test func namesFollowTheTestFile() {
    defer { remove() }
    #expect(picture.file.path == root.path + "/Tests/__Snapshots__/Some/a-red-one.png")
    #expect(picture.failures.path == root.path + "/.glasspreview/failures/Some/a-red-one")
  }

  @Test func aMissingPictureIsWrittenAndFails() throws {
    defer { remove() }
    #expect(throws: PictureFailure.self) { try picture.check(bitmap(), recording: .missing) }
    try picture.check(bitmap(), recording: .missing)
    try picture.check(bitmap(), recording: .failed)
    try picture.check(bitmap(), recording: .never)
  }

  @Test func onCINothingIsWritten() {
    defer { remove() }
    #expect(throws: PictureFailure.self) { try picture.check(bitmap(), recording: .never) }
    #expect(!FileManager.default.fileExists(atPath: picture.file.path))
  }

  @Test func aDifferenceLeavesThreePictures() throws {
    defer { remove() }
    try? picture.check(bitmap(), recording: .missing)
    let other = bitmap()
    other.row(1)[2] = 0xFFFE_0000
    let failure = #expect(throws: PictureFailure.self) {
      try picture.check(other, recording: .missing)
    }
    #expect(failure?.description.contains("1 pixels changed, largest delta 1") == true)
    let actual = try PNGReader.bitmap(at: picture.failures.appendingPathComponent("actual.png"))
    #expect(BitmapDifference(expected: other, actual: actual) == nil)
    let difference = try PNGReader.bitmap(
      at: picture.failures.appendingPathComponent("difference.png"))
    #expect(difference.row(0)[0] == 0xFF13_1313)
    #expect(difference.row(1)[2] == 0xFF60_1313)
    // The committed picture is still the old one.
    try picture.check(bitmap(), recording: .never)
  }

  @Test func anAcceptedDifferenceIsWrittenAndFailsOnce() throws {
    defer { remove() }
    try? picture.check(bitmap(), recording: .missing)
    let wider = bitmap(width: 4)
    #expect(throws: PictureFailure.self) { try picture.check(wider, recording: .failed) }
    try picture.check(wider, recording: .never)
    #expect(throws: PictureFailure.self) { try picture.check(wider, recording: .all) }
  }

  @Test func aFileThatIsNoPictureIsAFailure() throws {
    defer { remove() }
    try? picture.check(bitmap(), recording: .missing)
    try Data("no picture".utf8).write(to: picture.file)
    #expect(throws: PictureFailure.self) { try picture.check(bitmap(), recording: .missing) }
  }

  @Test(arguments: [
    ([:], PictureRecording.missing),
    (["CI": "true"], .never),
    (["CI": ""], .missing),
    (["CI": "true", "SNAPSHOT_TESTING_RECORD": "all"], .all),
    (["SNAPSHOT_TESTING_RECORD": "failed"], .failed),
    (["SNAPSHOT_TESTING_RECORD": "often"], .missing),
  ])
  func theEnvironmentChooses(_ environment: [String: String], _ mode: PictureRecording) {
    defer { remove() }
    #expect(PictureRecording.chosen(in: environment) == mode)
  }
}
