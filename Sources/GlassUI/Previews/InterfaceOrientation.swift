/// How a device is held.
public struct InterfaceOrientation: Hashable, Sendable, CaseIterable, Identifiable {
  public let id: String

  public static let portrait = InterfaceOrientation(id: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

  public static var allCases: [InterfaceOrientation] {
    [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
  }

  /// Whether the device lies on a long side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
