/// What a view of a `PreviewProvider` says about its own preview; the view itself stays the same.
nonisolated struct PreviewSetting: ViewModifier {
  var name: String?
  var trait: PreviewTrait<Preview.ViewTraits>?

  @MainActor func body(content: Content) -> some View { content }
}

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

extension View {
  /// Names the preview of this view in a `PreviewProvider`.
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    modifier(PreviewSetting(name: value))
  }

  /// Chooses the size of this view's preview in a `PreviewProvider`.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(PreviewSetting(trait: value.trait))
  }

  /// Turns the device of this view's preview in a `PreviewProvider`.
  nonisolated public func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View {
    modifier(PreviewSetting(trait: PreviewTrait(.orientation(value))))
  }
}
