import Foundation
import Geometry

/// Reads SVG's `transform` attribute.
enum TransformListParser {
  /// The product of the listed transforms, the last applied first; `nil` when it is malformed.
  static func parse(_ text: String) -> CGAffineTransform? {
    var scanner = NumberScanner(text)
    var result = CGAffineTransform.identity
    while scanner.next != nil {
      let name = scanner.word()
      guard scanner.next == UInt8(ascii: "(") else { return nil }
      scanner.skip()
      var numbers: [CGFloat] = []
      while let number = scanner.number() { numbers.append(number) }
      guard scanner.next == UInt8(ascii: ")") else { return nil }
      scanner.skip()
      guard let transform = transform(name, numbers) else { return nil }
      result = transform.concatenating(result)
    }
    return result
  }

  private static func transform(_ name: String, _ n: [CGFloat]) -> CGAffineTransform? {
    switch (name, n.count) {
    case ("matrix", 6):
      return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    case ("translate", 1): return CGAffineTransform(translationX: n[0], y: 0)
    case ("translate", 2): return CGAffineTransform(translationX: n[0], y: n[1])
    case ("scale", 1): return CGAffineTransform(scaleX: n[0], y: n[0])
    case ("scale", 2): return CGAffineTransform(scaleX: n[0], y: n[1])
    case ("rotate", 1): return CGAffineTransform(rotationAngle: n[0] * .pi / 180)
    case ("rotate", 3):
      return CGAffineTransform(translationX: -n[1], y: -n[2])
        .concatenating(CGAffineTransform(rotationAngle: n[0] * .pi / 180))
        .concatenating(CGAffineTransform(translationX: n[1], y: n[2]))
    case ("skewX", 1):
      return CGAffineTransform(
        a: 1, b: 0, c: CGFloat(tan(Double(n[0]) * .pi / 180)), d: 1, tx: 0, ty: 0)
    case ("skewY", 1):
      return CGAffineTransform(
        a: 1, b: CGFloat(tan(Double(n[0]) * .pi / 180)), c: 0, d: 1, tx: 0, ty: 0)
    default: return nil
    }
  }
}
