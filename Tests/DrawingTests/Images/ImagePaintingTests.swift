import DisplayList
import Foundation
import Geometry
import Testing

@testable import Drawing

@MainActor @Suite struct ImagePaintingTests {
  private func studio() throws -> (Studio, URL) {
    let folder = try PictureFixture.folder()
    return (Studio(folders: [folder]), folder)
  }

  private func command(
    _ name: String, _ frame: CGRect, _ change: (inout DrawCommand.ImageCommand) -> Void = { _ in }
  ) -> DrawCommand {
    var image = DrawCommand.ImageCommand(name: name, frame: frame)
    change(&image)
    return .image(image)
  }

  @Test func atItsOwnSizeAPictureIsCopied() throws {
    let (studio, _) = try studio()
    let bitmap = studio.paint([command("tile", CGRect(x: 7, y: 9, width: 16, height: 12))])
    let pattern = PictureFixture.pattern(width: 16, height: 12)
    for y in 0..<12 {
      for x in 0..<16 { #expect(bitmap.row(y + 9)[x + 7] == pattern.row(y)[x]) }
    }
  }

  @Test func flatPicturesStayFlatAtEverySize() throws {
    let (studio, folder) = try studio()
    let color: UInt32 = 0xFF12_80F0
    try PictureFixture.write(
      PictureFixture.flat(color, width: 33, height: 27),
      to: folder.appendingPathComponent("flat.png"))
    for width in [1, 5, 16, 34, 90] {
      let bitmap = studio.paint([
        command("flat", CGRect(x: 3, y: 3, width: CGFloat(width), height: 80))
      ])
      #expect(bitmap.row(40)[3 + width / 2] == color)
      #expect(bitmap.row(3)[3] == color)
      #expect(bitmap.row(82)[2 + width] == color)
      #expect(bitmap.row(83)[3] == 0xFFFF_FFFF)
    }
  }

  @Test func withoutInterpolationPixelsStaySquares() throws {
    let (studio, folder) = try studio()
    let checks = Bitmap(width: 2, height: 1)
    checks.row(0)[0] = 0xFF00_0000
    checks.row(0)[1] = 0xFFFF_0000
    try PictureFixture.write(checks, to: folder.appendingPathComponent("checks.png"))
    let bitmap = studio.paint([
      command("checks", CGRect(x: 0, y: 0, width: 40, height: 20)) { $0.interpolation = .none }
    ])
    #expect(bitmap.row(5)[19] == 0xFF00_0000)
    #expect(bitmap.row(5)[20] == 0xFFFF_0000)
  }

  @Test func tilesRepeatTheNaturalSize() throws {
    let (studio, _) = try studio()
    let bitmap = studio.paint([
      command("tile", CGRect(x: 0, y: 0, width: 40, height: 30)) { $0.isTiled = true }
    ])
    let pattern = PictureFixture.pattern(width: 16, height: 12)
    for (x, y) in [(3, 4), (19, 16), (35, 28)] {
      #expect(bitmap.row(y)[x] == pattern.row(y % 12)[x % 16])
    }
  }

  @Test func capsDoNotStretch() throws {
    let (studio, _) = try studio()
    let bitmap = studio.paint([
      command("tile", CGRect(x: 0, y: 0, width: 60, height: 50)) {
        $0.capInsets = EdgeInsets(top: 4, leading: 5, bottom: 3, trailing: 6)
      }
    ])
    let pattern = PictureFixture.pattern(width: 16, height: 12)
    #expect(bitmap.row(2)[3] == pattern.row(2)[3])
    #expect(bitmap.row(49)[59] == pattern.row(11)[15])
    #expect(bitmap.row(47)[54] == pattern.row(9)[10])
  }

  @Test func templatesTakeThePaint() throws {
    let (studio, folder) = try studio()
    let half = PictureFixture.flat(0x8000_0000, width: 10, height: 10)
    try PictureFixture.write(half, to: folder.appendingPathComponent("half.png"))
    let bitmap = studio.paint([
      command("half", CGRect(x: 0, y: 0, width: 10, height: 10)) {
        $0.template = .color(RGBA(1, 0, 0))
      }
    ])
    #expect(bitmap.rgba(5, 5) == [255, 127, 127, 255])
  }

  @Test func aTurnedPictureKeepsItsMiddle() throws {
    let (studio, folder) = try studio()
    try PictureFixture.write(
      PictureFixture.flat(0xFF00_FF00, width: 40, height: 40),
      to: folder.appendingPathComponent("g.png"))
    let bitmap = studio.paint([
      .layer(
        DrawCommand.Layer(
          [command("g", CGRect(x: -20, y: -20, width: 40, height: 40))],
          transform: CGAffineTransform(rotationAngle: .pi / 4).concatenating(
            CGAffineTransform(translationX: 50, y: 50))))
    ])
    #expect(bitmap.rgba(50, 50) == [0, 255, 0, 255])
    #expect(bitmap.rgba(50, 24) == [0, 255, 0, 255])
    #expect(bitmap.rgba(32, 32) == [255, 255, 255, 255])
  }

  @Test func aMissingPictureLeavesAFrameWithItsName() throws {
    let (studio, _) = try studio()
    let frame = CGRect(x: 5, y: 5, width: 90, height: 60)
    let bitmap = studio.paint([command("pancakes", frame)])
    let inside = (0..<60).flatMap { y in (5..<95).map { bitmap.row(5 + y)[$0] } }
    #expect(Set(inside).count > 10)
    #expect(bitmap.rgba(2, 50) == [255, 255, 255, 255])
    #expect(studio.reports.count == 1)
    _ = studio.paint([command("pancakes", frame)])
    #expect(studio.reports.count == 1)
  }
}
