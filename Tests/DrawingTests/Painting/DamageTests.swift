import DisplayList
import Foundation
import Geometry
import Testing

@testable import Drawing

/// A list painted whole and painted in pieces gives the same bytes.
@MainActor @Suite struct DamageTests {
  private static let side = 240

  private func random(_ dice: inout Dice) -> CGPoint {
    CGPoint(x: .random(in: -60...300, using: &dice), y: .random(in: -60...300, using: &dice))
  }

  private func pick<Value>(_ values: [Value], _ dice: inout Dice) -> Value {
    values[Int.random(in: 0..<values.count, using: &dice)]
  }

  private func paint(_ dice: inout Dice) -> Paint {
    func color() -> RGBA {
      RGBA(
        .random(in: 0...1, using: &dice), .random(in: 0...1, using: &dice),
        .random(in: 0...1, using: &dice), .random(in: 0.3...1, using: &dice))
    }
    let stops = [0, 0.3, 1].map { Paint.Stop(color: color(), location: $0) }
    switch Int.random(in: 0..<5, using: &dice) {
    case 0: return .linearGradient(stops, start: random(&dice), end: random(&dice))
    case 1: return .radialGradient(stops, center: random(&dice), startRadius: 3, endRadius: 90)
    case 2: return .angularGradient(stops, center: random(&dice), start: 0.3, end: 5)
    default: return .color(color())
    }
  }

  private func path(_ dice: inout Dice) -> Path {
    Path { path in
      path.move(to: random(&dice))
      for _ in 0..<4 {
        if Bool.random(using: &dice) {
          path.addLine(to: random(&dice))
        } else {
          path.addCurve(
            to: random(&dice), control1: random(&dice), control2: random(&dice))
        }
      }
      path.closeSubpath()
    }
  }

