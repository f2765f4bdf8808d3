/// The animatable data of a type that has none.
public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
  public init() {}

  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

  public static func + (a: Self, b: Self) -> Self { a }
  public static func - (a: Self, b: Self) -> Self { a }
  public static func += (a: inout Self, b: Self) {}
  public static func -= (a: inout Self, b: Self) {}

  public mutating func scale(by rhs: Double) {}
  public var magnitudeSquared: Double { 0 }
}
