import Foundation

extension Path {
  /// The outline of the stroked path, to be filled with the winding rule.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    let width = style.lineWidth.finiteLength
    guard width > 0 else { return Path() }
    let stroker = Stroker(
      radius: width / 2, cap: style.lineCap, join: style.lineJoin,
      miterLimit: max(style.miterLimit.finite, 1))
    let pattern = DashPattern(style.dash, phase: style.dashPhase)
    var result = Path()
    for part in subpaths where !part.segments.isEmpty || part.isClosed {
      let line = StrokeLine(part, tolerance: stroker.tolerance)
      let dashes = pattern?.dashes(of: line) ?? [line]
      for dash in dashes { stroker.stroke(dash, into: &result) }
    }
    return result
  }
}
