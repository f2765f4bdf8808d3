import Foundation

extension Path {
  public init(_ rect: CGRect) {
    self.init()
    addRect(rect)
  }

  /// A rectangle with corners of one radius, clamped to half of the shorter side.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    addRoundedRect(in: rect, cornerRadii: RectangleCornerRadii(all: cornerRadius), style: style)
  }

  /// A rectangle with elliptical corners, clamped to half of the sides.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// A rectangle with a radius for each corner, scaled down together where they would overlap.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  public init(ellipseIn rect: CGRect) {
    self.init()
    addEllipse(in: rect)
  }

  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    let box = rect.finite
    append(
      [
        .move(to: CGPoint(x: box.minX, y: box.minY)),
        .line(to: CGPoint(x: box.maxX, y: box.minY)),
        .line(to: CGPoint(x: box.maxX, y: box.maxY)),
        .line(to: CGPoint(x: box.minX, y: box.maxY)),
        .closeSubpath,
      ], transform)
  }

  /// Adds a rectangle with elliptical corners, clamped to half of the sides.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    guard !rect.isNull else { return }
    let box = rect.finite
    let radius = CGSize(
      width: min(cornerSize.width.finiteLength, box.width / 2),
      height: min(cornerSize.height.finiteLength, box.height / 2))
    append(RoundedRectOutline(box, corners: .init(all: radius), style: style).elements, transform)
  }

  /// Adds a rectangle with a radius for each corner, scaled down together where they would overlap.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    guard !rect.isNull else { return }
    let box = rect.finite
    let radii = cornerRadii.fitting(box.size)
    append(RoundedRectOutline(box, corners: .init(radii), style: style).elements, transform)
  }

  /// Adds an ellipse, from its rightmost point clockwise on a screen whose y axis points down.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    let box = rect.finite
    let radius = CGSize(width: box.width / 2, height: box.height / 2)
    append(
      RoundedRectOutline(box, corners: .init(all: radius), style: .circular).elements, transform)
  }

  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a line through points, the first of which begins a new subpath.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    append(path.elements, transform)
  }

  mutating func append(_ pieces: [Element], _ transform: CGAffineTransform) {
    if transform.isIdentity {
      elements += pieces
    } else {
      elements += pieces.map { $0.applying(transform) }
    }
  }
}
