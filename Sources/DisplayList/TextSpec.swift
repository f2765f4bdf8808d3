import Foundation
import Geometry

/// A paragraph before it is laid out: spans, and how lines are made of them.
public struct TextSpec: Hashable, Sendable {
  /// A run of one style, or one inline symbol.
  public struct Span: Hashable, Sendable {
    public enum Content: Hashable, Sendable {
      case string(String)
      /// Sits on the baseline; its size and weight stand in the spec.
      case symbol(SymbolSpec)
    }

    public var content: Content
    public var font: FontSpec
    /// `nil` takes the colour of the command.
    public var color: RGBA?
    /// The colours of a symbol's levels, primary first; empty takes `color` for all.
    public var symbolColors: [RGBA] = []
    public var kerning: CGFloat
    public var tracking: CGFloat
    public var baselineOffset: CGFloat
    public var isUnderlined: Bool
    public var isStruckThrough: Bool

    public init(
      _ content: Content, font: FontSpec, color: RGBA? = nil, kerning: CGFloat = 0,
      tracking: CGFloat = 0, baselineOffset: CGFloat = 0, isUnderlined: Bool = false,
      isStruckThrough: Bool = false
    ) {
      self.content = content
      self.font = font
      self.color = color
      self.kerning = kerning
      self.tracking = tracking
      self.baselineOffset = baselineOffset
      self.isUnderlined = isUnderlined
      self.isStruckThrough = isStruckThrough
    }
  }

  public enum Alignment: Hashable, Sendable { case leading, center, trailing }
  public enum Truncation: Hashable, Sendable { case head, middle, tail }

  public var spans: [Span]
  public var alignment: Alignment
  public var lineLimit: Int?
  public var reservesSpace: Bool
  public var truncation: Truncation
  public var lineSpacing: CGFloat
  /// The least factor by which the text may shrink to fit on its lines; 1 never shrinks.
  public var minimumScaleFactor: CGFloat
  public var allowsTightening: Bool
  public var isRightToLeft: Bool

  public init(
    spans: [Span], alignment: Alignment = .leading, lineLimit: Int? = nil,
    reservesSpace: Bool = false, truncation: Truncation = .tail, lineSpacing: CGFloat = 0,
    minimumScaleFactor: CGFloat = 1, allowsTightening: Bool = false, isRightToLeft: Bool = false
  ) {
    self.spans = spans
    self.alignment = alignment
    self.lineLimit = lineLimit
    self.reservesSpace = reservesSpace
    self.truncation = truncation
    self.lineSpacing = lineSpacing
    self.minimumScaleFactor = minimumScaleFactor
    self.allowsTightening = allowsTightening
    self.isRightToLeft = isRightToLeft
  }

  /// The plain string; symbols leave nothing.
  public var string: String {
    spans.reduce(into: "") { if case .string(let s) = $1.content { $0 += s } }
  }
}
