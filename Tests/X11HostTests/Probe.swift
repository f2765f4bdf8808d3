import DisplayList
import Foundation
import PreviewTesting
import WindowProbe

/// The probe's window on a display.
func openProbe(
  on display: VirtualDisplay, _ arguments: [String] = [], scale: CGFloat = 1,
  displayName: String? = nil, pretendsWindowManager: Bool = false
) throws -> PreviewWindow {
  try PreviewWindow(
    on: display, executable: PreviewExecutable.besideTests("WindowProbe"), arguments: arguments,
    scale: scale, displayName: displayName, pretendsWindowManager: pretendsWindowManager)
}

extension PreviewWindow {
  /// What the probe has said on standard output.
  var log: [String] { process.standardOutput.split(separator: "\n").map(String.init) }
}

extension ProbePicture {
  /// After a click, at rest.
  static let moved = ProbePicture(squareX: start + travel)
}
