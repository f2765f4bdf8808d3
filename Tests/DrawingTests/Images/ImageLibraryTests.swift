import DisplayList
import Foundation
import Geometry
import Testing

@testable import Drawing

@MainActor @Suite struct ImageLibraryTests {
  private let red: UInt32 = 0xFFFF_0000
  private let blue: UInt32 = 0xFF00_00FF

  /// An image set of one size, light and dark, at 1x and 2x.
  private func makeCatalog(in folder: URL) throws {
    let set = folder.appendingPathComponent("App/Assets.xcassets/Food/cake.imageset")
    for (name, color, width) in [
      ("a.png", red, 10), ("a2.png", red, 20), ("d.png", blue, 10), ("d2.png", blue, 20),
    ] {
      try PictureFixture.write(
        PictureFixture.flat(color, width: width, height: width / 2),
        to: set.appendingPathComponent(name))
    }
    let dark = #""appearances":[{"appearance":"luminosity","value":"dark"}]"#
    try Data(
      """
      {"images":[{"filename":"a.png","idiom":"universal","scale":"1x"},
      {"filename":"a2.png","idiom":"universal","scale":"2x"},
      {"filename":"d.png","idiom":"universal","scale":"1x",\(dark)},
      {"filename":"d2.png","idiom":"universal","scale":"2x",\(dark)},
      {"idiom":"universal","scale":"3x"}],"info":{"author":"xcode","version":1}}
      """.utf8
    ).write(to: set.appendingPathComponent("Contents.json"))
  }

  @Test func catalogsChooseScaleAndAppearance() throws {
    let folder = try PictureFixture.folder()
    try makeCatalog(in: folder)
    let library = ImageLibrary(searchFolders: [folder])
    #expect(library.size(of: "cake") == CGSize(width: 10, height: 5))
    #expect(library.picture("cake")?.bitmap.width == 10)
    library.displayScale = 2
    #expect(library.picture("cake")?.bitmap.width == 20)
    library.displayScale = 3
    #expect(library.picture("cake")?.bitmap.width == 20)
    #expect(library.size(of: "cake") == CGSize(width: 10, height: 5))
    #expect(library.picture("cake")?.bitmap.row(0)[0] == red)
    library.isDark = true
    #expect(library.picture("cake")?.bitmap.row(0)[0] == blue)
  }

  @Test func namespacesPrefixNames() throws {
    let folder = try PictureFixture.folder()
    try makeCatalog(in: folder)
    try Data(#"{"properties":{"provides-namespace":true}}"#.utf8).write(
      to: folder.appendingPathComponent("App/Assets.xcassets/Food/Contents.json"))
    let library = ImageLibrary(searchFolders: [folder])
    #expect(library.size(of: "Food/cake") != nil)
    #expect(library.size(of: "cake") == nil)
  }

  @Test func looseFilesAreFoundWithAndWithoutScaleAndType() throws {
    let folder = try PictureFixture.folder()
    try PictureFixture.write(
      PictureFixture.flat(red, width: 30, height: 30),
      to: folder.appendingPathComponent("pan@3x.png"))
    let library = ImageLibrary(searchFolders: [folder])
    #expect(library.size(of: "tile") == CGSize(width: 16, height: 12))
    #expect(library.size(of: "tile.png") == CGSize(width: 16, height: 12))
    #expect(library.size(of: "pan") == CGSize(width: 10, height: 10))
    #expect(library.size(of: "../\(folder.lastPathComponent)/tile") == nil)
  }

  @Test func earlierFoldersWin() throws {
    let (first, second) = (try PictureFixture.folder(), try PictureFixture.folder())
    try PictureFixture.write(
      PictureFixture.flat(red, width: 1, height: 1), to: first.appendingPathComponent("tile.png"))
    #expect(
      ImageLibrary(searchFolders: [first, second]).size(of: "tile") == CGSize(width: 1, height: 1))
  }

  @Test func aMissingPictureIsReportedOnce() {
    let box = MessageBox()
    let library = ImageLibrary { box.messages.append($0) }
    #expect(library.size(of: "nothing") == nil)
    #expect(library.size(of: "nothing") == nil)
    #expect(box.messages.count == 1)
    #expect(box.messages.first?.contains("\"nothing\"") == true)
  }

  @Test(arguments: [
    ("cut.png", [UInt8](arrayLiteral: 0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13)),
    ("cut.jpg", [0xFF, 0xD8, 0xFF, 0xE0, 0, 16]), ("empty.png", []), ("text.jpeg", [0x41, 0x42]),
  ]) func damagedFilesAreReportedAndNotShown(name: String, bytes: [UInt8]) throws {
    let folder = try PictureFixture.folder()
    try Data(bytes).write(to: folder.appendingPathComponent(name))
    let box = MessageBox()
    let library = ImageLibrary(searchFolders: [folder]) { box.messages.append($0) }
    #expect(library.size(of: name) == nil)
    #expect(box.messages.count == 1)
    #expect(box.messages.first?.contains(name) == true)
  }

  @Test func aPNGComesBackAsItWas() throws {
    let bitmap = PictureFixture.pattern(width: 37, height: 21)
    bitmap.row(3)[5] = 0
    let data = try PNGWriter.data(of: bitmap)
    #expect(try PNGWriter.data(of: bitmap) == data)
    let back = try PNGReader.read(data, path: "x")
    #expect(back.difference(bitmap) == nil)
    #expect(back.width == 37 && back.height == 21)
  }

  @Test func anEmptyBitmapIsNoPNG() {
    #expect(throws: DrawingError.self) { try PNGWriter.data(of: Bitmap(width: 0, height: 3)) }
    #expect(throws: DrawingError.self) {
      try PNGWriter.write(
        Bitmap(width: 1, height: 1), to: URL(fileURLWithPath: "/nowhere/picture.png"))
    }
  }

  @Test(arguments: 1...8) func orientationsTurnThePicture(value: Int) {
    let exif: [UInt8] = [
      0xFF, 0xD8, 0xFF, 0xE1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0,
      1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(value), 0, 0, 0, 0, 0, 0,
    ]
    let orientation = JPEGOrientation(exif)
    #expect(orientation.value == value)
    let bitmap = Bitmap(width: 3, height: 2)
    bitmap.row(0)[0] = 1
    bitmap.row(0)[2] = 2
    let turned = orientation.turned(bitmap)
    #expect((turned.width > turned.height) == (value < 5))
    // Where the first row's ends go.
    func corner(_ v: UInt32) -> [Int] {
      for y in 0..<turned.height {
        for x in 0..<turned.width where turned.row(y)[x] == v { return [x, y] }
      }
      return []
    }
    let first = [[0, 0], [2, 0], [2, 1], [0, 1], [0, 0], [1, 0], [1, 2], [0, 2]][value - 1]
    let last = [[2, 0], [0, 0], [0, 1], [2, 1], [0, 2], [1, 2], [1, 0], [0, 0]][value - 1]
    #expect(corner(1) == first)
    #expect(corner(2) == last)
  }
}
