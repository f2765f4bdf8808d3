/// Memory that grows when it must and is kept between frames; its contents are not.
final class Scratch<Element: BitwiseCopyable> {
  private var memory: UnsafeMutableRawPointer
  private var capacity: Int

  init(capacity: Int = 0) {
    self.capacity = max(capacity, 64)
    memory = Self.allocate(self.capacity)
  }

  deinit { memory.deallocate() }

  /// At least `count` elements, uninitialized.
  func reserve(_ count: Int) -> UnsafeMutablePointer<Element> {
    if count > capacity {
      memory.deallocate()
      capacity = count + count / 4
      memory = Self.allocate(capacity)
    }
    return memory.assumingMemoryBound(to: Element.self)
  }

  private static func allocate(_ count: Int) -> UnsafeMutableRawPointer {
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: count * MemoryLayout<Element>.stride, alignment: 64)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: count * MemoryLayout<Element>.stride)
    return memory
  }
}
