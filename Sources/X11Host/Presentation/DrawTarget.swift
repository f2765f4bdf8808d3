internal import CX11

/// A window as something to put pixels on.
@MainActor struct DrawTarget {
  let connection: Connection
  let visual: ScreenVisual
  let window: XID
  let context: GC

  init?(_ connection: Connection, visual: ScreenVisual, window: XID) {
    var values = XGCValues()
    values.graphics_exposures = 0
    guard
      let context = XCreateGC(connection.display, window, UInt(GCGraphicsExposures), &values)
    else { return nil }
    self.connection = connection
    self.visual = visual
    self.window = window
    self.context = context
  }
}

extension XImage {
  /// A header for `data` in memory: little-endian, `bitsPerPixel` bits a pixel.
  static func header(
    over data: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int,
    bitsPerPixel: Int, visual: ScreenVisual
  ) -> XImage {
    var image = XImage()
    image.width = Int32(width)
    image.height = Int32(height)
    image.format = ZPixmap
    image.data = data?.assumingMemoryBound(to: CChar.self)
    image.byte_order = LSBFirst
    image.bitmap_unit = 32
    image.bitmap_bit_order = LSBFirst
    image.bitmap_pad = 32
    image.depth = visual.depth
    image.bytes_per_line = Int32(bytesPerRow)
    image.bits_per_pixel = Int32(bitsPerPixel)
    image.red_mask = visual.visual.pointee.red_mask
    image.green_mask = visual.visual.pointee.green_mask
    image.blue_mask = visual.visual.pointee.blue_mask
    XInitImage(&image)
    return image
  }
}
