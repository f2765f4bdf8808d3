import DisplayList
import Foundation
import Geometry
import GlassUI

/// The screen a session shows its view on, and how.
public struct SessionConfiguration: Hashable, Sendable {
  /// In points.
  public var size: CGSize
  /// Pixels per point.
  public var scale: CGFloat
  public var safeArea: EdgeInsets
  /// The radius of the screen's corners, in points.
  public var cornerRadius: CGFloat
  public var isDark: Bool
  public var increasesContrast: Bool
  public var reducesMotion: Bool
  public var reducesTransparency: Bool
  public var textSize: DynamicTypeSize
  public var isRightToLeft: Bool
  public var locale: String
  /// What stands behind the view; white, or black in dark, where none is given.
  public var backdrop: RGBA?
  /// A picture by name that covers what stands behind the view.
  public var backdropPicture: String?

  /// A window of 400 × 600 points.
  public init(size: CGSize = CGSize(width: 400, height: 600), scale: CGFloat = 1) {
    self.size = size
    self.scale = scale
    safeArea = EdgeInsets()
    cornerRadius = 0
    isDark = false
    increasesContrast = false
    reducesMotion = false
    reducesTransparency = false
    textSize = .large
    isRightToLeft = false
    locale = "en_US"
  }

  public init(_ traits: PreviewTraits) {
    let device = traits.device ?? .none
    self.init(
      size: traits.size ?? device.size ?? CGSize(width: 400, height: 600),
      scale: CGFloat(traits.scale ?? 1))
    safeArea = EdgeInsets(
      top: CGFloat(device.safeArea.top), leading: 0, bottom: CGFloat(device.safeArea.bottom),
      trailing: 0)
    cornerRadius = CGFloat(device.cornerRadius)
    isDark = traits.colorScheme == .dark
    increasesContrast = traits.contrast == .increased
    reducesMotion = traits.reduceMotion ?? false
    reducesTransparency = traits.reduceTransparency ?? false
    if let size = traits.textSize,
      let index = PreviewTraits.TextSize.allCases.firstIndex(of: size),
      let type = DynamicTypeSize(rawValue: index)
    {
      textSize = type
    }
    isRightToLeft = traits.layoutDirection == .rightToLeft
    if let locale = traits.locale { self.locale = locale }
    switch traits.backdrop {
    case .color(let red, let green, let blue):
      backdrop = RGBA(Double(red) / 255, Double(green) / 255, Double(blue) / 255)
    case .named(let name): backdropPicture = name
    case .file(let path):
      backdropPicture = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    case nil: break
    }
  }

  /// In pixels, rounded up.
  public var pixelWidth: Int { Int((size.width * scale).rounded(.up)) }
  public var pixelHeight: Int { Int((size.height * scale).rounded(.up)) }

  var background: RGBA { backdrop ?? (isDark ? .black : .white) }

  func environment(isWindowActive: Bool) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.colorScheme = isDark ? .dark : .light
    values.colorSchemeContrast = increasesContrast ? .increased : .standard
    values.accessibilityReduceMotion = reducesMotion
    values.accessibilityReduceTransparency = reducesTransparency
    values.dynamicTypeSize = textSize
    values.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    values.locale = Locale(identifier: locale)
    values.displayScale = scale
    values.isWindowActive = isWindowActive
    values.horizontalSizeClass = size.width < 600 ? .compact : .regular
    values.verticalSizeClass = size.height < 480 ? .compact : .regular
    return values
  }
}
