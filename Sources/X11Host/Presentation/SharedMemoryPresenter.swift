import DisplayList

/// Presents from two shared segments: one is drawn into while the server may still read the other.
@MainActor final class SharedMemoryPresenter: Presenter {
  /// A segment and where its pixels are older than the last frame.
  private struct Buffer {
    var segment: SharedSegment
    var stale: [PixelRect] = []
  }

  private let target: DrawTarget
  private var buffers: [Buffer]
  private var size = PixelRect(x: 0, y: 0, width: 1, height: 1)
  /// The buffer that holds the last frame.
  private var last: Int?
  /// The buffer that is being drawn into.
  private var current: Int?

  /// A window that grows gets this much more memory than it needs, so that it can grow on.
  private static let headroom = 1.25

  /// Nil where the server does not share memory with this process or keeps pixels in another form.
  init?(_ target: DrawTarget, width: Int, height: Int) {
    guard target.connection.extensions.sharedMemory != nil, target.connection.isLocal,
      target.visual.format.isBitmapFormat
    else { return nil }
    self.target = target
    buffers = []
    size = PixelRect(x: 0, y: 0, width: max(1, width), height: max(1, height))
    let byteCount = SharedSegment.byteCount(width: size.width, height: size.height)
    for _ in 0..<2 {
      guard let segment = SharedSegment(target.connection, byteCount: byteCount) else {
        close()
        return nil
      }
      buffers.append(Buffer(segment: segment))
    }
  }

  var reportsCompletion: Bool { true }

  private var next: Int { last == 0 ? 1 : 0 }

  var isReady: Bool { buffers.count == 2 && buffers[next].segment.readers == 0 }

  var isQuiet: Bool { buffers.allSatisfy { $0.segment.readers == 0 } }

  func resize(width: Int, height: Int) {
    size = PixelRect(x: 0, y: 0, width: max(1, width), height: max(1, height))
  }

  func begin(damage: [PixelRect]) -> (bitmap: Bitmap, damage: [PixelRect])? {
    guard isReady else { return nil }
    let index = next
    if buffers[index].segment.bitmap?.bounds != size, !layOut(index) { return nil }
    guard let bitmap = buffers[index].segment.bitmap else { return nil }
    current = index
    guard let last, let newest = buffers[last].segment.bitmap, newest.bounds == size else {
      return (bitmap, [size])
    }
    for rect in buffers[index].stale where !damage.contains(where: { $0.contains(rect) }) {
      bitmap.copy(rect, from: newest)
    }
    buffers[index].stale = []
    return (bitmap, damage)
  }

  func present(_ written: [PixelRect]) {
    guard let current else { return }
    buffers[current].segment.put(written, on: target)
    buffers[current].stale = []
    let other = 1 - current
    buffers[other].stale = (buffers[other].stale + written).simplified(in: size)
    last = current
    self.current = nil
  }

  func repaint(_ rects: [PixelRect]) {
    guard let last, let bitmap = buffers[last].segment.bitmap else { return }
    buffers[last].segment.put(rects.simplified(in: bitmap.bounds), on: target)
  }

  func completed(segment id: UInt) {
    guard let index = buffers.firstIndex(where: { $0.segment.id == id }) else { return }
    buffers[index].segment.readers = max(0, buffers[index].segment.readers - 1)
  }

  func close() {
    buffers.forEach { $0.segment.detach() }
    buffers = []
  }

  private func layOut(_ index: Int) -> Bool {
    buffers[index].stale = [size]
    if buffers[index].segment.layOut(width: size.width, height: size.height, visual: target.visual)
    {
      return true
    }
    let needed = SharedSegment.byteCount(width: size.width, height: size.height)
    let generous = Int(Double(needed) * Self.headroom)
    guard
      let segment = SharedSegment(target.connection, byteCount: generous)
        ?? SharedSegment(target.connection, byteCount: needed)
    else { return false }
    buffers[index].segment.detach()
    buffers[index].segment = segment
    return segment.layOut(width: size.width, height: size.height, visual: target.visual)
  }
}
