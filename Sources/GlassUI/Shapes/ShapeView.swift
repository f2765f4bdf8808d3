import DisplayList

/// How a shape is filled.
public struct FillStyle: Hashable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// A shape filled with a style.
nonisolated public struct ShapeView<Content: Shape, Style: ShapeStyle>: View {
  public typealias Body = Never
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle

  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }

  @MainActor public func _update(in node: _ViewNode) {
    node.leaf({ ShapeItem<Content>($0, shape) }) {
      $0.update(shape, style: style, drawing: .fill(fillStyle))
    }
  }
}

/// A shape's outline drawn with a style.
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle>: View {
  public typealias Body = Never
  let shape: Content
  let style: Style
  let strokeStyle: StrokeStyle
  let isAntialiased: Bool
  /// Whether the line stays inside the shape.
  let isBorder: Bool

  @MainActor public func _update(in node: _ViewNode) {
    node.leaf({ ShapeItem<Content>($0, shape) }) {
      $0.update(
        shape, style: style,
        drawing: .stroke(strokeStyle, isAntialiased: isAntialiased, isBorder: isBorder))
    }
  }
}

extension ShapeView {
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    overlay {
      StrokeShapeView(
        shape: shape, style: content, strokeStyle: StrokeStyle(lineWidth: lineWidth),
        isAntialiased: antialiased, isBorder: false)
    }
  }
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    overlay {
      StrokeShapeView(
        shape: shape, style: content, strokeStyle: StrokeStyle(lineWidth: lineWidth),
        isAntialiased: antialiased, isBorder: true)
    }
  }
}

extension Shape {
  nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle())
    -> ShapeView<Self, S>
  {
    ShapeView(shape: self, style: content, fillStyle: style)
  }
  nonisolated public func fill(style: FillStyle = FillStyle()) -> ShapeView<Self, ForegroundStyle> {
    ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S> {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, isBorder: false)
  }
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension InsettableShape {
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S> {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, isBorder: true)
  }
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
  nonisolated public func strokeBorder(style: StrokeStyle, antialiased: Bool = true)
    -> StrokeShapeView<Self, ForegroundStyle>
  {
    strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
  }
  nonisolated public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> StrokeShapeView<Self, ForegroundStyle>
  {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth, antialiased: antialiased)
  }
}
