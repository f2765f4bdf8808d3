import DisplayList
import Foundation
import Geometry

extension SymbolComposer {
  /// How much of the slot bare lines span; solid drawings span all of it.
  private static let linearSpan: CGFloat = 0.84
  /// Bare lines inside are a little thinner than the line around them.
  private static let linearWidth: CGFloat = 0.95
  /// Detailed drawings lose stroke width with size, but less than in proportion.
  private static let detailedWidthExponent = 0.4

  /// `content` inside the slot of `frame`.
  func enclosed(
    _ content: [SymbolPart], of base: Skeleton, in frame: Skeleton, isFilled: Bool
  ) -> [SymbolPart] {
    guard let slot = frame.contentSlot else { return content }
    var inner = fitted(content, isLinear: base.isLinear, into: slot)
    // Lines keep their width where all else shrinks: in black they would close up.
    if base.isLinear { inner = inner.thin }
    let color = frame.surroundingColor ?? base.surroundingColor
    let outer = frame.parts(isFilled: isFilled, isEnclosing: true)
      .with(level: 1, piece: .enclosure)
    guard isFilled else {
      return outer.colored(color) + inner.with(level: 0).colored(color)
    }
    switch coloring {
    case .single: return outer + inner.inverted
    case .levels: return outer + inner.with(level: 0)
    case .colors:
      return color == nil ? outer + inner.inverted : outer.colored(color) + inner.colored(.white)
    }
  }

  /// `content` scaled and moved so that its smallest circle fills the slot.
  func fitted(
    _ content: [SymbolPart], isLinear: Bool, into slot: SkeletonSlot
  ) -> [SymbolPart] {
    let reach = content.regularReach
    guard reach.radius > 0 else { return content }
    let scale = slot.radius * (isLinear ? Self.linearSpan : 1) / reach.radius
    let width =
      isLinear
      ? Self.linearWidth : CGFloat(pow(Double(min(1, scale)), Self.detailedWidthExponent))
    let move = CGAffineTransform(translationX: -reach.center.x, y: -reach.center.y)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(CGAffineTransform(translationX: slot.center.x, y: slot.center.y))
    return content.placed(by: move, widthFactor: width)
  }
}
