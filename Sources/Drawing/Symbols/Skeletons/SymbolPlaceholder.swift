import Foundation
import Geometry

/// What stands for a symbol that has no drawing: a dashed rounded square with a question mark.
///
/// Built in, so that it shows when no file can be read at all.
enum SymbolPlaceholder {
  /// Half the centre line's side, as in `square`, in small-scale units.
  private static let half: CGFloat = 32.2
  private static let cornerRadius: CGFloat = 11
  /// Dash length along a straight side; a dash lies round every corner too.
  private static let dash: CGFloat = 11

  static let parts: [SymbolPart] = [
    SymbolPart(path: dashedSquare, isSolid: false, widthFactor: 0.8, isThin: true),
    SymbolPart(path: hook, isSolid: false, widthFactor: 0.9, isThin: true),
    SymbolPart(path: dot, isSolid: false, widthFactor: 1.15, isThin: true),
  ]

  private static var dashedSquare: Path {
    var side = Path()
    // The corner, top trailing, and the middle of the top side; four turns make the square.
    side.move(to: CGPoint(x: half - cornerRadius, y: -half))
    side.addEllipticalArc(
      from: CGPoint(x: half - cornerRadius, y: -half),
      to: CGPoint(x: half, y: cornerRadius - half),
      radii: CGSize(width: cornerRadius, height: cornerRadius), rotation: .zero, isLarge: false,
      isSweep: true)
    side.move(to: CGPoint(x: -dash / 2, y: -half))
    side.addLine(to: CGPoint(x: dash / 2, y: -half))
    var path = Path()
    for turn in 0..<4 {
      let rotation = CGAffineTransform(rotationAngle: CGFloat(turn) * .pi / 2)
      path.elements += side.applying(rotation).elements
    }
    return path
  }

  private static var hook: Path {
    var path = Path()
    path.move(to: CGPoint(x: -9, y: -9))
    path.addEllipticalArc(
      from: CGPoint(x: -9, y: -9), to: CGPoint(x: 5, y: -1.5),
      radii: CGSize(width: 9, height: 9), rotation: .zero, isLarge: true, isSweep: true)
    path.addQuadCurve(to: CGPoint(x: 0, y: 6), control: CGPoint(x: 0, y: 1.5))
    return path
  }

  private static var dot: Path {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 16.5))
    path.addLine(to: CGPoint(x: 0, y: 16.5))
    return path
  }
}
