import DisplayList
import Foundation

extension TextEngine {
  /// Steps of the search for the largest scale that fits: precise to 1/256 of the range.
  private static let steps = 8

  /// Lays `spec` out, first tightened, then shrunk when it may be, and cut when that is not enough.
  func fit(_ spec: TextSpec, width: CGFloat?, height: CGFloat?) -> TextLayout {
    let text = StyledText(spec)
    func attempt(_ scale: CGFloat, _ tightening: CGFloat) -> TextLayout {
      compose(
        spec, text, scale: scale, tightening: tightening, width: width, height: height)
    }
    let plain = attempt(1, 0)
    if plain.isComplete { return plain }
    if spec.allowsTightening {
      for share in [0.25, 0.5, 0.75, 1] {
        let tightened = attempt(1, share)
        if tightened.isComplete { return tightened }
      }
    }
    guard spec.minimumScaleFactor < 1 else { return plain }
    let tightening: CGFloat = spec.allowsTightening ? 1 : 0
    let least = max(spec.minimumScaleFactor, 0.01)
    var best = attempt(least, tightening)
    guard best.isComplete else { return best }
    var (low, high) = (0, 1 << Self.steps)
    while high - low > 1 {
      let middle = (low + high) / 2
      let scale = least + (1 - least) * CGFloat(middle) / CGFloat(1 << Self.steps)
      let candidate = attempt(scale, tightening)
      if candidate.isComplete {
        best = candidate
        low = middle
      } else {
        high = middle
      }
    }
    return best
  }

  private func compose(
    _ spec: TextSpec, _ text: StyledText, scale: CGFloat, tightening: CGFloat, width: CGFloat?,
    height: CGFloat?
  ) -> TextLayout {
    let breaker = LineBreaker(
      spec, text: text, scale: scale, tightening: tightening, fonts: fonts, symbols: symbols)
    var lines = breaker.lines(width: width)
    let spacing = spec.lineSpacing.isFinite ? max(0, spec.lineSpacing) : 0
    let allowed = Self.allowed(lines, spec: spec, spacing: spacing, height: height)
    let isComplete = lines.count <= allowed
    if !isComplete {
      let start = lines[allowed - 1].start
      lines.removeSubrange((allowed - 1)...)
      lines.append(breaker.shortenedLine(from: start, width: width))
    }
    var reserved: CGFloat = 0
    if spec.reservesSpace, let limit = spec.lineLimit, limit > 0, let style = breaker.styles.first {
      reserved = CGFloat(limit) * (style.ascent + style.descent) + CGFloat(limit - 1) * spacing
    }
    return TextLayout(lines: lines, spec: spec, reservedHeight: reserved, isComplete: isComplete)
  }

  /// How many lines the limit and the height leave, at least one.
  private static func allowed(
    _ lines: [TextLine], spec: TextSpec, spacing: CGFloat, height: CGFloat?
  ) -> Int {
    var allowed = lines.count
    if let limit = spec.lineLimit { allowed = min(allowed, max(1, limit)) }
    guard let height else { return max(1, allowed) }
    var bottom: CGFloat = 0
    for (index, line) in lines.prefix(allowed).enumerated() {
      bottom += line.height + (index > 0 ? spacing : 0)
      if bottom > height + LineBreaker.tolerance { return max(1, index) }
    }
    return max(1, allowed)
  }
}
