import DisplayList

/// What a shape or text is filled with.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never

  /// The style it stands for in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// The paint it comes to; composed styles never implement this.
  func _resolve(in context: _StyleContext) -> _ResolvedStyle
}

extension ShapeStyle {
  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    resolve(in: context.environment)._resolve(in: context)
  }
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) is resolved by the view graph")
  }
}

extension Never: ShapeStyle {
  public func _resolve(in context: _StyleContext) -> _ResolvedStyle { .color(.clear) }
}

/// Where a style is resolved: the environment, and which levels it is not to ask again.
public struct _StyleContext {
  let environment: EnvironmentValues
  /// The foreground to which hierarchical styles refer; `nil` takes the environment's.
  var foreground: ForegroundLevels?

  init(_ environment: EnvironmentValues) {
    self.environment = environment
    foreground = environment.foregroundStyle
  }
}

/// A style as paint: a colour, or a gradient in the unit square of what it fills.
public enum _ResolvedStyle: Equatable, Sendable {
  case color(RGBA)
  case gradient(GradientPaint)
  /// A colour that the glass below it decides.
  case glassLabel(GlassLabel)

  /// A gradient with its geometry relative to the bounds.
  public struct GradientPaint: Equatable, Sendable {
    enum Geometry: Equatable, Sendable {
      case linear(UnitPoint, UnitPoint)
      case radial(UnitPoint, CGFloat, CGFloat)
      case elliptical(UnitPoint, CGFloat, CGFloat)
      case angular(UnitPoint, Double, Double)
    }
    var stops: [Paint.Stop]
    var geometry: Geometry
  }

  func paint(in rect: CGRect) -> Paint {
    switch self {
    case .color(let color): return .color(color)
    case .glassLabel(let label): return .glassLabel(label)
    case .gradient(let gradient):
      switch gradient.geometry {
      case .linear(let start, let end):
        return .linearGradient(
          gradient.stops, start: start.point(in: rect), end: end.point(in: rect))
      case .radial(let center, let start, let end):
        return .radialGradient(
          gradient.stops, center: center.point(in: rect), startRadius: start, endRadius: end)
      case .elliptical(let center, let start, let end):
        let reach = max(rect.width, rect.height)
        return .radialGradient(
          gradient.stops, center: center.point(in: rect), startRadius: start * reach,
          endRadius: end * reach)
      case .angular(let center, let start, let end):
        return .angularGradient(
          gradient.stops, center: center.point(in: rect), start: start, end: end)
      }
    }
  }

  /// The colour, or the mean of a gradient's.
  var color: RGBA {
    switch self {
    case .color(let color): return color
    case .glassLabel(let label): return label.color(on: nil)
    case .gradient(let gradient):
      guard !gradient.stops.isEmpty else { return .clear }
      let n = Double(gradient.stops.count)
      let sum = gradient.stops.reduce(RGBA.clear) {
        RGBA(
          $0.red + $1.color.red, $0.green + $1.color.green, $0.blue + $1.color.blue,
          $0.alpha + $1.color.alpha)
      }
      return RGBA(sum.red / n, sum.green / n, sum.blue / n, sum.alpha / n)
    }
  }

  func multiplyingAlpha(by k: Double) -> _ResolvedStyle {
    switch self {
    case .color(let color): .color(color.multiplyingAlpha(by: k))
    case .glassLabel(let label): .glassLabel(label.multiplyingAlpha(by: k))
    case .gradient(var gradient):
      {
        for index in gradient.stops.indices {
          gradient.stops[index].color = gradient.stops[index].color.multiplyingAlpha(by: k)
        }
        return .gradient(gradient)
      }()
    }
  }
}
