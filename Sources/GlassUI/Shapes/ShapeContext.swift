/// What a shape may know of where it stands: the border shape and the container around it.
///
/// Bound while a shape's path is asked for, so that shapes which depend on their surroundings work
/// inside any other shape's `path(in:)` too.
struct ShapeContext: Sendable {
  var borderShape = ButtonBorderShape.automatic
  var controlSize = ControlSize.regular
  /// The radii concentric with the container, `nil` without one or when all are 0.
  var concentricRadii: RectangleCornerRadii?
  var container: _ShapeOutline?

  @TaskLocal static var current = ShapeContext()

  /// Runs `body` with the context of `item`.
  @MainActor static func with<Result>(_ item: Item, _ body: () -> Result) -> Result {
    var context = ShapeContext()
    let environment = item.environment
    context.borderShape = environment.buttonBorderShape
    context.controlSize = environment.controlSize
    context.concentricRadii = Concentricity.radii(of: item)
    context.container = environment.containerShape?.outline
    return $current.withValue(context, operation: body)
  }
}
