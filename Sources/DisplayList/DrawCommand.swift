import Foundation
import Geometry

/// One thing to draw; points, window coordinates unless a layer around it transforms them.
public indirect enum DrawCommand: Hashable, Sendable {
  case fill(Path, Paint, isEOFilled: Bool, isAntialiased: Bool)
  case stroke(Path, Paint, StrokeStyle, isAntialiased: Bool)
  /// The paragraph laid out in the frame's size; spans without a colour take `paint`.
  case text(TextSpec, frame: CGRect, Paint)
  /// The symbol placed so that its frame's centre is the frame's; drawn at its own size
  /// times frame height / own height (1 unless resizable). `paints` are its levels, primary first.
  case symbol(SymbolSpec, frame: CGRect, paints: [Paint])
  case image(ImageCommand)
  case layer(Layer)
  case glass(GlassGroup)

  /// A picture by name stretched over its frame.
  public struct ImageCommand: Hashable, Sendable {
    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
    public var name: String
    public var frame: CGRect
    public var interpolation: Interpolation
    /// Paints the picture's alpha with this paint, when set (template rendering).
    public var template: Paint?
    /// Tiles the natural size instead of stretching.
    public var isTiled: Bool
    /// The part that does not stretch, in points of the natural size.
    public var capInsets: EdgeInsets

    public init(
      name: String, frame: CGRect, interpolation: Interpolation = .medium, template: Paint? = nil,
      isTiled: Bool = false, capInsets: EdgeInsets = EdgeInsets()
    ) {
      self.name = name
      self.frame = frame
      self.interpolation = interpolation
      self.template = template
      self.isTiled = isTiled
      self.capInsets = capInsets
    }
  }

  /// Commands drawn together: transformed, clipped, then blurred, coloured and mixed as one.
  ///
  /// With opacity 1, normal blending and no filter the commands are drawn straight through, so that
  /// glass inside sees what lies below. Otherwise glass inside sees a copy of what lies below.
  public struct Layer: Hashable, Sendable {
    public var commands: [DrawCommand]
    public var transform: CGAffineTransform
    /// In the coordinates inside the transform.
    public var clip: Path?
    public var isClipEOFilled: Bool
    public var opacity: Double
    public var blendMode: BlendMode
    public var filters: [Filter]
    /// Alpha mask: commands whose alpha multiplies the layer's.
    public var mask: [DrawCommand]?

    public init(
      _ commands: [DrawCommand], transform: CGAffineTransform = .identity, clip: Path? = nil,
      isClipEOFilled: Bool = false, opacity: Double = 1, blendMode: BlendMode = .normal,
      filters: [Filter] = [], mask: [DrawCommand]? = nil
    ) {
      self.commands = commands
      self.transform = transform
      self.clip = clip
      self.isClipEOFilled = isClipEOFilled
      self.opacity = opacity
      self.blendMode = blendMode
      self.filters = filters
      self.mask = mask
    }
  }

  public enum Filter: Hashable, Sendable {
    /// Gaussian-like blur; `radius` in points, as SwiftUI's `blur(radius:)` (sigma = radius).
    case blur(radius: CGFloat)
    /// A shadow of the layer's alpha, behind it.
    case shadow(RGBA, radius: CGFloat, x: CGFloat, y: CGFloat)
    case brightness(Double)
    case contrast(Double)
    case saturation(Double)
    case grayscale(Double)
    case hueRotation(radians: Double)
    case colorInvert
    case colorMultiply(RGBA)
  }

  public enum BlendMode: Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
    case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
    case destinationOver, destinationOut, plusDarker, plusLighter
  }
}

/// What is to be drawn, back to front.
public struct DisplayList: Hashable, Sendable {
  public var commands: [DrawCommand]
  public init(_ commands: [DrawCommand] = []) { self.commands = commands }
}
