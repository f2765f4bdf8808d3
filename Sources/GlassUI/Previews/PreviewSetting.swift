/// What a view of a `PreviewProvider` says about its own preview; the view itself stays the same.
nonisolated struct PreviewSetting: ViewModifier {
  var name: String?
  var trait: PreviewTrait<Preview.ViewTraits>?

  @MainActor func body(content: Content) -> some View { content }
}
