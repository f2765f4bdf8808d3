import DisplayList
import Foundation
import Geometry

extension [SymbolPart] {
  /// The ink at the regular small weight; null when nothing is drawn.
  var regularInk: CGRect {
    reduce(.null) { ink, part in
      part.isErasing ? ink : ink.union(part.ink(width: SymbolUnits.fileStrokeWidth))
    }
  }

  /// Every part moved and grown by `transform`; the strokes of lines change by `widthFactor` only.
  ///
  /// Around a solid area the stroke is part of its shape and changes with it.
  func placed(by transform: CGAffineTransform, widthFactor: CGFloat) -> [SymbolPart] {
    let solidFactor = abs(transform.determinant).squareRoot()
    return map { part in
      var part = part
      part.path = part.path.applying(transform)
      part.widthFactor *= part.isSolid ? solidFactor : widthFactor
      part.outset *= widthFactor
      return part
    }
  }

  /// Every part growing less with weight.
  var thin: [SymbolPart] {
    map { part in
      var part = part
      part.isThin = true
      return part
    }
  }

  /// Reflected from left to right.
  var mirrored: [SymbolPart] {
    placed(by: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0), widthFactor: 1)
  }

  /// Drawing erases and erasing draws.
  var inverted: [SymbolPart] {
    map { part in
      var part = part
      part.isErasing.toggle()
      return part
    }
  }

  /// Takes away everything that is drawn, insides included, and a gap around it.
  func silhouette(gap: CGFloat) -> [SymbolPart] {
    filter { !$0.isErasing }.map { part in
      var part = part
      part.isSolid = true
      part.isErasing = true
      part.outset += gap
      return part
    }
  }

  func with(level: Int? = nil, piece: SymbolPart.Piece? = nil) -> [SymbolPart] {
    map { part in
      var part = part
      part.level = level ?? part.level
      part.piece = piece ?? part.piece
      return part
    }
  }

  /// All in one colour of a multicolor symbol; `nil` for the foreground.
  func colored(_ color: SymbolColor?) -> [SymbolPart] {
    map { part in
      var part = part
      part.color = color
      return part
    }
  }

  /// The smallest circle around the ink at the regular small weight.
  var regularReach: SkeletonSlot {
    let samples = filter { !$0.isErasing }.flatMap { part in
      part.path.flattened(tolerance: 0.2).flatMap(\.points)
        .map { ($0, SymbolUnits.fileStrokeWidth * part.widthFactor / 2) }
    }
    guard let first = samples.first else { return SkeletonSlot(center: .zero, radius: 0) }
    // Bădoiu and Clarkson: step toward the farthest point, less each time.
    var center = first.0
    func reach(_ sample: (CGPoint, CGFloat)) -> CGFloat {
      hypot(sample.0.x - center.x, sample.0.y - center.y) + sample.1
    }
    for step in 1...400 {
      guard let far = samples.max(by: { reach($0) < reach($1) }) else { break }
      let share = 1 / CGFloat(step + 1)
      center.x += (far.0.x - center.x) * share
      center.y += (far.0.y - center.y) * share
    }
    return SkeletonSlot(center: center, radius: samples.map(reach).max() ?? 0)
  }
}
