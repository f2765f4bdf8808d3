import Foundation

extension Path: CustomStringConvertible, LosslessStringConvertible {
  /// The path as text: coordinates, then `m`, `l`, `q`, `c` or `h`, as in `0 0 m 10 0 l h`.
  public var description: String {
    elements.map { element in
      switch element {
      case .move(let to): "\(Self.text(to)) m"
      case .line(let to): "\(Self.text(to)) l"
      case .quadCurve(let to, let control): "\(Self.text(control)) \(Self.text(to)) q"
      case .curve(let to, let control1, let control2):
        "\(Self.text(control1)) \(Self.text(control2)) \(Self.text(to)) c"
      case .closeSubpath: "h"
      }
    }.joined(separator: " ")
  }

  /// Reads what `description` writes; nil for anything else.
  public init?(_ string: String) {
    self.init()
    var numbers: [CGFloat] = []
    for token in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(token) {
        guard number.isFinite else { return nil }
        numbers.append(CGFloat(number))
        continue
      }
      guard let element = Self.element(String(token), numbers) else { return nil }
      // Only a move can come first.
      if elements.isEmpty { guard case .move = element else { return nil } }
      elements.append(element)
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
  }

  private static func element(_ name: String, _ n: [CGFloat]) -> Element? {
    func point(_ index: Int) -> CGPoint { CGPoint(x: n[2 * index], y: n[2 * index + 1]).finite }
    switch (name, n.count) {
    case ("m", 2): return .move(to: point(0))
    case ("l", 2): return .line(to: point(0))
    case ("q", 4): return .quadCurve(to: point(1), control: point(0))
    case ("c", 6): return .curve(to: point(2), control1: point(0), control2: point(1))
    case ("h", 0): return .closeSubpath
    default: return nil
    }
  }

  private static func text(_ p: CGPoint) -> String { "\(text(p.x)) \(text(p.y))" }

  /// The shortest digits that read back to the same number, without a needless fraction.
  private static func text(_ value: CGFloat) -> String {
    let text = "\(Double(value))"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
