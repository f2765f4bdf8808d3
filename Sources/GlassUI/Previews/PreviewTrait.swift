import Foundation

/// Stands in the signature of `#Preview`; previews themselves are `PreviewEntry`.
public struct Preview {
  /// The kind of traits that previews of views take.
  public enum ViewTraits {}
}

/// How a preview is shown: its size, its orientation, or what surrounds it.
public struct PreviewTrait<Kind> {
  /// What a trait asks for.
  public enum Request {
    case defaultLayout
    case sizeThatFitsLayout
    case fixedLayout(CGSize)
    case orientation(InterfaceOrientation)
    case modifier(any PreviewModifier)
  }

  public let request: Request

  init(_ request: Request) {
    self.request = request
  }
}

extension PreviewTrait where Kind == Preview.ViewTraits {
  /// The size of the window or the device.
  public static var defaultLayout: Self { Self(.defaultLayout) }

  /// The size that the view takes.
  public static var sizeThatFitsLayout: Self { Self(.sizeThatFitsLayout) }

  /// A size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self(.fixedLayout(CGSize(width: width, height: height)))
  }

  public static var portrait: Self { Self(.orientation(.portrait)) }
  public static var portraitUpsideDown: Self { Self(.orientation(.portraitUpsideDown)) }
  public static var landscapeLeft: Self { Self(.orientation(.landscapeLeft)) }
  public static var landscapeRight: Self { Self(.orientation(.landscapeRight)) }

  /// Shows the view inside of a modifier that previews share.
  public static func modifier(_ modifier: some PreviewModifier) -> Self {
    Self(.modifier(modifier))
  }
}
