import Foundation
import Geometry

extension Skeleton {
  /// A cut-out line is thinner than a drawn one, since black on white looks heavier.
  private static let knockoutFactor: CGFloat = 0.86

  /// The steps that draw the skeleton, alone or around another.
  func parts(isFilled: Bool, isEnclosing: Bool = false) -> [SymbolPart] {
    var parts: [SymbolPart] = []
    for shape in shapes where shape.isPresent(isFilled: isFilled) {
      if shape.isAlone, isEnclosing { continue }
      var part = SymbolPart(
        path: shape.path,
        isSolid: shape.role != .stroke || (isFilled && !shape.isHollow && !shape.isKnockout),
        widthFactor: shape.widthFactor, isThin: shape.isThin, level: shape.level,
        color: isFilled ? shape.filledColor : shape.color, step: shape.step,
        piece: shape.isBadge ? .badge : .body)
      if shape.hasGap {
        var gap = part
        gap.isSolid = true
        gap.isErasing = true
        gap.outset = SymbolUnits.gap
        parts.append(gap)
      }
      part.isErasing = shape.role == .erase || (shape.isKnockout && isFilled)
      if shape.isKnockout && isFilled { part.widthFactor *= Self.knockoutFactor }
      parts.append(part)
    }
    return parts
  }
}

extension SkeletonShape {
  fileprivate func isPresent(isFilled: Bool) -> Bool {
    switch presence {
    case .always: true
    case .outlined: !isFilled
    case .filled: isFilled
    }
  }
}
