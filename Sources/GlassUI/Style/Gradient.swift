import DisplayList

/// Colours along a line.
public struct Gradient: Hashable, Sendable {
  /// One colour at its place, 0 … 1.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Stop]
  public init(stops: [Stop]) { self.stops = stops }
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  func resolve(in environment: EnvironmentValues) -> [Paint.Stop] {
    stops.map { Paint.Stop(color: $0.color.rgba(in: environment), location: $0.location) }
  }
}

/// Colours along a line between two points of the bounds.
public struct LinearGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    .gradient(
      .init(
        stops: gradient.resolve(in: context.environment), geometry: .linear(startPoint, endPoint)))
  }
}

/// Colours from a circle outward; radii in points.
public struct RadialGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    .gradient(
      .init(
        stops: gradient.resolve(in: context.environment),
        geometry: .radial(center, startRadius, endRadius)))
  }
}

/// Colours from the centre outward, as far as the bounds reach.
///
/// Differences from SwiftUI: circles, not ellipses, when the bounds are not square.
public struct EllipticalGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let startRadiusFraction: CGFloat
  let endRadiusFraction: CGFloat

  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    .gradient(
      .init(
        stops: gradient.resolve(in: context.environment),
        geometry: .elliptical(center, startRadiusFraction, endRadiusFraction)))
  }
}

/// Colours around a point.
public struct AngularGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    .gradient(
      .init(
        stops: gradient.resolve(in: context.environment),
        geometry: .angular(center, startAngle.radians, endAngle.radians)))
  }
}

/// A colour's own soft gradient, from a little lighter to the colour.
public struct AnyGradient: ShapeStyle, Hashable {
  let color: Color

  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    let base = color.rgba(in: context.environment)
    func lighter(_ v: Double) -> Double { v + (1 - v) * 0.18 }
    let top = RGBA(lighter(base.red), lighter(base.green), lighter(base.blue), base.alpha)
    return .gradient(
      .init(
        stops: [.init(color: top, location: 0), .init(color: base, location: 1)],
        geometry: .linear(.top, .bottom)))
  }
}

extension Color {
  public var gradient: AnyGradient { AnyGradient(color: self) }
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
