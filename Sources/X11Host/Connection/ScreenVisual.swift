internal import CX11

/// The visual a window is made with, and the form of its pixels.
struct ScreenVisual {
  let visual: UnsafeMutablePointer<Visual>
  let depth: Int32
  let format: PixelFormat

  /// The best TrueColor visual of the screen: the bitmaps' own form first, then the screen's
  /// default, then the deepest; one with alpha only where there is nothing else, since a compositor
  /// would let the desktop shine through.
  @MainActor init(of connection: Connection) throws(X11HostError) {
    let (display, screen) = (connection.display, connection.screen)
    var template = XVisualInfo()
    template.screen = screen
    template.`class` = TrueColor
    var count: Int32 = 0
    let list = XGetVisualInfo(
      display, Int(VisualScreenMask | VisualClassMask), &template, &count)
    defer { if let list { XFree(list) } }
    let defaultID = XVisualIDFromVisual(XDefaultVisual(display, screen))

    let candidates = (0..<Int(count)).compactMap { index -> (ScreenVisual, rank: Int)? in
      guard let info = list?[index], let visual = info.visual,
        let bits = ScreenVisual.bitsPerPixel(depth: info.depth, display)
      else { return nil }
      let format = PixelFormat(
        bitsPerPixel: bits, red: UInt32(truncatingIfNeeded: info.red_mask),
        green: UInt32(truncatingIfNeeded: info.green_mask),
        blue: UInt32(truncatingIfNeeded: info.blue_mask))
      guard let format else { return nil }
      let isDefault = info.visualid == defaultID
      let rank: Int
      switch (format.isBitmapFormat && info.depth == 24, info.depth == 32) {
      case (true, _): rank = isDefault ? 1000 : 900
      case (false, false): rank = (isDefault ? 200 : 100) + Int(info.depth)
      case (false, true): rank = isDefault ? 1 : 0
      }
      return (ScreenVisual(visual: visual, depth: info.depth, format: format), rank)
    }
    // Of equal ranks the first: `max` alone would take the last.
    guard let best = candidates.reversed().max(by: { $0.rank < $1.rank }) else {
      throw .noTrueColorVisual(screen: Int(screen))
    }
    self = best.0
  }

  private init(visual: UnsafeMutablePointer<Visual>, depth: Int32, format: PixelFormat) {
    self.visual = visual
    self.depth = depth
    self.format = format
  }

  private static func bitsPerPixel(depth: Int32, _ display: OpaquePointer) -> Int? {
    var count: Int32 = 0
    guard let formats = XListPixmapFormats(display, &count) else { return nil }
    defer { XFree(formats) }
    return (0..<Int(count)).first { formats[$0].depth == depth }
      .map { Int(formats[$0].bits_per_pixel) }
  }
}
