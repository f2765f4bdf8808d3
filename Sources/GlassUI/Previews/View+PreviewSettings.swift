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
