import DisplayList
import PreviewTesting
import Testing
import WindowProbe

struct BitmapDifferenceTests {
  @Test func thePictureItselfDoesNotDiffer() {
    let picture = ProbePicture().bitmap(width: 50, height: 40)
    #expect(BitmapDifference(expected: picture, actual: picture) == nil)
    #expect(
      BitmapDifference(
        expected: picture, actual: ProbePicture().bitmap(width: 50, height: 40)) == nil)
  }

  @Test func changesAreCountedMeasuredAndBoxed() throws {
    let (before, after) = (Bitmap(width: 20, height: 10), Bitmap(width: 20, height: 10))
    after.row(3)[4] = 0x0000_0700
    after.row(5)[9] = 0x0300_0001
    let difference = try #require(BitmapDifference(expected: before, actual: after))
    #expect(difference.changedPixels == 2)
    #expect(difference.largestDelta == 7)
    #expect(difference.boundingBox == PixelRect(x: 4, y: 3, width: 6, height: 3))
    #expect(
      difference.description
        == "the pictures differ: 2 pixels changed, largest delta 7, in 6×3 at (4, 3)")
  }

  @Test func anotherSizeDiffers() throws {
    let difference = try #require(
      BitmapDifference(expected: Bitmap(width: 4, height: 4), actual: Bitmap(width: 5, height: 4)))
    #expect(difference.changedPixels == 4)
    #expect(difference.description.contains("expected 4×4, got 5×4;"))
  }

  @Test func nearlyUniformPicturesAreNoticed() {
    let blank = Bitmap(width: 100, height: 100)
    #expect(blank.dominantColour == 0)
    blank.row(50)[50] = 0xFFFF_FFFF
    #expect(blank.dominantColour == 0)
    for x in 0..<100 { blank.row(7)[x] = 0xFFFF_FFFF }
    #expect(blank.dominantColour == nil)
    #expect(ProbePicture().bitmap(width: 160, height: 120).dominantColour == nil)
  }
}
