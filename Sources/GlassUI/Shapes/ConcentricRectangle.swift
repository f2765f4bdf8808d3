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
  /// Corners that share the largest radius among them.
  var shared: [Set<Edge.Corner>]

  public init() { self.init(corners: .concentric) }

  private init(
    _ topLeading: Edge.Corner.Style, _ topTrailing: Edge.Corner.Style,
    _ bottomLeading: Edge.Corner.Style, _ bottomTrailing: Edge.Corner.Style,
    shared: [Set<Edge.Corner>]
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.shared = shared
  }

  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(
      corners, corners, corners, corners, shared: isUniform ? [Set(Edge.Corner.allCases)] : [])
  }

  public init(
    topLeadingCorner: Edge.Corner.Style = .fixed(0),
    topTrailingCorner: Edge.Corner.Style = .fixed(0),
    bottomLeadingCorner: Edge.Corner.Style = .fixed(0),
    bottomTrailingCorner: Edge.Corner.Style = .fixed(0)
  ) {
    self.init(
      topLeadingCorner, topTrailingCorner, bottomLeadingCorner, bottomTrailingCorner, shared: [])
  }

  private static let top: Set<Edge.Corner> = [.topLeading, .topTrailing]
  private static let bottom: Set<Edge.Corner> = [.bottomLeading, .bottomTrailing]
  private static let leading: Set<Edge.Corner> = [.topLeading, .bottomLeading]
  private static let trailing: Set<Edge.Corner> = [.topTrailing, .bottomTrailing]

  public init(
    uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style = .fixed(0)
  ) {
    self.init(
      uniformTopCorners, uniformTopCorners, uniformBottomCorners, uniformBottomCorners,
      shared: [Self.top, Self.bottom])
  }

  public init(
    uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style = .fixed(0),
    bottomTrailingCorner: Edge.Corner.Style = .fixed(0)
  ) {
    self.init(
      uniformTopCorners, uniformTopCorners, bottomLeadingCorner, bottomTrailingCorner,
      shared: [Self.top])
  }

  public init(
    uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = .fixed(0),
    topTrailingCorner: Edge.Corner.Style = .fixed(0)
  ) {
    self.init(
      topLeadingCorner, topTrailingCorner, uniformBottomCorners, uniformBottomCorners,
      shared: [Self.bottom])
  }

  public init(
    uniformLeadingCorners: Edge.Corner.Style, uniformTrailingCorners: Edge.Corner.Style = .fixed(0)
  ) {
    self.init(
      uniformLeadingCorners, uniformTrailingCorners, uniformLeadingCorners, uniformTrailingCorners,
      shared: [Self.leading, Self.trailing])
  }

  public init(
    uniformLeadingCorners: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style = .fixed(0),
    bottomTrailingCorner: Edge.Corner.Style = .fixed(0)
  ) {
    self.init(
      uniformLeadingCorners, topTrailingCorner, uniformLeadingCorners, bottomTrailingCorner,
      shared: [Self.leading])
  }

  public init(
    uniformTrailingCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = .fixed(0),
    bottomLeadingCorner: Edge.Corner.Style = .fixed(0)
  ) {
    self.init(
      topLeadingCorner, uniformTrailingCorners, bottomLeadingCorner, uniformTrailingCorners,
      shared: [Self.trailing])
  }

  public func path(in rect: CGRect) -> Path { _outline(in: rect).path }

  public func _outline(in rect: CGRect) -> _ShapeOutline {
    let given = ShapeContext.current.concentricRadii ?? RectangleCornerRadii()
    func radius(_ style: Edge.Corner.Style, _ concentric: CGFloat) -> CGFloat {
      style.isConcentric ? max(concentric, style.radius) : style.radius
    }
    var radii: [Edge.Corner: CGFloat] = [
      .topLeading: radius(topLeading, given.topLeading),
      .topTrailing: radius(topTrailing, given.topTrailing),
      .bottomLeading: radius(bottomLeading, given.bottomLeading),
      .bottomTrailing: radius(bottomTrailing, given.bottomTrailing),
    ]
    for group in shared {
      let largest = group.compactMap { radii[$0] }.max() ?? 0
      for corner in group { radii[corner] = largest }
    }
    return .rounded(
      rect,
      RectangleCornerRadii(
        topLeading: radii[.topLeading] ?? 0, bottomLeading: radii[.bottomLeading] ?? 0,
        bottomTrailing: radii[.bottomTrailing] ?? 0, topTrailing: radii[.topTrailing] ?? 0))
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
