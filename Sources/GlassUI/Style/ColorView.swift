extension Color: View {
  public typealias Body = Never

  @MainActor @preconcurrency public func _update(in node: _ViewNode) {
    node.leaf({ ShapeItem<Rectangle>($0, Rectangle()) }) {
      $0.update(Rectangle(), style: self, drawing: .fill(FillStyle()))
    }
  }
}

/// Styles that are views: they fill their frame.
extension LinearGradient: View {
  @MainActor @preconcurrency public var body: some View { Rectangle().fill(self) }
}
extension RadialGradient: View {
  @MainActor @preconcurrency public var body: some View { Rectangle().fill(self) }
}
extension EllipticalGradient: View {
  @MainActor @preconcurrency public var body: some View { Rectangle().fill(self) }
}
extension AngularGradient: View {
  @MainActor @preconcurrency public var body: some View { Rectangle().fill(self) }
}
