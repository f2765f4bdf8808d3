import DisplayList
import Foundation
import Geometry

/// Measures with the engine that paints: text, symbols and pictures.
public final class DrawingMeasurer: Measuring {
  public let text: TextEngine
  public let symbols: SymbolDrawing
  public let images: ImageLibrary

  public init(text: TextEngine, symbols: SymbolDrawing, images: ImageLibrary) {
    self.text = text
    self.symbols = symbols
    self.images = images
  }

  public func metrics(of spec: TextSpec, width: CGFloat?, height: CGFloat?) -> TextMetrics {
    text.metrics(of: spec, width: width, height: height)
  }

  public func metrics(of font: FontSpec) -> FontMetrics { text.metrics(of: font) }

  public func metrics(of symbol: SymbolSpec) -> SymbolMetrics { symbols.metrics(of: symbol) }

  public func size(ofImage name: String) -> CGSize? { images.size(of: name) }

  public func hasOwnSymbol(_ name: String) -> Bool { symbols.isOwn(name) }

  public func hasSymbol(_ name: String) -> Bool { symbols.isDrawable(name) }

  public func haveCommonParts(_ a: SymbolSpec, _ b: SymbolSpec) -> Bool {
    symbols.haveCommonParts(a, b)
  }
}
