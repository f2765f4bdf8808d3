import DisplayList
import Foundation
import Geometry

extension [SymbolPart] {
  /// What is left of a line that the amount does not reach. T
  private static let track = 0.3

  /// The parts with their lines drawn as far as the spec says, or nil where that is all the way.
  func drawn(as spec: SymbolSpec) -> [SymbolPart]? {
    let value = spec.drawsAmount ? spec.variableValue : nil
    guard spec.drawnShare < 1 || value != nil else { return nil }
    let count = 1 + (compactMap(\.step).max() ?? -1)
    return flatMap { part -> [SymbolPart] in
      let whole = part.drawn(to: spec.drawnShare)
      guard let value, let step = part.step, !part.isErasing else { return whole }
      // One line after the other, each from its start.
      let own = Swift.min(Swift.max(value * Double(count) - Double(step), 0), 1)
      guard own < 1 else { return whole.withoutStep }
      return (whole.faded(Self.track) + part.drawn(to: Swift.min(own, spec.drawnShare))).withoutStep
    }
  }

  private func faded(_ opacity: Double) -> [SymbolPart] {
    map { part in
      var part = part
      part.opacity *= opacity
      return part
    }
  }

  private var withoutStep: [SymbolPart] {
    map { part in
      var part = part
      part.step = nil
      return part
    }
  }
}

extension SymbolPart {
  /// The part's line from its start on; what is no line fades in.
  fileprivate func drawn(to share: Double) -> [SymbolPart] {
    if share >= 1 { return [self] }
    guard share > 0 else { return [] }
    var part = self
    // A dot has no length to be drawn along.
    if isSolid || pen == .dot {
      if isErasing { return share < 0.5 ? [] : [self] }
      part.opacity *= share
    } else {
      part.path = path.trimmedPath(from: 0, to: CGFloat(share))
    }
    return [part]
  }
}
