import Glibc

/// An executable or shared object of this process that holds Swift code.
struct LoadedImage {
  /// The file it was loaded from.
  let path: String
  private let conformances: UnsafeRawBufferPointer

  /// All images that the Swift runtime knows, in no particular order.
  static var all: [LoadedImage] {
    guard let enumerate else { return [] }
    var images: [LoadedImage] = []
    withUnsafeMutablePointer(to: &images) { images in
      enumerate(
        { sections, context in
          if let sections, let image = LoadedImage(sections: sections) {
            context?.assumingMemoryBound(to: [LoadedImage].self).pointee.append(image)
          }
          return true
        }, images)
    }
    return images
  }

  /// The types of this image that conform to a protocol, in the order of their records.
  ///
  /// Generic types are left out, since they are not types yet.
  func types(conformingTo existential: Any.Type) -> [Any.Type] {
    guard let wanted = ConformanceRecord.descriptor(ofProtocol: existential) else { return [] }
    return stride(from: 0, to: conformances.count - 3, by: 4).compactMap { offset in
      guard let base = conformances.baseAddress else { return nil }
      let reference = base + offset
      let record = ConformanceRecord(at: reference + Int(reference.load(as: Int32.self)))
      return record.protocolDescriptor == wanted ? record.type : nil
    }
  }

  /// Source of the layout: `swift::MetadataSections` of the Swift runtime, unchanged since 5.2.
  private init?(sections: UnsafeRawPointer) {
    let version = sections.load(as: UInt.self)
    let start = sections.load(fromByteOffset: 48, as: UnsafeRawPointer?.self)
    let length = sections.load(fromByteOffset: 56, as: Int.self)
    guard version >= 1, let start, length > 0 else { return nil }
    guard let path = Self.path(ofImageAt: start) else { return nil }
    self.path = path
    conformances = UnsafeRawBufferPointer(start: start, count: length)
  }

  private typealias Visitor =
    @convention(c) (UnsafeRawPointer?, UnsafeMutableRawPointer?) -> Bool
  private typealias Enumerate = @convention(c) (Visitor, UnsafeMutableRawPointer?) -> Void

  // Glibc's Swift module leaves out what needs _GNU_SOURCE, so both functions are looked up by name.

  private static var enumerate: Enumerate? {
    dlsym(nil, "swift_enumerateAllMetadataSections").map {
      unsafeBitCast($0, to: Enumerate.self)
    }
  }

  private typealias Locate =
    @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Int32

  /// `Dl_info` of `dlfcn.h`.
  private struct ImageInfo {
    var fileName: UnsafePointer<CChar>?
    var base: UnsafeRawPointer?
    var symbolName: UnsafePointer<CChar>?
    var symbol: UnsafeRawPointer?
  }

  private static func path(ofImageAt address: UnsafeRawPointer) -> String? {
    guard let symbol = dlsym(nil, "dladdr") else { return nil }
    var info = ImageInfo()
    let found = unsafeBitCast(symbol, to: Locate.self)(address, &info)
    return found == 0 ? nil : info.fileName.map { String(cString: $0) }
  }
}
