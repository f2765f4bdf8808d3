import Foundation

/// The latest guides a node was asked for, by name and proposal.
struct GuideCache {
  private struct Entry {
    var key: AlignmentKey
    var proposal: ProposedViewSize
    var value: CGFloat?
  }

  static let capacity = 8
  private var entries: [Entry] = []
  private var nextSlot: UInt8 = 0

  /// `nil` when the guide is unknown, `.some(nil)` when it is known that there is none.
  subscript(key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat?? {
    for entry in entries where entry.proposal == proposal && entry.key == key {
      return .some(entry.value)
    }
    return nil
  }

  mutating func insert(_ value: CGFloat?, for key: AlignmentKey, _ proposal: ProposedViewSize) {
    let entry = Entry(key: key, proposal: proposal, value: value)
    if entries.count < Self.capacity {
      entries.append(entry)
    } else {
      entries[Int(nextSlot)] = entry
      nextSlot = (nextSlot + 1) % UInt8(Self.capacity)
    }
  }

  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    nextSlot = 0
  }
}
