/// A part of a shape's outline, along its length.
nonisolated public struct _TrimmedShape<Base: Shape>: Shape {
  var base: Base
  var from: CGFloat
  var to: CGFloat

  public func path(in rect: CGRect) -> Path { base.path(in: rect).trimmedPath(from: from, to: to) }
  public var animatableData: AnimatablePair<Base.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(base.animatableData, AnimatablePair(from, to)) }
    set {
      base.animatableData = newValue.first
      (from, to) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// A shape moved by a distance.
nonisolated public struct OffsetShape<Content: Shape>: Shape {
  public var shape: Content
  public var offset: CGSize

  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }
  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
  }
}

/// A shape scaled about a point of its frame.
nonisolated public struct ScaledShape<Content: Shape>: Shape {
  public var shape: Content
  public var scale: CGSize
  public var anchor: UnitPoint

  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(
      CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor.point(in: rect)))
  }
  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, scale.animatableData) }
    set { (shape.animatableData, scale.animatableData) = (newValue.first, newValue.second) }
  }
}

/// A shape turned about a point of its frame.
nonisolated public struct RotatedShape<Content: Shape>: Shape {
  public var shape: Content
  public var angle: Angle
  public var anchor: UnitPoint

  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(
      CGAffineTransform(rotationAngle: CGFloat(angle.radians)).about(anchor.point(in: rect)))
  }
  public var animatableData: AnimatablePair<Content.AnimatableData, Double> {
    get { AnimatablePair(shape.animatableData, angle.radians) }
    set { (shape.animatableData, angle.radians) = (newValue.first, newValue.second) }
  }
}

/// A shape of any type.
nonisolated public struct AnyShape: Shape {
  let shape: any Shape
  public init<S: Shape>(_ shape: S) { self.shape = shape }
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  public func _outline(in rect: CGRect) -> _ShapeOutline { shape._outline(in: rect) }
}

/// The outline of a shape's stroke.
nonisolated public struct _StrokedShape<Base: Shape>: Shape {
  var base: Base
  var style: StrokeStyle
  public func path(in rect: CGRect) -> Path { base.path(in: rect).strokedPath(style) }
  public var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, style.lineWidth) }
    set { (base.animatableData, style.lineWidth) = (newValue.first, newValue.second) }
  }
}

extension Shape {
  nonisolated public func trim(from: CGFloat = 0, to: CGFloat = 1) -> some Shape {
    _TrimmedShape(base: self, from: from, to: to)
  }
  nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }
  nonisolated public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }
  nonisolated public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> ScaledShape<Self>
  {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }
  nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center)
    -> ScaledShape<Self>
  {
    ScaledShape(shape: self, scale: CGSize(width: scale, height: scale), anchor: anchor)
  }
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center)
    -> RotatedShape<Self>
  {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }
  nonisolated public func stroke(style: StrokeStyle) -> some Shape {
    _StrokedShape(base: self, style: style)
  }
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    _StrokedShape(base: self, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension Path: Shape {
  nonisolated public func path(in rect: CGRect) -> Path { self }
}
