import SwiftUI

extension View {
  /// Draws a line across the plate at one of the view's guides.
  func line(at alignment: VerticalAlignment) -> some View {
    overlay(alignment: Alignment(horizontal: .center, vertical: alignment)) {
      Rectangle()
        .fill(.red.opacity(0.65))
        // Longer than any plate is wide, which cuts it.
        .frame(width: 640, height: 1)
        .allowsHitTesting(false)
    }
  }

  /// Draws lines at the top, at the baseline and at the bottom.
  func lines() -> some View {
    // Above the views that follow, too.
    line(at: .top).line(at: .firstTextBaseline).line(at: .bottom).zIndex(1)
  }
}
