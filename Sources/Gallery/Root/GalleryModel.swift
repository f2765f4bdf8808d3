import SwiftUI

/// Which screen the gallery shows, and in which colours.
@MainActor @Observable public final class GalleryModel {
  public var selection: GalleryScreen
  /// The colours chosen in the gallery; `nil` leaves those of the window.
  public var colorScheme: ColorScheme?

  public init(selection: GalleryScreen = .recipe, colorScheme: ColorScheme? = nil) {
    self.selection = selection
    self.colorScheme = colorScheme
  }

  /// Shows the screen after the current one; the first follows the last.
  public func next() { move(by: 1) }

  /// Shows the screen before the current one; the last comes before the first.
  public func previous() { move(by: -1) }

  private func move(by step: Int) {
    let screens = GalleryScreen.allCases
    guard let index = screens.firstIndex(of: selection) else { return }
    selection = screens[(index + step + screens.count) % screens.count]
  }
}
