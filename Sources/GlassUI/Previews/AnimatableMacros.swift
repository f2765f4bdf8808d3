/// Writes `animatableData` from the stored variables of a type, and its conformance.
///
///     @Animatable struct Arc: Shape { var start: Angle; var end: Angle; … }
///
/// A variable without a written type must show it in its initial value.
@attached(
  extension,
  conformances: Animatable,
  names: named(animatableData)
)
public macro Animatable() = #externalMacro(module: "PreviewMacros", type: "AnimatableMacro")

/// Keeps a stored variable out of what `@Animatable` writes.
@attached(peer) public macro AnimatableIgnored() =
  #externalMacro(module: "PreviewMacros", type: "AnimatableIgnoredMacro")
