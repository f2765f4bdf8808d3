import DisplayList
import Foundation
import PixelKernels

/// Reads a blurred backdrop at places spread evenly over a shape.
final class BackdropReader {
  /// Places across and down the shape's bounds.
  private static let side = 20

  let pane = Pane(.regular)
  private let kernel = BlurKernel()
  private let memory = Scratch<Float>()

  /// The colours behind the only drop of `pane`, channels 0 … 1, as its material blurs them; without
  /// those outside the bitmap.
  func colors(
    material: Material, from backdrop: Backdrop, blur: BackdropBlur, lanes: Lanes, bitmap: Bitmap
  ) -> [SIMD3<Float>] {
    guard let drop = pane.silhouette.drops.elements.first else { return [] }
    let seen = PixelRect(covering: drop.bounds, scale: 1).intersection(bitmap.bounds)
    guard !seen.isEmpty else { return [] }
    let divisor = backdrop.divisor
    let (x, y) = (seen.x / divisor, seen.y / divisor)
    let cells = PixelRect(
      x: x, y: y, width: (seen.maxX - 1) / divisor + 1 - x,
      height: (seen.maxY - 1) / divisor + 1 - y)
    kernel.set(variance: material.variance())
    backdrop.fill(cells.inset(by: -kernel.radius), from: bitmap)
    let planes = memory.reserve(3 * cells.width * cells.height)
    blur.forEachRow(of: backdrop, in: cells, kernel: kernel) { row, blue, green, red in
      let at = planes + 3 * row * cells.width
      for column in 0..<cells.width {
        at[3 * column] = red[column]
        at[3 * column + 1] = green[column]
        at[3 * column + 2] = blue[column]
      }
    }
    var result: [SIMD3<Float>] = []
    result.reserveCapacity(Self.side * Self.side)
    let (left, top) = (Float(seen.x), Float(seen.y))
    let step = Float(seen.width) / Float(Self.side)
    for row in 0..<Self.side {
      let line = top + Float(seen.height) * (Float(row) + 0.5) / Float(Self.side)
      let run = pk_run(
        x: left + step / 2, y: line, step: step, width: Int32(Self.side), rows: 1)
      pane.silhouette.evaluateDrop(0, run, lanes.merged, lanes)
      for column in 0..<Self.side where lanes.merged.d[column] < 0 {
        let cellX = Int(left + step * (Float(column) + 0.5)) / divisor - cells.x
        let cellY = Int(line) / divisor - cells.y
        let at =
          planes + 3 * (min(cellY, cells.height - 1) * cells.width + min(cellX, cells.width - 1))
        result.append(SIMD3(at[0], at[1], at[2]) / 255)
      }
    }
    return result
  }
}
