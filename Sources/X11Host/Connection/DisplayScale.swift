internal import CX11
import Foundation

/// Pixels per point, from what the person set.
enum DisplayScale {
  /// Beyond these a window is of no use; a wrong setting must not make one.
  static let range: ClosedRange<CGFloat> = 0.25...8
  /// X11 calls a screen of this many dots an inch unscaled.
  private static let unscaledDPI = 96.0

  /// The first that is set: the option, `GLASSPREVIEW_SCALE`, `Xft.dpi` of the resources, 1.
  static func choose(
    option: CGFloat?, environment: [String: String], resources: String?
  ) -> CGFloat {
    if let option, let scale = valid(option) { return scale }
    if let text = environment["GLASSPREVIEW_SCALE"], let number = Double(text),
      let scale = valid(number)
    {
      return scale
    }
    if let dpi = resources.flatMap(dotsPerInch(in:)) {
      // In quarters: a screen of 98 or 101 dots an inch is an unscaled one.
      return valid(max(1, (dpi / unscaledDPI * 4).rounded()) / 4) ?? 1
    }
    return 1
  }

  /// The value of `Xft.dpi` in the text of a resource data base.
  static func dotsPerInch(in resources: String) -> Double? {
    for line in resources.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2,
        ["Xft.dpi", "Xft*dpi", "*dpi"].contains(parts[0].trimmingCharacters(in: .whitespaces)),
        let dpi = Double(parts[1].trimmingCharacters(in: .whitespaces)), dpi.isFinite, dpi > 0
      else { continue }
      return dpi
    }
    return nil
  }

  private static func valid(_ scale: Double) -> CGFloat? {
    guard scale.isFinite, scale > 0 else { return nil }
    return min(max(CGFloat(scale), range.lowerBound), range.upperBound)
  }
}

extension Connection {
  /// The resources the person's session set on the server (`xrdb`), as text.
  var resources: String? { XResourceManagerString(display).map { String(cString: $0) } }
}
