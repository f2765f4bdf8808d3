import Foundation

/// The latest sizes a node measured, by proposal.
///
/// Eight entries: with three, twelve levels of alternating stacks cost 63,781 measurements, with
/// eight 205 (LAYOUT.md §3, M).
struct SizeCache {
  private struct Entry {
    var proposal: ProposedViewSize
    var size: CGSize
  }

  static let capacity = 8
  private var entries: [Entry] = []
  private var nextSlot: UInt8 = 0

  var isEmpty: Bool { entries.isEmpty }

  subscript(proposal: ProposedViewSize) -> CGSize? {
    for entry in entries where entry.proposal == proposal { return entry.size }
    return nil
  }

  mutating func insert(_ size: CGSize, for proposal: ProposedViewSize) {
    let entry = Entry(proposal: proposal, size: size)
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
