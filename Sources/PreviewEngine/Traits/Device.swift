import Foundation

/// The screen that a preview is shown on.
public enum Device: String, Hashable, Sendable, CaseIterable {
  case iphone, ipad, none

  /// In points, upright; nil for a plain window.
  public var size: CGSize? {
    switch self {
    case .iphone: CGSize(width: 402, height: 874)
    case .ipad: CGSize(width: 820, height: 1180)
    case .none: nil
    }
  }

  /// What the status bar and the home indicator take at the top and at the foot, in points.
  public var safeArea: (top: Double, bottom: Double) {
    switch self {
    case .iphone: (62, 34)
    case .ipad: (24, 20)
    case .none: (0, 0)
    }
  }

  /// The radius of the screen's corners, in points.
  ///
  /// Source of all three: the public tables for iPhone 17 and iPad Air 11-inch.
  public var cornerRadius: Double {
    switch self {
    case .iphone: 62
    case .ipad: 18
    case .none: 0
    }
  }
}
