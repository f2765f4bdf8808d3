import Foundation

/// A resolved colour: sRGB-encoded, not premultiplied, each channel 0 … 1.
public struct RGBA: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  public init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public static let clear = RGBA(0, 0, 0, 0)
  public static let black = RGBA(0, 0, 0)
  public static let white = RGBA(1, 1, 1)

  public func multiplyingAlpha(by k: Double) -> RGBA { RGBA(red, green, blue, alpha * k) }

  /// The luma (by the weights of BT.709) of the encoded channels.
  public var luma: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}
