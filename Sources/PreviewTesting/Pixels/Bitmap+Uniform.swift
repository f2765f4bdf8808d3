import DisplayList

extension Bitmap {
  /// A channel may stray this far from a colour and still count as it.
  private static var nearness: Int { 2 }
  /// Fewer other pixels than one in this many make a picture nearly uniform.
  private static var rarity: Int { 1000 }

  /// The colour that all but a thousandth of the pixels have, nearly; nil where there is none.
  public var dominantColour: UInt32? {
    guard width > 0, height > 0 else { return 0 }
    // A colour that fills nearly everything also fills most of a few places.
    let places = [(1, 1), (2, 2), (1, 3), (3, 1), (3, 3)]
    let samples = places.map { row($0.1 * height / 4)[$0.0 * width / 4] }
    let candidate = samples.max { one, other in
      samples.count { $0 == one } < samples.count { $0 == other }
    }
    guard let candidate else { return nil }
    var others = 0
    for y in 0..<height {
      let pixels = row(y)
      for x in 0..<width where !Self.isNear(pixels[x], candidate) { others += 1 }
    }
    return others * Self.rarity < width * height ? candidate : nil
  }

  private static func isNear(_ one: UInt32, _ other: UInt32) -> Bool {
    one == other
      || [16, 8, 0].allSatisfy { (shift: UInt32) in
        abs(Int(one >> shift & 0xFF) - Int(other >> shift & 0xFF)) <= nearness
      }
  }
}
