import DisplayList
import Foundation
import Geometry
import Testing

@testable import GlassUI

@MainActor struct ShapePlacementTests {
  /// A shape of the user's that looks at the size alone.
  private struct Corner: Shape {
    func path(in rect: CGRect) -> Path {
      Path {
        $0.move(to: .zero)
        $0.addLine(to: CGPoint(x: rect.width, y: 0))
        $0.addLine(to: CGPoint(x: 0, y: rect.height))
        $0.closeSubpath()
      }
    }
  }

  private func filled(_ view: some View) -> [CGRect] {
    Stage(view).commands.compactMap {
      if case .fill(let path, _, _, _) = $0 { path.boundingRect } else { nil }
    }
  }

  @Test func aPathIsDrawnInItsOwnFrame() {
    let path = Path(CGRect(x: 10, y: 5, width: 20, height: 30))
    let view = path.fill(.red).frame(width: 100, height: 100)
    #expect(filled(view) == [CGRect(x: 160, y: 255, width: 20, height: 30)])
    #expect(filled(view.offset(x: 7, y: -9)) == [CGRect(x: 167, y: 246, width: 20, height: 30)])
  }

  @Test func aShapeIsAskedInItsOwnCoordinates() {
    let view = Corner().fill(.red).frame(width: 40, height: 20)
    #expect(filled(view) == [CGRect(x: 180, y: 290, width: 40, height: 20)])
  }

  @Test func soIsTheShapeOfGlass() {
    let stage = Stage(Color.clear.frame(width: 40, height: 20).glassEffect(in: Corner()))
    guard case .path(let path)? = stage.glass.first?.group.shapes.first?.outline else {
      Issue.record("no path")
      return
    }
    #expect(path.boundingRect == CGRect(x: 180, y: 290, width: 40, height: 20))
  }

  @Test func touchesFindIt() {
    var count = 0
    let stage = Stage(
      Corner().fill(.red).frame(width: 40, height: 20).onTapGesture { count += 1 })
    stage.click(at: CGPoint(x: 184, y: 294))
    stage.click(at: CGPoint(x: 216, y: 308))
    #expect(count == 1)
  }
}
