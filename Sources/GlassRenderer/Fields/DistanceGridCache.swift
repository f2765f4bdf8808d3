import Foundation
import Geometry

/// Grids of the paths drawn lately, by path and scale.
final class DistanceGridCache {
  private struct Key: Hashable {
    var path: Path
    var scaleStep: Int
  }

  private var grids: [Key: DistanceGrid] = [:]
  private var order: [Key] = []
  private static let capacity = 48

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
}
