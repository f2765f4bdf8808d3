import DisplayList
import Foundation

/// A paragraph in a space.
struct TextKey: Hashable {
  let spec: TextSpec
  let width: CGFloat?
  let height: CGFloat?

  /// Hashes what tells paragraphs of one screen apart; equality compares everything.
  func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    for span in spec.spans {
      hasher.combine(span.font.size)
      if case .string(let string) = span.content { hasher.combine(string) }
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
