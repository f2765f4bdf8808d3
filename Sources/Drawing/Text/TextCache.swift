import DisplayList
import Foundation

/// A paragraph in a space.
struct TextKey: Hashable {
  let spec: TextSpec
  let width: CGFloat?
  let height: CGFloat?

  /// Hashes what tells paragraphs of one screen apart; equality compares everything.
  ///
  /// Measuring asks for hundreds of keys a frame: one word for the hasher, mixed from the rest.
  func hash(into hasher: inout Hasher) {
    var mix = Mix(value: UInt64((width ?? -1).bitPattern))
    for span in spec.spans {
      mix.add(UInt64(span.font.size.bitPattern))
      if case .string(let string) = span.content {
        let isMixed: Void? = string.utf8.withContiguousStorageIfAvailable { mix.add($0) }
        if isMixed == nil { string.utf8.forEach { mix.add(UInt64($0)) } }
      }
    }
    hasher.combine(mix.value)
  }

  /// Fowler, Noll and Vo's hash, eight bytes at a time.
  private struct Mix {
    var value: UInt64

    mutating func add(_ word: UInt64) {
      value = (value ^ word) &* 0x0000_0100_0000_01B3
      value ^= value &>> 29
    }

    mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
      let raw = UnsafeRawBufferPointer(bytes)
      var index = 0
      while index + 8 <= raw.count {
        add(raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        index += 8
      }
      var rest = UInt64(raw.count)
      while index < raw.count {
        rest = rest &<< 8 | UInt64(raw[index])
        index += 1
      }
      add(rest)
    }
  }
}

/// Layouts by key in two generations: what was not asked for while one filled up is forgotten.
struct TextCache {
  private static let capacity = 2048
  private var young: [TextKey: TextLayout] = [:]
  private var old: [TextKey: TextLayout] = [:]

  subscript(key: TextKey) -> TextLayout? {
    mutating get {
      if let layout = young[key] { return layout }
      guard let layout = old[key] else { return nil }
      insert(layout, for: key)
      return layout
    }
  }

  mutating func insert(_ layout: TextLayout, for key: TextKey) {
    if young.count >= Self.capacity {
      old = young
      young = [:]
    }
    young[key] = layout
  }
}
