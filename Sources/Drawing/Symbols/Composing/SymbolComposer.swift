import Foundation
import Geometry

/// Puts skeletons together as a symbol's name says: filled, slashed, enclosed, with a badge.
struct SymbolComposer {
  /// The drawing of a base, enclosure or badge.
  let skeleton: (String) -> Skeleton?
  /// The parts of another symbol's name, for what a badge holds.
  let parse: (String) -> SymbolName?
  let coloring: Coloring

  /// How many paints there are: it decides whether what a filled shape encloses is cut out of it or
  /// painted on it.
  enum Coloring: Hashable, Sendable { case single, levels, colors }

  /// The steps that draw `name`, back to front, or `nil` when a part has no such variant.
  func parts(of name: SymbolName) -> [SymbolPart]? {
    guard let body = body(of: name) else { return nil }
    guard let badge = name.badge else { return body }
    return self.badge(badge, on: body, of: name)
  }

  /// The symbol without its badge.
  func body(of name: SymbolName) -> [SymbolPart]? {
    guard let base = skeleton(name.base) else { return nil }
    guard let enclosure = name.enclosure else {
      guard !name.isFilled || base.isFillable else { return nil }
      let parts = base.parts(isFilled: name.isFilled)
      return name.isSlashed ? slashed(parts) : parts
    }
    guard let frame = skeleton(enclosure) else { return nil }
    guard !name.isFilled || frame.isFillable else { return nil }
    var content = base.parts(isFilled: base.isFillable)
    if name.isSlashed { content = slashed(content) }
    return enclosed(
      content, of: base, in: frame, isFilled: name.isFilled)
  }
}
