import Foundation
import Testing

/// One of the seventeen properties by which glass is right: a figure and the bound it keeps.
///
/// `GLASS_FIGURES=1` prints every figure that was measured.
enum Property {
  private static let isVerbose =
    ProcessInfo.processInfo.environment["GLASS_FIGURES"].map { !$0.isEmpty } ?? false

  /// Expects a figure that is at most `bound`.
  static func expect(
    _ number: Int, _ what: String, _ figure: Double, atMost bound: Double, unit: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let text = "property \(number), \(what): \(figure) \(unit), at most \(bound)"
    if isVerbose { print(text) }
    #expect(figure <= bound, "\(text)", sourceLocation: sourceLocation)
  }

  /// Expects a figure that is at least `bound`.
  static func expect(
    _ number: Int, _ what: String, _ figure: Double, atLeast bound: Double, unit: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let text = "property \(number), \(what): \(figure) \(unit), at least \(bound)"
    if isVerbose { print(text) }
    #expect(figure >= bound, "\(text)", sourceLocation: sourceLocation)
  }
}
