import DisplayList
import Foundation

/// Memory for passing surfaces, kept from frame to frame.
final class ScratchPool {
  private final class Block {
    let memory: UnsafeMutableRawPointer
    let count: Int

    init(count: Int) {
      memory = .allocate(byteCount: count, alignment: 64)
      self.count = count
    }

    deinit { memory.deallocate() }
  }

  /// What the pool keeps while nothing is painted, in bytes.
  private static let kept = 96 << 20
  private var free: [Block] = []

  /// Memory of at least `count` bytes with whatever stood in it.
  func withMemory<Result>(_ count: Int, _ body: (UnsafeMutableRawPointer) -> Result) -> Result {
    let block = take(max(count, 64))
    defer { give(block) }
    return body(block.memory)
  }

  /// A canvas over `rect` with transparent pixels, or whatever stood there when not `cleared`.
  func withCanvas(_ rect: PixelRect, cleared: Bool = true, _ body: (Canvas) -> Void) {
    guard !rect.isEmpty else { return }
    let stride = (rect.width * 4 + 63) & ~63
    withMemory(stride * rect.height) { memory in
      if cleared {
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: stride * rect.height)
      }
      let bitmap = Bitmap(
        borrowing: memory, width: rect.width, height: rect.height, bytesPerRow: stride)
      if let canvas = Canvas(bitmap, x: rect.x, y: rect.y) { body(canvas) }
    }
  }

  /// A mask over `rect`, all 0.
  func withMask(_ rect: PixelRect, _ body: (Mask) -> Void) {
    guard !rect.isEmpty else { return }
    let stride = (rect.width + 63) & ~63
    withMemory(stride * rect.height) { memory in
      let base = memory.initializeMemory(
        as: UInt8.self, repeating: 0, count: stride * rect.height)
      body(Mask(base: base, rect: rect, stride: stride))
    }
  }

  /// Frees what one frame needed and the next ones will hardly need.
  func trim() {
    free.sort { $0.count < $1.count }
    var total = free.reduce(0) { $0 + $1.count }
    while total > Self.kept, let largest = free.popLast() { total -= largest.count }
  }

  /// The smallest free block that is large enough, without wasting one that is far too large.
  private func take(_ count: Int) -> Block {
    var best: Int?
    for (index, block) in free.enumerated() where block.count >= count {
      if block.count <= max(count * 8, 1 << 16), block.count < free[best ?? index].count + 1 {
        best = index
      }
    }
    if let best { return free.remove(at: best) }
    return Block(count: (count + count / 4 + 4095) & ~4095)
  }

  private func give(_ block: Block) { free.append(block) }
}
