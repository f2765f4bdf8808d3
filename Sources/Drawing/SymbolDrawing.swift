import DisplayList
import Foundation
import Geometry

/// What measures and draws symbols.
public protocol SymbolDrawing: AnyObject {
  /// The symbol's frame and guides, in points.
  func metrics(of spec: SymbolSpec) -> SymbolMetrics
  /// The areas of the symbol, back to front; with an erasing one among them, drawn as a group.
  func outline(of spec: SymbolSpec) -> [SymbolLayer]
  /// Whether a user's own file draws a symbol of this name.
  func isOwn(_ name: String) -> Bool
  /// Whether there is a drawing or a combination of drawings of this name.
  func isDrawable(_ name: String) -> Bool
  /// Whether two symbols share parts, so that one can become the other around them.
  func haveCommonParts(_ a: SymbolSpec, _ b: SymbolSpec) -> Bool
}

extension SymbolDrawing {
  public func isOwn(_ name: String) -> Bool { false }
  public func isDrawable(_ name: String) -> Bool { true }
  public func haveCommonParts(_ a: SymbolSpec, _ b: SymbolSpec) -> Bool { false }
}
