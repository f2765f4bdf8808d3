/// Declares a preview: a named view that glasspreview lists, shows and tests.
///
///     #Preview("Dark") { MyView().preferredColorScheme(.dark) }
@freestanding(declaration) public macro Preview(
  _ name: String? = nil,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Declares a preview with traits: its size or orientation, or what surrounds it.
///
///     #Preview("Row", traits: .sizeThatFitsLayout) { Row() }
@freestanding(declaration) public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Declares one preview for each of some arguments.
///
///     #Preview("Row", arguments: [1, 2, 3]) { count in Row(count: count) }
@freestanding(declaration) public macro Preview<Arguments: Collection>(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>...,
  arguments: Arguments,
  @ViewBuilder body: @escaping @MainActor (Arguments.Element) -> any View
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Lets a preview's body hold state: the property moves into a view around the body.
///
///     #Preview {
///       @Previewable @State var isOn = false
///       Toggle("On", isOn: $isOn)
///     }
@attached(peer) public macro Previewable() =
  #externalMacro(module: "PreviewMacros", type: "PreviewableMacro")
