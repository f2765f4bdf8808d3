import Foundation

/// Measures on closed contours.
enum Polygons {
  /// Total length inside the contours on the vertical line at `x` (even-odd).
  static func thickness(_ contours: [[CGPoint]], atX x: Double) -> Double {
    var crossings: [Double] = []
    for contour in contours {
      for i in contour.indices {
        let (a, b) = (contour[i], contour[(i + 1) % contour.count])
        if (Double(a.x) <= x) != (Double(b.x) <= x) {
          let t = (x - Double(a.x)) / Double(b.x - a.x)
          crossings.append(Double(a.y) + Double(b.y - a.y) * t)
        }
      }
    }
    crossings.sort()
    var total = 0.0
    for i in stride(from: 0, to: crossings.count - 1, by: 2) {
      total += crossings[i + 1] - crossings[i]
    }
    return total
  }

  /// Area, positive for an outline and negative for a hole.
  static func area(_ contours: [[CGPoint]]) -> Double {
    abs(
      contours.reduce(0) { sum, contour in
        sum
          + contour.indices.reduce(0) { part, i in
            let (a, b) = (contour[i], contour[(i + 1) % contour.count])
            return part + Double(a.x * b.y - b.x * a.y) / 2
          }
      })
  }

  static func isInside(_ p: CGPoint, _ contours: [[CGPoint]]) -> Bool {
    var inside = false
    for contour in contours {
      for i in contour.indices {
        let (a, b) = (contour[i], contour[(i + 1) % contour.count])
        if (a.y <= p.y) != (b.y <= p.y), a.x + (b.x - a.x) * (p.y - a.y) / (b.y - a.y) > p.x {
          inside.toggle()
        }
      }
    }
    return inside
  }
}
