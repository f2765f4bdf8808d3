import Foundation
import Geometry

/// Reads the `d` attribute of an SVG path: all commands, absolute and relative.
struct PathDataParser {
  /// Where path data stops making sense.
  struct Mistake: Error, Hashable {
    var detail: String
  }

  private var scanner: NumberScanner
  private var path = Path()
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  /// The control point that a smooth curve mirrors, with the command family that left it.
  private var lastControl: (point: CGPoint, isCubic: Bool)?
  private var isRelative = false

  private init(_ data: String) { scanner = NumberScanner(data) }

  /// The path that `data` describes, arcs as cubic curves.
  static func parse(_ data: String) throws(Mistake) -> Path {
    var parser = PathDataParser(data)
    try parser.run()
    return parser.path
  }

  private mutating func run() throws(Mistake) {
    var command: UInt8?
    while let byte = scanner.next {
      if NumberScanner.isLetter(byte) {
        scanner.skip()
        guard command != nil || byte | 0x20 == UInt8(ascii: "m") else {
          throw Mistake(detail: "path data must start with M")
        }
        command = byte
      } else if let last = command, last | 0x20 != UInt8(ascii: "z") {
        // Further pairs after a move are lines.
        if last == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
        if last == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
      } else {
        throw Mistake(detail: "a command letter is missing before \"\(UnicodeScalar(byte))\"")
      }
      if let command { try perform(command) }
    }
  }

  private mutating func perform(_ command: UInt8) throws(Mistake) {
    isRelative = command & 0x20 != 0
    let letter = UnicodeScalar(command & ~0x20)
    switch letter {
    case "M":
      current = try point()
      start = current
      path.move(to: current)
      lastControl = nil
    case "L": try line(to: point())
    case "H":
      let x = try number()
      line(to: CGPoint(x: isRelative ? current.x + x : x, y: current.y))
    case "V":
      let y = try number()
      line(to: CGPoint(x: current.x, y: isRelative ? current.y + y : y))
    case "C":
      let control1 = try point()
      try curve(control1: control1)
    case "S": try curve(control1: mirrored(isCubic: true))
    case "Q":
      let control = try point()
      try quadCurve(control: control)
    case "T": try quadCurve(control: mirrored(isCubic: false))
    case "A": try arc()
    case "Z":
      path.closeSubpath()
      current = start
      lastControl = nil
    default: throw Mistake(detail: "\"\(letter)\" is not a path command")
    }
  }

  private mutating func line(to end: CGPoint) {
    path.addLine(to: end)
    current = end
    lastControl = nil
  }

  private mutating func curve(control1: CGPoint) throws(Mistake) {
    let control2 = try point()
    let end = try point()
    path.addCurve(to: end, control1: control1, control2: control2)
    current = end
    lastControl = (control2, true)
  }

  private mutating func quadCurve(control: CGPoint) throws(Mistake) {
    let end = try point()
    path.addQuadCurve(to: end, control: control)
    current = end
    lastControl = (control, false)
  }

  private mutating func arc() throws(Mistake) {
    let (rx, ry, angle) = (try number(), try number(), try number())
    guard let isLarge = scanner.flag(), let isSweep = scanner.flag() else {
      throw Mistake(detail: "the flags of an arc must be 0 or 1")
    }
    let end = try point()
    path.addEllipticalArc(
      from: current, to: end, radii: CGSize(width: rx, height: ry),
      rotation: Angle(degrees: Double(angle)), isLarge: isLarge, isSweep: isSweep)
    current = end
    lastControl = nil
  }

  private func mirrored(isCubic: Bool) -> CGPoint {
    guard let lastControl, lastControl.isCubic == isCubic else { return current }
    return CGPoint(
      x: 2 * current.x - lastControl.point.x, y: 2 * current.y - lastControl.point.y)
  }

  private mutating func number() throws(Mistake) -> CGFloat {
    guard let number = scanner.number() else { throw Mistake(detail: "a number is missing") }
    return number
  }

  private mutating func point() throws(Mistake) -> CGPoint {
    let (x, y) = (try number(), try number())
    return isRelative
      ? CGPoint(x: current.x + x, y: current.y + y) : CGPoint(x: x, y: y)
  }
}
