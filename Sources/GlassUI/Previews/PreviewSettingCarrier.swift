/// A view with a modifier, which may be a setting of its preview.
@MainActor protocol PreviewSettingCarrier {
  var settledView: any View { get }
  var setting: PreviewSetting? { get }
}

extension ModifiedContent: PreviewSettingCarrier where Content: View, Modifier: ViewModifier {
  var settledView: any View { content }
  var setting: PreviewSetting? { modifier as? PreviewSetting }
}
