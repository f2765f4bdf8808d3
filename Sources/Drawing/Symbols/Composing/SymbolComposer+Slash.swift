import Foundation
import Geometry

extension SymbolComposer {
  /// The stroke from top leading to bottom trailing, with a gap cut on both sides.
  func slashed(_ parts: [SymbolPart]) -> [SymbolPart] {
    let ink = parts.filter { !$0.isBadge }.regularInk
    guard !ink.isNull else { return parts }
    // Between the lesser and the mean side: the ends show on round and on long bodies alike.
    let half = (min(ink.width, ink.height) + (ink.width + ink.height) / 2) / 4
    var path = Path()
    path.move(to: CGPoint(x: ink.midX - half, y: ink.midY - half))
    path.addLine(to: CGPoint(x: ink.midX + half, y: ink.midY + half))
    let line = SymbolPart(path: path, isSolid: false, widthFactor: 1, isThin: false)
    let slash = [line].silhouette(gap: SymbolUnits.gap) + [line]
    return parts.with(level: 1) + slash.with(piece: .slash)
  }
}
