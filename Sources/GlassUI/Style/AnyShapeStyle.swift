/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle
  public init<S: ShapeStyle>(_ style: S) { self.style = (style as? AnyShapeStyle)?.style ?? style }

  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    style._resolve(in: context)
  }
}
