import DisplayList

/// The shape a drop came out of.
struct GlassOrigin {
  var radii: RectangleCornerRadii?
  var tint: RGBA?

  @MainActor init(_ source: GlassItem, in rect: CGRect) {
    radii = source.presentedOutline(in: rect).radii
    tint = source.tintNow
  }
}
