/// A rectangle that fills its frame.
nonisolated public struct Rectangle: InsettableShape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func _outline(in rect: CGRect) -> _ShapeOutline {
    .rounded(rect, RectangleCornerRadii())
  }
  public func inset(by amount: CGFloat) -> _InsetShape<Rectangle> {
    _InsetShape(base: self, amount: amount)
  }
}

/// A circle in the middle of its frame, as wide as the shorter side.
nonisolated public struct Circle: InsettableShape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: square(in: rect)) }
  public func _outline(in rect: CGRect) -> _ShapeOutline {
    let square = square(in: rect)
    return .rounded(square, RectangleCornerRadii(all: square.width / 2), .circular)
  }
  public func inset(by amount: CGFloat) -> _InsetShape<Circle> {
    _InsetShape(base: self, amount: amount)
  }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  private func square(in rect: CGRect) -> CGRect {
    let side = min(rect.width, rect.height)
    return CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
  }
}

/// An ellipse that touches the four sides of its frame.
nonisolated public struct Ellipse: InsettableShape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  public func _outline(in rect: CGRect) -> _ShapeOutline { .ellipse(rect) }
  public func inset(by amount: CGFloat) -> _InsetShape<Ellipse> {
    _InsetShape(base: self, amount: amount)
  }
}

/// A rectangle whose short sides are round.
nonisolated public struct Capsule: InsettableShape {
  public var style: RoundedCornerStyle
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  public func path(in rect: CGRect) -> Path { _outline(in: rect).path }
  public func _outline(in rect: CGRect) -> _ShapeOutline {
    .rounded(rect, RectangleCornerRadii(all: min(rect.width, rect.height) / 2), style)
  }
  public func inset(by amount: CGFloat) -> _InsetShape<Capsule> {
    _InsetShape(base: self, amount: amount)
  }
}

/// A rectangle with round corners; the radius in points.
nonisolated public struct RoundedRectangle: InsettableShape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public func path(in rect: CGRect) -> Path { _outline(in: rect).path }
  public func _outline(in rect: CGRect) -> _ShapeOutline {
    if cornerSize.width != cornerSize.height {
      return .path(Path(roundedRect: rect, cornerSize: cornerSize, style: style))
    }
    return .rounded(rect, RectangleCornerRadii(all: cornerSize.width), style)
  }
  public func inset(by amount: CGFloat) -> _InsetShape<RoundedRectangle> {
    _InsetShape(
      base: RoundedRectangle(
        cornerSize: CGSize(
          width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount)),
        style: style), amount: amount)
  }

  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(cornerSize.width, cornerSize.height) }
    set { cornerSize = CGSize(width: newValue.first, height: newValue.second) }
  }
}

/// A rectangle with a radius of its own in each corner.
nonisolated public struct UnevenRoundedRectangle: InsettableShape {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle

  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }

  public func path(in rect: CGRect) -> Path { _outline(in: rect).path }
  public func _outline(in rect: CGRect) -> _ShapeOutline { .rounded(rect, cornerRadii, style) }
  public func inset(by amount: CGFloat) -> _InsetShape<UnevenRoundedRectangle> {
    _InsetShape(base: self, amount: amount)
  }

  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
}

/// A shape moved inward.
nonisolated public struct _InsetShape<Base: Shape>: InsettableShape {
  var base: Base
  var amount: CGFloat

  public func path(in rect: CGRect) -> Path { base.path(in: rect.insetBy(dx: amount, dy: amount)) }
  public func _outline(in rect: CGRect) -> _ShapeOutline {
    let inner = CGRect(
      x: rect.minX + amount, y: rect.minY + amount, width: max(0, rect.width - 2 * amount),
      height: max(0, rect.height - 2 * amount))
    return base._outline(in: inner)
  }
  public func inset(by amount: CGFloat) -> _InsetShape<Base> {
    _InsetShape(base: base, amount: self.amount + amount)
  }
  public var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set { (base.animatableData, amount) = (newValue.first, newValue.second) }
  }
}

extension RectangleCornerRadii: Animatable {
  public typealias AnimatableData = AnimatablePair<
    AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>
  >
  public var animatableData: AnimatableData {
    get {
      AnimatablePair(
        AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
    }
    set {
      (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
      (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
    }
  }
}

extension Shape where Self == Rectangle {
  nonisolated public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == Circle {
  nonisolated public static var circle: Circle { Circle() }
}
extension Shape where Self == Ellipse {
  nonisolated public static var ellipse: Ellipse { Ellipse() }
}
extension Shape where Self == Capsule {
  nonisolated public static var capsule: Capsule { Capsule() }
  nonisolated public static func capsule(style: RoundedCornerStyle) -> Capsule {
    Capsule(style: style)
  }
}
extension Shape where Self == RoundedRectangle {
  nonisolated public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
  nonisolated public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}
extension Shape where Self == UnevenRoundedRectangle {
  nonisolated public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
  nonisolated public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }
}
