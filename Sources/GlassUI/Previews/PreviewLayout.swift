import Foundation

/// How large a view of a `PreviewProvider` is shown.
public enum PreviewLayout: Hashable, Sendable {
  /// The size of the window or the device.
  case device
  /// The size that the view takes.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)

  var trait: PreviewTrait<Preview.ViewTraits> {
    switch self {
    case .device: .defaultLayout
    case .sizeThatFits: .sizeThatFitsLayout
    case .fixed(let width, let height): .fixedLayout(width: width, height: height)
    }
  }
}
