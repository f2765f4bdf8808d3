internal import CX11
import DisplayList
import Foundation

extension ServerConnection {
  /// The pixels of a drawable window, through shared memory where there is such a thing.
  func pixels(of window: XID) throws -> Bitmap {
    var attributes = XWindowAttributes()
    try checked { _ = XGetWindowAttributes(display, window, &attributes) }
    let (width, height) = (attributes.width, attributes.height)
    if let bitmap = try sharedPixels(of: window, attributes) { return bitmap }
    let image = try checked {
      XGetImage(display, window, 0, 0, UInt32(width), UInt32(height), .max, ZPixmap)
    }
    guard let image else { throw PreviewTestingError.refused("the window cannot be read") }
    defer { _ = image.pointee.f.destroy_image?(image) }
    return try Self.convert(image, attributes)
  }

  private func sharedPixels(of window: XID, _ attributes: XWindowAttributes) throws -> Bitmap? {
    guard XShmQueryExtension(display) != 0 else { return nil }
    var info = XShmSegmentInfo()
    let image = XShmCreateImage(
      display, attributes.visual, UInt32(attributes.depth), ZPixmap, nil, &info,
      UInt32(attributes.width), UInt32(attributes.height))
    guard let image else { return nil }
    defer {
      image.pointee.data = nil
      _ = image.pointee.f.destroy_image?(image)
    }
    let byteCount = Int(image.pointee.bytes_per_line) * Int(attributes.height)
    info.shmid = shmget(IPC_PRIVATE, byteCount, Int32(IPC_CREAT) | 0o600)
    guard info.shmid >= 0 else { return nil }
    guard let memory = cx11_attach_memory(info.shmid) else {
      shmctl(info.shmid, IPC_RMID, nil)
      return nil
    }
    defer { shmdt(memory) }
    info.shmaddr = memory.assumingMemoryBound(to: CChar.self)
    image.pointee.data = info.shmaddr
    return try withUnsafeMutablePointer(to: &info) { info in
      image.pointee.obdata = UnsafeMutableRawPointer(info).assumingMemoryBound(to: CChar.self)
      do {
        defer { shmctl(info.pointee.shmid, IPC_RMID, nil) }
        try checked { _ = XShmAttach(display, info) }
      } catch {
        return nil
      }
      defer { XShmDetach(display, info) }
      try checked { _ = XShmGetImage(display, window, image, 0, 0, .max) }
      return try Self.convert(image, attributes)
    }
  }

  private static func convert(
    _ image: UnsafeMutablePointer<XImage>, _ attributes: XWindowAttributes
  ) throws -> Bitmap {
    let image = image.pointee
    let bitmap = Bitmap(width: Int(image.width), height: Int(image.height))
    guard let data = image.data, let visual = attributes.visual?.pointee,
      image.byte_order == LSBFirst, [16, 32].contains(image.bits_per_pixel)
    else { throw PreviewTestingError.refused("the window's pixels have an unknown form") }
    let channels = [visual.red_mask, visual.green_mask, visual.blue_mask].map(Channel.init)
    for y in 0..<bitmap.height {
      let row = UnsafeRawPointer(data) + y * Int(image.bytes_per_line)
      let target = bitmap.row(y)
      for x in 0..<bitmap.width {
        let pixel =
          image.bits_per_pixel == 16
          ? UInt32(row.load(fromByteOffset: x * 2, as: UInt16.self))
          : row.load(fromByteOffset: x * 4, as: UInt32.self)
        // A window has no alpha; what the server leaves in the byte beside is no part of it.
        target[x] = channels.reduce(0xFF) { $0 << 8 | $1.value(of: pixel) }
      }
    }
    return bitmap
  }

  /// One channel's place in a pixel.
  private struct Channel {
    var mask: UInt32

    init(_ mask: UInt) { self.mask = UInt32(truncatingIfNeeded: mask) }

    /// The channel as 8 bits.
    func value(of pixel: UInt32) -> UInt32 {
      guard mask != 0 else { return 0 }
      let shift = UInt32(mask.trailingZeroBitCount)
      let top = UInt64(mask >> shift)
      return UInt32((UInt64((pixel & mask) >> shift) * 255 + top / 2) / top)
    }
  }
}
