import Foundation
import Geometry
import PixelKernels

/// What is costly to prepare for shapes drawn lately: grids of paths and polynomials of corners.
final class ShapeCaches {
  private struct Key: Hashable {
    var path: Path
    var scaleStep: Int
  }

  private static let capacity = 48
  private var grids: [Key: DistanceGrid] = [:]
  private var order: [Key] = []
  private var corners: [CGFloat: pk_corner] = [:]

  /// The grid for a path drawn at `scale` pixels a point; scales are told apart by half octaves, so
  /// that a flexing shape keeps its grid.
  func grid(for path: Path, scale: Double) -> DistanceGrid? {
    let step = (log2(max(scale, 1e-3)) * 2).rounded(.up)
    let key = Key(path: path, scaleStep: Int(step))
    if let known = grids[key] { return known }
    guard let made = DistanceGrid(path, scale: exp2(step / 2)) else { return nil }
    if order.count >= Self.capacity { grids[order.removeFirst()] = nil }
    order.append(key)
    grids[key] = made
    return made
  }

  /// The polynomials of a continuous corner that leaves its edge at `reach` radii.
  func corner(_ reach: CGFloat) -> pk_corner {
    if let known = corners[reach] { return known }
    if corners.count >= Self.capacity { corners.removeAll(keepingCapacity: true) }
    let made = CornerGap.polynomials(CornerProfile(reach: reach))
    corners[reach] = made
    return made
  }
}