  private func command(_ dice: inout Dice, depth: Int = 0) -> DrawCommand {
    switch Int.random(in: 0..<(depth < 2 ? 8 : 5), using: &dice) {
    case 0:
      return .fill(path(&dice), paint(&dice), isEOFilled: true, isAntialiased: true)
    case 1:
      let style = StrokeStyle(
        lineWidth: .random(in: 0.5...12, using: &dice), lineCap: .round, dash: [9, 14])
      return .stroke(path(&dice), paint(&dice), style, isAntialiased: true)
    case 2:
      let origin = random(&dice)
      let spec = plain("Whisk the eggs 😀", size: .random(in: 9...40, using: &dice))
      return .text(
        spec, frame: CGRect(origin: origin, size: CGSize(width: 150, height: 200)), paint(&dice))
    case 3:
      return .symbol(
        SymbolSpec(name: "box", pointSize: 40),
        frame: CGRect(origin: random(&dice), size: CGSize(width: 50, height: 31)),
        paints: [paint(&dice)])
    case 4:
      return .image(
        DrawCommand.ImageCommand(
          name: "tile", frame: CGRect(origin: random(&dice), size: CGSize(width: 90, height: 70))))
    default:
      let filters: [[DrawCommand.Filter]] = [
        [], [], [.blur(radius: 3.3)],
        [.saturation(0.4), .shadow(RGBA(0, 0, 0, 0.5), radius: 5, x: 4, y: 7)],
      ]
      let transforms: [CGAffineTransform] = [
        .identity, CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 0.8, y: 0.9),
      ]
      let modes: [DrawCommand.BlendMode] = [.normal, .normal, .multiply, .plusDarker, .hue]
      return .layer(
        DrawCommand.Layer(
          [command(&dice, depth: depth + 1), command(&dice, depth: depth + 1)],
          transform: pick(transforms, &dice),
          clip: Bool.random(using: &dice) ? path(&dice) : nil,
          opacity: pick([1, 0.6], &dice),
          blendMode: pick(modes, &dice),
          filters: pick(filters, &dice),
          mask: Int.random(in: 0..<4, using: &dice) == 0
            ? [command(&dice, depth: depth + 1)] : nil))
    }
  }

  private func glass(_ dice: inout Dice) -> DrawCommand {
    let origin = random(&dice)
    return .glass(
      GlassGroup(
        spacing: 0,
        shapes: [
          GlassShape(
            id: 0, outline: .ellipse(CGRect(origin: origin, size: CGSize(width: 60, height: 40))))
        ]))
  }

  @Test(arguments: 0..<60) func damageGivesTheBytesOfTheWhole(seed: Int) throws {
    var dice = Dice(state: UInt64(seed) &+ 7)
    let folder = try PictureFixture.folder()
    let studio = Studio(glass: seed % 2 == 0 ? nil : InvertingGlass(), folders: [folder])
    var commands = (0..<5).map { _ in command(&dice) }
    commands.insert(glass(&dice), at: 2)
    commands.append(glass(&dice))
    if seed % 4 == 1 { commands.append(.layer(DrawCommand.Layer([glass(&dice)], opacity: 0.5))) }
    if seed % 8 == 3 {
      commands.append(
        .layer(DrawCommand.Layer([command(&dice), glass(&dice)], filters: [.blur(radius: 2)])))
    }
    let scale: CGFloat = seed % 3 == 0 ? 2 : 1
    let side = Self.side
    let whole = studio.paint(commands, width: side, height: side, scale: scale)
    for _ in 0..<4 {
      let pieces = (0..<2).map { _ in
        PixelRect(
          x: .random(in: 0..<200, using: &dice), y: .random(in: 0..<200, using: &dice),
          width: .random(in: 1..<80, using: &dice), height: .random(in: 1..<80, using: &dice))
      }
      // Garbage where the damage is: all of it has to be painted over.
      let bitmap = Bitmap(width: side, height: side)
      bitmap.base.copyMemory(from: whole.base, byteCount: whole.bytesPerRow * side)
      for piece in pieces.map({ $0.intersection(whole.bounds) }) {
        for y in piece.y..<piece.maxY {
          (bitmap.row(y) + piece.x).update(repeating: 0xFF12_3456, count: piece.width)
        }
      }
      let painted = studio.painter.paint(
        DisplayList(commands), background: .white, into: bitmap, scale: scale, damage: pieces)
      for piece in pieces {
        let inside = piece.intersection(whole.bounds)
        #expect(painted.contains { $0.contains(inside) })
      }
      let difference = whole.difference(bitmap)
      #expect(difference == nil, "\(String(describing: difference)) \(painted)")
    }
  }

  @Test func noDamagePaintsNothing() {
    let bitmap = Bitmap(width: 10, height: 10)
    let painted = Studio().painter.paint(
      DisplayList(), background: .white, into: bitmap, scale: 1, damage: [])
    #expect(painted.isEmpty)
    #expect(bitmap.bytes.allSatisfy { $0 == 0 })
  }

  @Test func damageUnderGlassReachesTheWholeGlass() {
    let group = GlassGroup(
      spacing: 0,
      shapes: [GlassShape(id: 0, outline: .ellipse(CGRect(x: 40, y: 40, width: 20, height: 20)))])
    let bitmap = Bitmap(width: 100, height: 100)
    let painted = Studio(glass: InvertingGlass()).painter.paint(
      DisplayList([.glass(group)]), background: .white, into: bitmap, scale: 1,
      damage: [
        PixelRect(x: 30, y: 30, width: 4, height: 4), PixelRect(x: 95, y: 0, width: 2, height: 2),
      ])
    #expect(
      painted == [
        PixelRect(x: 95, y: 0, width: 2, height: 2), PixelRect(x: 27, y: 27, width: 46, height: 46),
      ])
  }

  @Test func damageUnderABlurSpreadsByItsReach() {
    let content = DrawCommand.fill(
      Path(CGRect(x: 0, y: 0, width: 100, height: 100)), .color(.black), isEOFilled: false,
      isAntialiased: true)
    let reach = BoxBlur(deviation: 4).reach
    let bitmap = Bitmap(width: 100, height: 100)
    let painted = Studio().painter.paint(
      DisplayList([.layer(DrawCommand.Layer([content], filters: [.blur(radius: 4)]))]),
      background: .white, into: bitmap, scale: 1,
      damage: [PixelRect(x: 50, y: 50, width: 2, height: 2)])
    #expect(painted == [PixelRect(x: 50, y: 50, width: 2, height: 2).inset(by: -reach)])
  }
}
