/// A list whose memory is kept when it is emptied and whose elements are read where they lie.
final class Pool<Element> {
  @exclusivity(unchecked) private(set) var base: UnsafeMutablePointer<Element>
  @exclusivity(unchecked) private(set) var count = 0
  private var capacity: Int

  init(capacity: Int = 16) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  deinit {
    base.deinitialize(count: count)
    base.deallocate()
  }

  func append(_ element: Element) {
    if count == capacity {
      let larger = UnsafeMutablePointer<Element>.allocate(capacity: 2 * capacity)
      larger.moveInitialize(from: base, count: count)
      base.deallocate()
      base = larger
      capacity *= 2
    }
    (base + count).initialize(to: element)
    count += 1
  }

  func removeAll() {
    base.deinitialize(count: count)
    count = 0
  }

  var elements: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: base, count: count) }
}
