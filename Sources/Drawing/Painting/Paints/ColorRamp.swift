import DisplayList
import Foundation

/// The colours along a gradient as premultiplied pixels.
struct ColorRamp {
  static let count = 1024
  private let table: [UInt32]

  /// Stops are mixed premultiplied; before the first and behind the last their colours go on.
  init(_ stops: [Paint.Stop]) {
    let sorted = stops.enumerated().filter { $0.element.location.isFinite }.sorted {
      ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
    }.map(\.element)
    guard let first = sorted.first, let last = sorted.last else {
      table = Array(repeating: 0, count: Self.count)
      return
    }
    var table: [UInt32] = []
    table.reserveCapacity(Self.count)
    var next = 0
    for index in 0..<Self.count {
      let location = CGFloat(index) / CGFloat(Self.count - 1)
      while next < sorted.count, sorted[next].location <= location { next += 1 }
      if next == 0 {
        table.append(Self.pixel(Self.premultiplied(first.color)))
      } else if next == sorted.count {
        table.append(Self.pixel(Self.premultiplied(last.color)))
      } else {
        let (a, b) = (sorted[next - 1], sorted[next])
        let share = Double((location - a.location) / (b.location - a.location))
        let (from, to) = (Self.premultiplied(a.color), Self.premultiplied(b.color))
        table.append(Self.pixel(from + (to - from) * share))
      }
    }
    self.table = table
  }

  func withTable(_ body: (UnsafePointer<UInt32>) -> Void) {
    table.withUnsafeBufferPointer { if let base = $0.baseAddress { body(base) } }
  }

  private static func premultiplied(_ c: RGBA) -> SIMD4<Double> {
    let alpha = c.alpha.unit
    return SIMD4(c.blue.unit * alpha, c.green.unit * alpha, c.red.unit * alpha, alpha)
  }

  private static func pixel(_ c: SIMD4<Double>) -> UInt32 {
    let v = SIMD4<UInt32>((c * 255).rounded(.toNearestOrAwayFromZero))
    return v.x | v.y << 8 | v.z << 16 | v.w << 24
  }
}
