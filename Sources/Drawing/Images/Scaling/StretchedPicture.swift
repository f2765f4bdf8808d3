import DisplayList
import Foundation
import Geometry

/// A picture brought to a size in pixels: stretched, with ends that are not, or tiled.
struct StretchedPicture {
  let picture: Picture
  let width: Int
  let height: Int
  /// Pixels a point along both axes: the size of the parts that do not stretch.
  let scale: CGSize
  let image: DrawCommand.ImageCommand

  /// A stretch of one axis: where it comes from (pixels of the picture) and goes to.
  private struct Part {
    var source: Range<CGFloat>
    var target: Range<Int>
    var isFixed: Bool
  }

  func bitmap() -> Bitmap {
    let insets = image.capInsets
    let natural = picture.size
    let columns = Self.parts(
      natural.width, leading: insets.leading, trailing: insets.trailing,
      sourceScale: picture.scale, targetScale: scale.width, target: width)
    let rows = Self.parts(
      natural.height, leading: insets.top, trailing: insets.bottom, sourceScale: picture.scale,
      targetScale: scale.height, target: height)
    if columns.count == 1, rows.count == 1, !image.isTiled {
      return scaled(columns[0].source, rows[0].source, width, height)
    }
    let result = Bitmap(width: width, height: height)
    for row in rows where !row.target.isEmpty {
      for column in columns where !column.target.isEmpty { fill(result, column, row) }
    }
    return result
  }

  private func fill(_ result: Bitmap, _ column: Part, _ row: Part) {
    func length(_ part: Part, _ scale: CGFloat) -> Int {
      guard image.isTiled, !part.isFixed else { return part.target.count }
      let points = (part.source.upperBound - part.source.lowerBound) / picture.scale
      return max(1, Int(min((points * scale).rounded(), 16384)))
    }
    let tile = scaled(
      column.source, row.source, length(column, scale.width), length(row, scale.height))
    guard tile.width > 0, tile.height > 0 else { return }
    for y in row.target {
      let from = tile.row((y - row.target.lowerBound) % tile.height)
      let to = result.row(y)
      for x in column.target { to[x] = from[(x - column.target.lowerBound) % tile.width] }
    }
  }

  private func scaled(
    _ columns: Range<CGFloat>, _ rows: Range<CGFloat>, _ width: Int, _ height: Int
  ) -> Bitmap {
    let kernel: Resampling.Kernel =
      switch image.interpolation {
      case .none: .nearest
      case .low: .linear
      case .medium, .high: .cubic
      }
    return Resampling.scaled(
      picture.bitmap,
      from: CGRect(
        x: columns.lowerBound, y: rows.lowerBound,
        width: columns.upperBound - columns.lowerBound,
        height: rows.upperBound - rows.lowerBound), width: width, height: height, kernel: kernel)
  }

  /// An axis cut at its insets; where the target is too short for them they shrink together.
  private static func parts(
    _ natural: CGFloat, leading: CGFloat, trailing: CGFloat, sourceScale: CGFloat,
    targetScale: CGFloat, target: Int
  ) -> [Part] {
    func sane(_ v: CGFloat) -> CGFloat { v.isFinite ? min(max(v, 0), natural) : 0 }
    var (first, last) = (sane(leading), sane(trailing))
    if first + last > natural { (first, last) = (natural / 2, natural / 2) }
    let whole = natural * sourceScale
    guard first > 0 || last > 0 else {
      return [Part(source: 0..<whole, target: 0..<target, isFixed: false)]
    }
    let length = CGFloat(target)
    let fit = min(1, length / max((first + last) * targetScale, 1))
    let a = Int((first * targetScale * fit).rounded())
    let b = max(a, target - Int((last * targetScale * fit).rounded()))
    let (low, high) = (first * sourceScale, whole - last * sourceScale)
    return [
      Part(source: 0..<low, target: 0..<a, isFixed: true),
      Part(source: low..<max(low, high), target: a..<b, isFixed: false),
      Part(source: high..<whole, target: b..<target, isFixed: true),
    ].filter { $0.source.upperBound > $0.source.lowerBound }
  }
}
