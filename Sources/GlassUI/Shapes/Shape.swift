import DisplayList

/// A 2D shape, drawn by filling its path.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The outline in `rect`, points; views and modifiers ask with its origin at zero.
  nonisolated func path(in rect: CGRect) -> Path
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// The outline in the form that glass and `dump` know; composed shapes never implement this.
  nonisolated func _outline(in rect: CGRect) -> _ShapeOutline
}

extension Shape {
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  nonisolated public func _outline(in rect: CGRect) -> _ShapeOutline {
    // A shape is asked in its own coordinates: many, paths among them, look at the size alone.
    let path = path(in: CGRect(origin: .zero, size: rect.size))
    return .path(
      rect.origin == .zero ? path : path.offsetBy(dx: rect.minX, dy: rect.minY))
  }

  @MainActor @preconcurrency public var body: some View {
    ShapeView(shape: self, style: ForegroundStyle())
  }
}

/// A shape whose outline can be moved inward.
nonisolated public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// An outline, by its geometry where it has one.
public enum _ShapeOutline: Equatable, Sendable {
  /// Four radii, clamped to what the rectangle allows.
  case roundedRectangle(CGRect, RectangleCornerRadii, RoundedCornerStyle)
  case ellipse(CGRect)
  case path(Path)

  /// Rounded corners, clamped by the half of the short side.
  static func rounded(
    _ rect: CGRect, _ radii: RectangleCornerRadii, _ style: RoundedCornerStyle = .continuous
  ) -> _ShapeOutline {
    let limit = max(0, min(rect.width, rect.height) / 2)
    func clamped(_ r: CGFloat) -> CGFloat { r.isNaN ? 0 : min(max(r, 0), limit) }
    return .roundedRectangle(
      rect,
      RectangleCornerRadii(
        topLeading: clamped(radii.topLeading), bottomLeading: clamped(radii.bottomLeading),
        bottomTrailing: clamped(radii.bottomTrailing), topTrailing: clamped(radii.topTrailing)),
      style)
  }

  var path: Path {
    switch self {
    case .roundedRectangle(let rect, let radii, let style):
      radii.largest == 0
        ? Path(rect) : Path(roundedRect: rect, cornerRadii: radii, style: style)
    case .ellipse(let rect): Path(ellipseIn: rect)
    case .path(let path): path
    }
  }

  /// The radii by corner, where the outline has any.
  var radii: RectangleCornerRadii? {
    switch self {
    case .roundedRectangle(_, let radii, _): radii
    case .ellipse(let rect) where abs(rect.width - rect.height) < 0.001:
      RectangleCornerRadii(all: rect.width / 2)
    default: nil
    }
  }

  /// `circle`, `capsule`, `roundedRectangle` or `path`.
  var kind: String {
    switch self {
    case .ellipse(let rect): abs(rect.width - rect.height) < 0.001 ? "circle" : "path"
    case .path: "path"
    case .roundedRectangle(let rect, let radii, _):
      {
        let half = min(rect.width, rect.height) / 2
        let isFull = [
          radii.topLeading, radii.topTrailing, radii.bottomLeading, radii.bottomTrailing,
        ]
        .allSatisfy { $0 >= half - 0.001 }
        if !isFull || half == 0 { return "roundedRectangle" }
        return abs(rect.width - rect.height) < 0.001 ? "circle" : "capsule"
      }()
    }
  }

  var glassOutline: GlassShape.Outline {
    switch self {
    case .roundedRectangle(let rect, let radii, let style): .roundedRectangle(rect, radii, style)
    case .ellipse(let rect): .ellipse(rect)
    case .path(let path): .path(path)
    }
  }
}
