/// The shape of a button's background.
nonisolated public struct ButtonBorderShape: Equatable, Hashable, Sendable, InsettableShape {
  enum Kind: Hashable, Sendable {
    case automatic
    case capsule
    case roundedRectangle(CGFloat?)
    case circle
    /// Whatever the surroundings chose.
    case environment
  }

  let kind: Kind

  public static let automatic = ButtonBorderShape(kind: .automatic)
  public static let capsule = ButtonBorderShape(kind: .capsule)
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(nil))
  public static let circle = ButtonBorderShape(kind: .circle)
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius))
  }

  /// The radius of a rounded rectangle where none is given, by control size, in points. T
  static func radius(_ size: ControlSize) -> CGFloat {
    switch size {
    case .mini, .small: 8
    case .regular: 10
    case .large: 14
    case .extraLarge: 16
    }
  }

  public func path(in rect: CGRect) -> Path { _outline(in: rect).path }

  public func _outline(in rect: CGRect) -> _ShapeOutline {
    let context = ShapeContext.current
    switch kind {
    case .environment:
      let chosen = context.borderShape
      return chosen.kind == .environment
        ? Capsule()._outline(in: rect) : chosen._outline(in: rect)
    case .automatic, .capsule: return Capsule()._outline(in: rect)
    case .circle: return Circle()._outline(in: rect)
    case .roundedRectangle(let radius):
      return .rounded(
        rect, RectangleCornerRadii(all: radius ?? Self.radius(context.controlSize)))
    }
  }

  public func inset(by amount: CGFloat) -> _InsetShape<ButtonBorderShape> {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == ButtonBorderShape {
  /// The border shape of the surroundings.
  nonisolated public static var buttonBorder: ButtonBorderShape {
    ButtonBorderShape(kind: .environment)
  }
}

extension ButtonBorderShape {
  /// The border shape of the surroundings.
  public static var buttonBorder: ButtonBorderShape { ButtonBorderShape(kind: .environment) }
}
