import Foundation
import Geometry

/// A rectangle of whole pixels; empty when a side is 0.
public struct PixelRect: Hashable, Sendable {
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// The least pixels that cover `rect` (points) at `scale` pixels a point.
  public init(covering rect: CGRect, scale: CGFloat) {
    guard !rect.isNull, !rect.isEmpty else {
      self.init(x: 0, y: 0, width: 0, height: 0)
      return
    }
    let limit: CGFloat = 16_777_216
    func whole(_ v: CGFloat) -> Int { Int(min(max(v, -limit), limit)) }
    let (x0, y0) = (
      whole((rect.minX * scale).rounded(.down)), whole((rect.minY * scale).rounded(.down))
    )
    let (x1, y1) = (
      whole((rect.maxX * scale).rounded(.up)), whole((rect.maxY * scale).rounded(.up))
    )
    self.init(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }

  public var maxX: Int { x + width }
  public var maxY: Int { y + height }
  public var isEmpty: Bool { width == 0 || height == 0 }

  public func intersection(_ other: PixelRect) -> PixelRect {
    let (x0, y0) = (max(x, other.x), max(y, other.y))
    return PixelRect(
      x: x0, y: y0, width: min(maxX, other.maxX) - x0, height: min(maxY, other.maxY) - y0)
  }

  public func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let (x0, y0) = (min(x, other.x), min(y, other.y))
    return PixelRect(
      x: x0, y: y0, width: max(maxX, other.maxX) - x0, height: max(maxY, other.maxY) - y0)
  }

  public func inset(by d: Int) -> PixelRect {
    PixelRect(x: x + d, y: y + d, width: width - 2 * d, height: height - 2 * d)
  }
}
