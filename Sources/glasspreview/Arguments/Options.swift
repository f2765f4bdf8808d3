import PreviewEngine

/// All that flags can say; a command reads what concerns it.
struct Options: Hashable {
  enum Recording: String, CaseIterable { case all, failed, missing, never }
  enum ReportKind: String, CaseIterable { case junit, json, html }
  enum GlassPart: String, CaseIterable { case blur, lens, rim, tone, shadow, merge }

  struct Report: Hashable {
    var kind: ReportKind
    var path: String
  }

  struct FrameBudget: Hashable {
    /// 0 … 100; 95 stands for "95 of 100 frames".
    var percentile: Double
    var milliseconds: Double
  }

  /// A preview's name or number.
  var preview: String?
  var traits = PreviewTraits()
  var variants: [Variant] = []
  var steps: [Step] = []

  /// Seconds after the last step; nil waits until nothing moves.
  var at: Double?
  /// Seconds after the last step.
  var from = 0.0
  var to: Double?
  var frames = 8
  var framesPerSecond = 60.0
  /// Seconds.
  var duration: Double?

  /// A path, or `-` for standard output.
  var output: String?
  var json = false
  var reports: [Report] = []

  var symbolWeights: [SymbolWeight] = [.regular]
  var imageScale = ImageScale.medium

  var recording: Recording?
  /// A contrast ratio, from 1 to 21.
  var minimumContrast: Double?
  var frameBudget: FrameBudget?
  var ablatedParts: [GlassPart] = []

  var compile = CompileOptions()
}
