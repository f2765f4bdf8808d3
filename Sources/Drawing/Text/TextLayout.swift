import DisplayList
import Foundation

/// A paragraph laid out: what it measures, and where its glyphs stand.
final class TextLayout {
  let metrics: TextMetrics
  /// In points from the top left of the paragraph.
  let runs: [GlyphRun]
  let bars: [(rect: CGRect, span: Int)]
  /// The span of each of the metrics' symbols.
  let symbolSpans: [Int]
  /// Whether every line stands in full.
  let isComplete: Bool
  /// What glyphs, bars and symbols touch, in points.
  private(set) lazy var ink: CGRect = metrics.symbols.reduce(
    Self.ink(of: runs, bars.map(\.rect))
  ) { $0.union($1.metrics.ink.offsetBy(dx: $1.frame.minX, dy: $1.frame.minY)) }
  /// The spans that have ink of their own, in order.
  private(set) lazy var spans: [Int] = Set(runs.map(\.span) + bars.map(\.span)).sorted()

  init(lines: [TextLine], spec: TextSpec, reservedHeight: CGFloat, isComplete: Bool) {
    let width = lines.map(\.width).max() ?? 0
    let spacing = spec.lineSpacing.isFinite ? max(0, spec.lineSpacing) : 0
    var runs: [GlyphRun] = []
    var bars: [(rect: CGRect, span: Int)] = []
    var symbols: [TextMetrics.InlineSymbol] = []
    var symbolSpans: [Int] = []
    var baselines: [CGFloat] = []
    var top: CGFloat = 0
    for (index, line) in lines.enumerated() {
      if index > 0 { top += spacing }
      let baseline = top + line.ascent
      baselines.append(baseline)
      let left = (width - line.width) * Self.share(of: spec)
      for var run in line.runs {
        for index in run.glyphs.indices {
          run.glyphs[index].x += left
          run.glyphs[index].y += baseline
        }
        runs.append(run)
      }
      bars += line.bars.map { ($0.rect.offsetBy(dx: left, dy: baseline), $0.span) }
      for symbol in line.symbols {
        let origin = CGPoint(
          x: left + symbol.x, y: baseline - symbol.rise - symbol.metrics.baseline)
        symbols.append(
          TextMetrics.InlineSymbol(
            spec: symbol.spec, frame: CGRect(origin: origin, size: symbol.metrics.size),
            metrics: symbol.metrics))
        symbolSpans.append(symbol.span)
      }
      top += line.height
    }
    metrics = TextMetrics(
      size: CGSize(width: width, height: max(top, reservedHeight)),
      firstBaseline: baselines.first ?? 0, lastBaseline: baselines.last ?? 0,
      lineCount: lines.count, symbols: symbols)
    self.runs = runs
    self.bars = bars
    self.symbolSpans = symbolSpans
    self.isComplete = isComplete
  }

  /// How much of a line's free space stands on its left.
  private static func share(of spec: TextSpec) -> CGFloat {
    switch spec.alignment {
    case .center: 0.5
    case .leading: spec.isRightToLeft ? 1 : 0
    case .trailing: spec.isRightToLeft ? 0 : 1
    }
  }
}
