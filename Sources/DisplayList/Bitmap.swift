import Foundation

/// A rectangle of premultiplied BGRA pixels, 8 bits a channel, that several parts draw into in place.
///
/// Byte order in memory is B, G, R, A (Cairo's and X11's native 32-bit on little-endian machines).
/// Rows are `bytesPerRow` bytes apart, which is a multiple of 4. Sizes are pixels.
public final class Bitmap {
  public let width: Int
  public let height: Int
  public let bytesPerRow: Int
  public let base: UnsafeMutableRawPointer
  private let release: (() -> Void)?

  /// Memory of its own, cleared to transparent black; rows are padded to 64 bytes.
  public init(width: Int, height: Int) {
    precondition(width >= 0 && height >= 0, "bitmap of \(width)×\(height)")
    self.width = width
    self.height = height
    bytesPerRow = max(64, (width * 4 + 63) & ~63)
    let count = max(64, bytesPerRow * height)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 64)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: count)
    base = memory
    release = { memory.deallocate() }
  }

  /// Memory of somebody else's (a shared segment), which must outlive the bitmap.
  public init(borrowing base: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int) {
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.base = base
    release = nil
  }

  deinit { release?() }

  /// The row `y`, as one 32-bit word a pixel: 0xAARRGGBB.
  @inlinable public func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    (base + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
  }

  public var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
}
