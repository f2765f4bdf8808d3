import DisplayList
import Foundation
import Geometry

@testable import Drawing

/// A painter with what it needs, and pictures of what it paints.
@MainActor final class Studio {
  static let fonts = FontLibrary()
  let painter: Painter
  let images: ImageLibrary
  private(set) var messages: [String] = []

  init(glass: GlassPainting? = nil, folders: [URL] = []) {
    let symbols = BoxSymbols()
    let box = MessageBox()
    self.box = box
    images = ImageLibrary(searchFolders: folders) { box.messages.append($0) }
    painter = Painter(
      text: TextEngine(fonts: Studio.fonts, symbols: symbols), symbols: symbols, images: images,
      glass: glass)
  }

  private let box: MessageBox
  var reports: [String] { box.messages }

  /// Paints on white.
  func paint(
    _ commands: [DrawCommand], width: Int = 100, height: Int = 100, scale: CGFloat = 1,
    background: RGBA = .white
  ) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    _ = painter.paint(
      DisplayList(commands), background: background, into: bitmap, scale: scale,
      damage: [bitmap.bounds])
    return bitmap
  }
}

final class MessageBox {
  var messages: [String] = []
}

extension Bitmap {
  /// Red, green, blue, alpha of a pixel, premultiplied.
  func rgba(_ x: Int, _ y: Int) -> [Int] {
    let p = row(y)[x]
    return [16, 8, 0, 24].map { Int(p >> $0 & 255) }
  }

  var bytes: [UInt32] {
    (0..<height).flatMap { y in (0..<width).map { row(y)[$0] } }
  }

  /// The first pixel that differs.
  func difference(_ other: Bitmap) -> (x: Int, y: Int, count: Int)? {
    var first: (Int, Int)?
    var count = 0
    for y in 0..<height {
      for x in 0..<width where row(y)[x] != other.row(y)[x] {
        first = first ?? (x, y)
        count += 1
      }
    }
    return first.map { ($0.0, $0.1, count) }
  }
}

/// Numbers that are the same in every run.
struct Dice: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
