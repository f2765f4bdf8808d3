/// Memory that grows when it must and is kept between frames; what it holds is not.
final class Scratch<Element: BitwiseCopyable> {
  @exclusivity(unchecked) private var memory: UnsafeMutableRawPointer
  @exclusivity(unchecked) private var capacity: Int

  init(capacity: Int = 64) {
    self.capacity = max(capacity, 64)
    memory = Self.allocate(self.capacity)
  }

  deinit { memory.deallocate() }

  /// At least `count` elements and eight more, aligned to 64 bytes, with any values.
  func reserve(_ count: Int) -> UnsafeMutablePointer<Element> {
    if count + 8 > capacity {
      memory.deallocate()
      capacity = count + count / 4 + 8
      memory = Self.allocate(capacity)
    }
    return memory.assumingMemoryBound(to: Element.self)
  }

  private static func allocate(_ count: Int) -> UnsafeMutableRawPointer {
    let bytes = count * MemoryLayout<Element>.stride
    let memory = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: bytes)
    return memory
  }
}
