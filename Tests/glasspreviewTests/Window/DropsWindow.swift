import DisplayList
import Foundation
import PreviewTesting

/// The real window of the real program on a user's file, and the pictures that it must show.
struct DropsWindow {
  static let size = CGSize(width: 220, height: 440)
  /// Where the opener stands while everything is closed.
  static let opener = CGPoint(x: 110, y: 191)

  static var file: String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/Drops.swift").path
  }

  private static let arguments = [file, "--size", "220x440", "--scale", "1"]

  static func open(on display: VirtualDisplay) throws -> PreviewWindow {
    try PreviewWindow(on: display, arguments: arguments)
  }

  /// What the program answers to a subcommand on the file: its picture.
  static func picture(_ command: String = "snapshot", _ more: [String] = []) throws -> Bitmap {
    try PreviewExecutable.picture([command] + arguments + more)
  }
}
