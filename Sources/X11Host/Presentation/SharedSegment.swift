internal import CX11
import DisplayList
import Foundation

/// Memory that this process draws into and the X server reads.
@MainActor final class SharedSegment {
  private let connection: Connection
  private let info: UnsafeMutablePointer<XShmSegmentInfo>
  private let memory: UnsafeMutableRawPointer
  private let capacity: Int

  /// Puts of this segment that the server has not read yet.
  var readers = 0
  /// The frame in the segment; nil until `layOut`.
  private(set) var bitmap: Bitmap?
  private var image = XImage()

  /// Nil where the system or the server refuses.
  init?(_ connection: Connection, byteCount: Int) {
    let identifier = shmget(IPC_PRIVATE, byteCount, Int32(IPC_CREAT) | 0o600)
    guard identifier >= 0 else { return nil }
    guard let memory = cx11_attach_memory(identifier) else {
      shmctl(identifier, IPC_RMID, nil)
      return nil
    }
    let info = UnsafeMutablePointer<XShmSegmentInfo>.allocate(capacity: 1)
    info.initialize(to: XShmSegmentInfo())
    info.pointee.shmid = identifier
    info.pointee.shmaddr = memory.assumingMemoryBound(to: CChar.self)
    info.pointee.readOnly = 1
    let errors = connection.errors { XShmAttach(connection.display, info) }
    // From here on the memory lives as long as somebody is attached, so a crash leaks nothing.
    shmctl(identifier, IPC_RMID, nil)
    guard errors.isEmpty, !connection.isLost else {
      shmdt(memory)
      info.deallocate()
      return nil
    }
    self.connection = connection
    self.info = info
    self.memory = memory
    capacity = byteCount
  }

  /// The server's name for the segment.
  var id: UInt { UInt(info.pointee.shmseg) }

  /// Makes the segment hold a frame of this size (pixels), undefined so far.
  ///
  /// False where the segment is too small for that.
  func layOut(width: Int, height: Int, visual: ScreenVisual) -> Bool {
    let bytesPerRow = SharedSegment.bytesPerRow(width: width)
    guard bytesPerRow * height <= capacity else { return false }
    let bitmap = Bitmap(borrowing: memory, width: width, height: height, bytesPerRow: bytesPerRow)
    self.bitmap = bitmap
    // The protocol derives the row length from the width, so the padding counts as pixels.
    image = XImage.header(
      over: memory, width: bytesPerRow / 4, height: height, bytesPerRow: bytesPerRow,
      bitsPerPixel: 32, visual: visual)
    return true
  }

  /// Asks the server to copy `rects` to the window; the last one reports when it has been read.
  func put(_ rects: [PixelRect], on target: DrawTarget) {
    guard !rects.isEmpty else { return }
    image.obdata = UnsafeMutableRawPointer(info).assumingMemoryBound(to: CChar.self)
    for (index, rect) in rects.enumerated() {
      XShmPutImage(
        target.connection.display, target.window, target.context, &image, Int32(rect.x),
        Int32(rect.y), Int32(rect.x), Int32(rect.y), UInt32(rect.width), UInt32(rect.height),
        index == rects.count - 1 ? 1 : 0)
    }
    readers += 1
  }

  isolated deinit {
    shmdt(memory)
    info.deallocate()
  }

  /// Tells the server to let go, which it does by itself when the connection ends.
  func detach() { XShmDetach(connection.display, info) }

  /// Rows start on cache lines.
  static func bytesPerRow(width: Int) -> Int { (width * 4 + 63) & ~63 }

  /// Bytes a frame of this size takes.
  static func byteCount(width: Int, height: Int) -> Int { bytesPerRow(width: width) * height }
}
