extension Edge {
  /// A corner of a rectangle.
  public enum Corner: CaseIterable, Hashable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// How the radius of a corner is found.
    public struct Style: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral
    {
      let isConcentric: Bool
      /// The radius, or the least one of a concentric corner; points.
      let radius: CGFloat

      public static func fixed(_ radius: CGFloat) -> Style {
        Style(isConcentric: false, radius: radius)
      }
      public static var concentric: Style { Style(isConcentric: true, radius: 0) }
      public static func concentric(minimum: Style) -> Style {
        Style(isConcentric: true, radius: minimum.radius)
      }

      private init(isConcentric: Bool, radius: CGFloat) {
        self.isConcentric = isConcentric
        self.radius = radius.isFinite ? max(0, radius) : 0
      }
      public init(integerLiteral value: Int) {
        self.init(isConcentric: false, radius: CGFloat(value))
      }
      public init(floatLiteral value: Double) {
        self.init(isConcentric: false, radius: CGFloat(value))
      }
    }
  }
}

/// A rectangle whose corners keep an even distance from those of its container.
nonisolated public struct ConcentricRectangle: InsettableShape {
  var topLeading: Edge.Corner.Style
  var topTrailing: Edge.Corner.Style
  var bottomLeading: Edge.Corner.Style
  var bottomTrailing: Edge.Corner.Style
  var isUniform: Bool

  public init() { self.init(corners: .concentric) }

  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(
      topLeadingCorner: corners, topTrailingCorner: corners, bottomLeadingCorner: corners,
      bottomTrailingCorner: corners)
    self.isUniform = isUniform
  }

  public init(
    topLeadingCorner: Edge.Corner.Style = .fixed(0),
    topTrailingCorner: Edge.Corner.Style = .fixed(0),
    bottomLeadingCorner: Edge.Corner.Style = .fixed(0),
    bottomTrailingCorner: Edge.Corner.Style = .fixed(0)
  ) {
    topLeading = topLeadingCorner
    topTrailing = topTrailingCorner
    bottomLeading = bottomLeadingCorner
    bottomTrailing = bottomTrailingCorner
    isUniform = false
  }

  public init(
    uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style = .fixed(0)
  ) {
    self.init(
      topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners,
      bottomLeadingCorner: uniformBottomCorners, bottomTrailingCorner: uniformBottomCorners)
  }

  public func path(in rect: CGRect) -> Path { _outline(in: rect).path }

  public func _outline(in rect: CGRect) -> _ShapeOutline {
    let given = ShapeContext.current.concentricRadii ?? RectangleCornerRadii()
    func radius(_ style: Edge.Corner.Style, _ concentric: CGFloat) -> CGFloat {
      style.isConcentric ? max(concentric, style.radius) : style.radius
    }
    var radii = RectangleCornerRadii(
      topLeading: radius(topLeading, given.topLeading),
      bottomLeading: radius(bottomLeading, given.bottomLeading),
      bottomTrailing: radius(bottomTrailing, given.bottomTrailing),
      topTrailing: radius(topTrailing, given.topTrailing))
    if isUniform { radii = RectangleCornerRadii(all: radii.largest) }
    return .rounded(rect, radii)
  }

  public func inset(by amount: CGFloat) -> _InsetShape<ConcentricRectangle> {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == ConcentricRectangle {
  nonisolated public static var containerConcentric: ConcentricRectangle { ConcentricRectangle() }
  nonisolated public static func rect(
    corners: Edge.Corner.Style, isUniform: Bool = false
  ) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }
}

/// The shape of the container around.
nonisolated public struct ContainerRelativeShape: InsettableShape {
  public init() {}
  public func path(in rect: CGRect) -> Path { _outline(in: rect).path }
  public func _outline(in rect: CGRect) -> _ShapeOutline {
    .rounded(rect, ShapeContext.current.concentricRadii ?? RectangleCornerRadii())
  }
  public func inset(by amount: CGFloat) -> _InsetShape<ContainerRelativeShape> {
    _InsetShape(base: self, amount: amount)
  }
}
