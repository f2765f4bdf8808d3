import Foundation

/// A compiled file before linking, as far as the linker's arguments in it go.
///
/// Reading them here saves a start of `swift-autolink-extract`, some 20 ms of every reload.
/// Source of the layout: the ELF specification, 64-bit, little-endian.
struct ObjectFile {
  private let bytes: Data

  /// Nil unless the file is an object of this kind.
  init?(_ file: URL) {
    guard let bytes = try? Data(contentsOf: file, options: .mappedIfSafe),
      bytes.starts(with: [0x7f, 0x45, 0x4c, 0x46, 2, 1])
    else { return nil }
    self.bytes = bytes
  }

  /// What the compiler leaves for the linker: an argument for each library that is imported.
  var autolinkArguments: [String] {
    let text = sections.filter { $0.name == ".swift1_autolink_entries" }
      .flatMap { contents($0).split(separator: 0) }
    var seen: Set<String> = []
    return text.map { String(decoding: $0, as: UTF8.self) }.filter { seen.insert($0).inserted }
  }

  private struct Section {
    var name: String
    var offset: Int
    var size: Int
  }

  private var sections: [Section] {
    guard let table = integer(at: 0x28, as: UInt64.self).flatMap(Int.init(exactly:)),
      let entrySize = integer(at: 0x3a, as: UInt16.self).map(Int.init),
      let count = integer(at: 0x3c, as: UInt16.self).map(Int.init),
      let namesIndex = integer(at: 0x3e, as: UInt16.self).map(Int.init),
      let namesOffset = integer(at: table + namesIndex * entrySize + 0x18, as: UInt64.self)
        .flatMap(Int.init(exactly:))
    else { return [] }
    return (0..<count).compactMap { index in
      let header = table + index * entrySize
      guard let name = integer(at: header, as: UInt32.self).map(Int.init),
        let offset = integer(at: header + 0x18, as: UInt64.self).flatMap(Int.init(exactly:)),
        let size = integer(at: header + 0x20, as: UInt64.self).flatMap(Int.init(exactly:)),
        namesOffset + name < bytes.count
      else { return nil }
      let text = bytes[(namesOffset + name)...].prefix { $0 != 0 }
      return Section(name: String(decoding: text, as: UTF8.self), offset: offset, size: size)
    }
  }

  private func contents(_ section: Section) -> Data {
    guard section.offset >= 0, section.size >= 0, section.offset <= bytes.count else {
      return Data()
    }
    return bytes[section.offset...].prefix(section.size)
  }

  /// A little-endian number; nil past the end.
  private func integer<Integer: FixedWidthInteger>(
    at offset: Int, as type: Integer.Type
  ) -> Integer? {
    let size = MemoryLayout<Integer>.size
    guard offset >= 0, offset <= bytes.count - size else { return nil }
    return bytes[offset..<(offset + size)].reversed().reduce(0) { $0 << 8 | Integer($1) }
  }
}
