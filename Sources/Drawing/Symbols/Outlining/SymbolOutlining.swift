import DisplayList

/// A symbol at one weight, scale and size.
protocol SymbolOutlining {
  var metrics: SymbolMetrics { get }
  /// The areas to paint and to take away, back to front.
  var layers: [SymbolLayer] { get }
}
