import DisplayList
import Foundation
import Geometry

/// What a kept mask shows: the same subject through the same map, whole pixels apart.
struct CoverageKey: Hashable {
  enum Subject: Hashable {
    /// A paragraph's glyphs of one span.
    case text(ObjectIdentifier, span: Int)
    /// One layer of a symbol.
    case symbol(SymbolSpec, layer: Int)
  }

  let subject: Subject
  /// From the subject's points to pixels, less than a pixel from the corner.
  let map: CGAffineTransform
}

/// Masks of text and symbols that stand still, so that a repaint does not rasterize again.
///
/// A mask is kept when it is asked for the second time: what moves leaves nothing behind.
final class CoverageCache {
  private final class Entry {
    let memory: UnsafeMutablePointer<UInt8>
    let mask: Mask
    /// Kept, so that no other layout comes to have its identity.
    let owner: AnyObject?
    var use = 0

    init(rect: PixelRect, owner: AnyObject?) {
      let stride = (rect.width + 63) & ~63
      memory = .allocate(capacity: stride * rect.height)
      memory.initialize(repeating: 0, count: stride * rect.height)
      mask = Mask(base: memory, rect: rect, stride: stride)
      self.owner = owner
    }

    deinit { memory.deallocate() }
    var bytes: Int { mask.stride * mask.rect.height }
  }

  /// What all masks, and what one of them may take, in bytes.
  private static let capacity = 32 << 20
  private static let largest = 1 << 20
  private static let remembered = 8192

  private var entries: [CoverageKey: Entry] = [:]
  private var seen: Set<Int> = []
  private var bytes = 0
  private var clock = 0

  /// The kept mask, or one that `draw` makes when the key comes the second time; `nil` otherwise.
  /// - Parameter rect: what the mask covers, in pixels from the key's corner.
  func mask(
    _ key: CoverageKey, rect: PixelRect, owner: AnyObject?, draw: (Mask) -> Void
  ) -> Mask? {
    clock += 1
    if let entry = entries[key] {
      entry.use = clock
      return entry.mask
    }
    guard rect.area <= Self.largest, !seen.insert(key.hashValue).inserted else {
      if seen.count > Self.remembered { seen.removeAll(keepingCapacity: true) }
      return nil
    }
    let entry = Entry(rect: rect, owner: owner)
    entry.use = clock
    draw(entry.mask)
    entries[key] = entry
    bytes += entry.bytes
    if bytes > Self.capacity { evict() }
    return entry.mask
  }

  func removeAll() {
    entries = [:]
    seen = []
    bytes = 0
  }

  /// Lets go of the half that was not used for longest.
  private func evict() {
    for (key, entry) in entries.sorted(by: { $0.value.use < $1.value.use }) {
      guard bytes > Self.capacity / 2 else { return }
      bytes -= entry.bytes
      entries[key] = nil
    }
  }
}
