internal import CX11
import DisplayList

/// The blanks a second of each lit part of the screen.
@MainActor struct RefreshRate {
  /// What is assumed where nothing says better.
  static let assumed = 60.0
  /// Rates outside are a broken mode line, not a display.
  nonisolated static let plausible = 10.0...1000.0

  private var outputs: [(area: PixelRect, rate: Double)] = []

  init(of connection: Connection) {
    guard connection.extensions.randr != nil,
      let resources = XRRGetScreenResourcesCurrent(connection.display, connection.root)
    else { return }
    defer { XRRFreeScreenResources(resources) }
    let modes = (0..<Int(resources.pointee.nmode)).map { resources.pointee.modes[$0] }
    for index in 0..<Int(resources.pointee.ncrtc) {
      guard
        let crtc = XRRGetCrtcInfo(connection.display, resources, resources.pointee.crtcs[index])
      else { continue }
      defer { XRRFreeCrtcInfo(crtc) }
      guard let mode = modes.first(where: { $0.id == crtc.pointee.mode }),
        let rate = RefreshRate.rate(
          dotClock: Double(mode.dotClock), columns: Double(mode.hTotal),
          lines: Double(mode.vTotal), isInterlaced: mode.modeFlags & UInt(RR_Interlace) != 0,
          isDoubled: mode.modeFlags & UInt(RR_DoubleScan) != 0)
      else { continue }
      let area = PixelRect(
        x: Int(crtc.pointee.x), y: Int(crtc.pointee.y), width: Int(crtc.pointee.width),
        height: Int(crtc.pointee.height))
      outputs.append((area, rate))
    }
  }

  /// Whether a window's place can make a difference.
  var dependsOnPlace: Bool { Set(outputs.map(\.rate)).count > 1 }

  /// The rate of the output that shows most of `window` (screen pixels); nil where none is known.
  func rate(at window: PixelRect) -> Double? {
    outputs.max { $0.area.sharedPixels(with: window) < $1.area.sharedPixels(with: window) }?.rate
  }

  /// Fields a second of a mode line; nil for the zeros that virtual servers report.
  nonisolated static func rate(
    dotClock: Double, columns: Double, lines: Double, isInterlaced: Bool, isDoubled: Bool
  ) -> Double? {
    guard dotClock > 0, columns > 0, lines > 0 else { return nil }
    let rate = dotClock / (columns * lines) * (isInterlaced ? 2 : 1) / (isDoubled ? 2 : 1)
    return plausible.contains(rate) ? rate : nil
  }

  /// The rate of a server that counts blanks by dividing its clock, as virtual ones do.
  ///
  /// Nil where the quotient is no rate. `stamp` is in microseconds.
  nonisolated static func rate(count: UInt64, stamp: UInt64) -> Double? {
    guard count > 0, stamp > 0 else { return nil }
    let rate = Double(count) / Double(stamp) * 1_000_000
    guard plausible.contains(rate) else { return nil }
    // Such a server was given whole blanks a second, and rounded the period to microseconds.
    let whole = rate.rounded()
    return abs(rate - whole) < whole * 0.002 ? whole : rate
  }
}

extension PixelRect {
  /// How many pixels lie in both.
  func sharedPixels(with other: PixelRect) -> Int {
    let shared = intersection(other)
    return shared.width * shared.height
  }
}
