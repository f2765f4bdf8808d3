import Foundation
import Geometry

/// Sizes of text, symbols and pictures: what layout needs to know of the engine that draws them.
public protocol Measuring: AnyObject {
  /// Lays `text` out in at most `width` × `height` points; `nil` is unbounded.
  func metrics(of text: TextSpec, width: CGFloat?, height: CGFloat?) -> TextMetrics
  func metrics(of font: FontSpec) -> FontMetrics
  func metrics(of symbol: SymbolSpec) -> SymbolMetrics
  /// The natural size in points of the picture `name`, or `nil` when there is none.
  func size(ofImage name: String) -> CGSize?
  /// Whether a user's own file draws a symbol of this name, to be found without being a system's.
  func hasOwnSymbol(_ name: String) -> Bool
  /// Whether a symbol of this name can be drawn; nothing is reported when it cannot.
  func hasSymbol(_ name: String) -> Bool
  /// Whether two symbols share parts, so that one can become the other around them.
  func haveCommonParts(_ a: SymbolSpec, _ b: SymbolSpec) -> Bool
}

extension Measuring {
  public func hasOwnSymbol(_ name: String) -> Bool { false }
  public func hasSymbol(_ name: String) -> Bool { true }
  public func haveCommonParts(_ a: SymbolSpec, _ b: SymbolSpec) -> Bool { false }
}
