import Foundation
import Geometry

/// Two symbols that share parts: what both have stays, a slash is drawn or taken back along its
/// line, a badge and what is enclosed shrink away before the next grow, all else fades.
struct SymbolMorph {
  private let old: [SymbolPart]
  private let new: [SymbolPart]
  /// From the old symbol's place of what is shared to the new one's.
  private let shift: CGPoint

  /// Nil when the symbols have no part in common that is worth keeping.
  init?(from old: [SymbolPart], to new: [SymbolPart]) {
    let shift = Self.shift(old, new)
    let moved = old.placed(
      by: CGAffineTransform(translationX: shift.x, y: shift.y), widthFactor: 1)
    guard old != new,
      Self.keepsMost(of: moved.drawn([.enclosure]), new.drawn([.enclosure]))
        || Self.keepsMost(of: moved.drawn([.body]), new.drawn([.body]))
    else { return nil }
    self.old = moved
    self.new = new
    self.shift = shift
  }

  /// How large the largest shared part must be over the largest of all. T
  private static let leastShare: CGFloat = 0.6

  private static func keepsMost(of a: [SymbolPart], _ b: [SymbolPart]) -> Bool {
    func size(_ parts: [SymbolPart]) -> CGFloat {
      parts.map { hypot($0.path.boundingRect.width, $0.path.boundingRect.height) }.max() ?? 0
    }
    let shared = b.filter { part in a.contains { $0.isAlike(part) } }
    return !shared.isEmpty && size(shared) >= leastShare * max(size(a), size(b))
  }

  /// How far the first shared part of the bodies lies from where it was.
  private static func shift(_ old: [SymbolPart], _ new: [SymbolPart]) -> CGPoint {
    for pieces: Set<SymbolPart.Piece> in [[.enclosure], [.body]] {
      for a in old.drawn(pieces) {
        let from = a.path.boundingRect
        for b in new.drawn(pieces) {
          let to = b.path.boundingRect
          let shift = CGPoint(x: to.minX - from.minX, y: to.minY - from.minY)
          let moved = [a].placed(
            by: CGAffineTransform(translationX: shift.x, y: shift.y), widthFactor: 1)
          if moved.allSatisfy({ $0.isAlike(b) }) { return shift }
        }
      }
    }
    return .zero
  }

  /// What is drawn at `progress`, in the new symbol's frame.
  func parts(at progress: Double) -> [SymbolPart] {
    let progress = progress.isFinite ? progress : 1
    var result: [SymbolPart] = []
    let enclosureStays = stays([.enclosure])
    for piece in [SymbolPart.Piece.enclosure, .body, .slash, .badge] {
      let (a, b) = (old.filter { $0.piece == piece }, new.filter { $0.piece == piece })
      switch piece {
      case .slash: result += slash(a, b, progress)
      case .badge: result += swapped(a, b, progress)
      case .body where enclosureStays && !shares(a, b): result += swapped(a, b, progress)
      case .body, .enclosure: result += mixed(a, b, progress)
      }
    }
    let way = CGFloat(min(max(progress, 0), 1)) - 1
    return result.placed(
      by: CGAffineTransform(translationX: shift.x * way, y: shift.y * way), widthFactor: 1)
  }

  private func stays(_ pieces: Set<SymbolPart.Piece>) -> Bool {
    !new.drawn(pieces).isEmpty && shares(old.drawn(pieces), new.drawn(pieces))
  }

  private func shares(_ a: [SymbolPart], _ b: [SymbolPart]) -> Bool {
    a.contains { part in b.contains { $0.isAlike(part) } }
  }

  /// The line that both have, or the one that comes or goes along itself.
  private func slash(_ a: [SymbolPart], _ b: [SymbolPart], _ progress: Double) -> [SymbolPart] {
    if !a.isEmpty, !b.isEmpty { return b }
    let length = CGFloat(min(max(b.isEmpty ? 1 - progress : progress, 0), 1))
    guard length > 0 else { return [] }
    return (b.isEmpty ? a : b).map { part in
      var part = part
      part.path = part.path.trimmedPath(from: 0, to: length)
      return part
    }
  }

  /// First the old parts shrink about their middle, then the new ones grow about theirs.
  private func swapped(_ a: [SymbolPart], _ b: [SymbolPart], _ progress: Double) -> [SymbolPart] {
    if a.elementsEqual(b, by: { $0.isAlike($1) }) { return b }
    let (leaves, comes) = (!a.isEmpty, !b.isEmpty)
    var result: [SymbolPart] = []
    if leaves { result += a.grown(to: 1 - progress * (comes ? 2 : 1)) }
    if comes { result += b.grown(to: leaves ? 2 * progress - 1 : progress) }
    return result
  }

  /// What both have, and what fades in or out; what cuts comes in the second half.
  private func mixed(_ a: [SymbolPart], _ b: [SymbolPart], _ progress: Double) -> [SymbolPart] {
    let come = min(max(progress, 0), 1)
    func faded(_ part: SymbolPart, _ opacity: Double) -> SymbolPart {
      var part = part
      part.opacity *= opacity
      return part
    }
    let going = a.filter { part in
      !b.contains { $0.isAlike(part) } && (!part.isErasing || come < 0.5)
    }.map { faded($0, 1 - come) }
    let staying = b.compactMap { part -> SymbolPart? in
      if a.contains(where: { $0.isAlike(part) }) { return part }
      return part.isErasing && come < 0.5 ? nil : faded(part, come)
    }
    return going.filter { $0.opacity > 0 || $0.isErasing }
      + staying.filter { $0.opacity > 0 || $0.isErasing }
  }
}

extension SymbolPart {
  /// How far points may lie apart in two files that draw the same, in small-scale units.
  private static let tolerance: CGFloat = 0.1

  /// Whether the other part draws the same; its level and colour may differ.
  func isAlike(_ other: SymbolPart) -> Bool {
    guard isSolid == other.isSolid, isErasing == other.isErasing, isThin == other.isThin,
      abs(widthFactor - other.widthFactor) < 0.005, abs(outset - other.outset) < 0.005,
      let difference = Path(blending: [(1, path), (-1, other.path)])
    else { return false }
    let box = difference.boundingRect
    return box.isNull
      || max(abs(box.minX), abs(box.maxX), abs(box.minY), abs(box.maxY)) < Self.tolerance
  }
}

extension [SymbolPart] {
  fileprivate func drawn(_ pieces: Set<SymbolPart.Piece>) -> [SymbolPart] {
    filter { pieces.contains($0.piece) && !$0.isErasing }
  }

  /// All parts at a scale about the middle of what they draw; nothing at 0.
  fileprivate func grown(to scale: Double) -> [SymbolPart] {
    guard scale > 0 else { return [] }
    let ink =
      regularInk.isNull ? reduce(CGRect.null) { $0.union($1.path.boundingRect) } : regularInk
    guard !ink.isNull, scale != 1 else { return self }
    let move = CGAffineTransform(translationX: -ink.midX, y: -ink.midY)
      .concatenating(CGAffineTransform(scaleX: CGFloat(scale), y: CGFloat(scale)))
      .concatenating(CGAffineTransform(translationX: ink.midX, y: ink.midY))
    return placed(by: move, widthFactor: CGFloat(scale))
  }
}
