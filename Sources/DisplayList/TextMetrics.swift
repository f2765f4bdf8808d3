import Foundation
import Geometry

/// What laying out a paragraph gives; points, from the top left of its frame, unrounded.
public struct TextMetrics: Hashable, Sendable {
  /// An inline symbol where it came to stand: its frame in the paragraph.
  public struct InlineSymbol: Hashable, Sendable {
    public var spec: SymbolSpec
    public var frame: CGRect
    public var metrics: SymbolMetrics
    public init(spec: SymbolSpec, frame: CGRect, metrics: SymbolMetrics) {
      self.spec = spec
      self.frame = frame
      self.metrics = metrics
    }
  }

  public var size: CGSize
  public var firstBaseline: CGFloat
  public var lastBaseline: CGFloat
  public var lineCount: Int
  public var symbols: [InlineSymbol]

  public init(
    size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, lineCount: Int,
    symbols: [InlineSymbol] = []
  ) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lineCount = lineCount
    self.symbols = symbols
  }
}

/// The vertical metrics of a font's line box; points, from the baseline, both positive.
public struct FontMetrics: Hashable, Sendable {
  public var ascender: CGFloat
  public var descender: CGFloat
  public var capHeight: CGFloat
  public var xHeight: CGFloat
  public var lineHeight: CGFloat { ascender + descender }
  public init(ascender: CGFloat, descender: CGFloat, capHeight: CGFloat, xHeight: CGFloat) {
    self.ascender = ascender
    self.descender = descender
    self.capHeight = capHeight
    self.xHeight = xHeight
  }
}
