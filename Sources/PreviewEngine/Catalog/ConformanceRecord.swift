/// A statement "this type conforms to that protocol" as the compiler wrote it into a loaded image.
///
/// Source of the layout: the Swift ABI, `TargetProtocolConformanceDescriptor` and
/// `TargetTypeContextDescriptor`.
struct ConformanceRecord {
  private let address: UnsafeRawPointer

  init(at address: UnsafeRawPointer) {
    self.address = address
  }

  /// The descriptor of the protocol; nil if it is a weak reference that did not resolve.
  var protocolDescriptor: UnsafeRawPointer? {
    let offset = address.load(as: Int32.self)
    let target = address + Int(offset & ~1)
    return offset & 1 == 0 ? target : target.load(as: UnsafeRawPointer?.self)
  }

  /// The conforming type; nil where it is generic and so not one type, or no Swift type.
  var type: Any.Type? {
    let reference = address + 4
    let target = reference + Int(reference.load(as: Int32.self))
    let flags = (address + 12).load(as: UInt32.self)
    let descriptor: UnsafeRawPointer? =
      switch (flags >> 3) & 7 {
      case 0: target
      case 1: target.load(as: UnsafeRawPointer?.self)
      default: nil
      }
    return descriptor.flatMap(Self.type(of:))
  }

  private static func type(of descriptor: UnsafeRawPointer) -> Any.Type? {
    let flags = descriptor.load(as: UInt32.self)
    let isNominal = (16...18).contains(flags & 0x1f)
    let isGeneric = flags & 0x80 != 0
    guard isNominal, !isGeneric else { return nil }
    // The accessor takes a request, 0 for complete metadata, and returns the metadata first.
    typealias Accessor = @convention(c) (Int) -> UnsafeRawPointer?
    let reference = descriptor + 12
    let offset = reference.load(as: Int32.self)
    guard offset != 0 else { return nil }
    let accessor = unsafeBitCast(reference + Int(offset), to: Accessor.self)
    return accessor(0).map { unsafeBitCast($0, to: Any.Type.self) }
  }

  /// The descriptor of the one protocol of an existential type such as `(any P).self`.
  static func descriptor(ofProtocol existential: Any.Type) -> UnsafeRawPointer? {
    // Existential metadata: kind, flags, number of protocols, then the protocols themselves.
    let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
    let count = (metadata + 12).load(as: UInt32.self)
    guard count == 1 else { return nil }
    return (metadata + 16).load(as: UnsafeRawPointer?.self)
  }
}
