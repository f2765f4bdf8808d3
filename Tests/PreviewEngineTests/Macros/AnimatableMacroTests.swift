import Testing

@testable import PreviewEngine

@Suite struct AnimatableMacroTests {
  @Test(arguments: CompileOptions.LanguageMode.allCases)
  @MainActor func storedVariablesBecomeData(mode: CompileOptions.LanguageMode) async throws {
    let file = try UserFile(
      #"""
      import SwiftUI

      @Animatable struct Arc: Shape {
        var center: CGPoint
        var radius: CGFloat, width: CGFloat = 2
        var sweep = 0.5 { didSet { } }
        let segments = 3
        var half: CGFloat { radius / 2 }
        nonisolated(unsafe) static var shared = 1
        @AnimatableIgnored var isClockwise = true
        func path(in rect: CGRect) -> Path { Path() }
      }
      @Animatable struct Ring: View {
        var radius: Double
        @State var isOn = false
        var body: some View { Text("") }
      }
      @Animatable public struct Still { let name = "" }

      @MainActor func summary() -> String {
        var arc = Arc(center: CGPoint(x: 1, y: 2), radius: 3)
        let data = arc.animatableData
        arc.animatableData = AnimatablePair(
          data.first, AnimatablePair(10, AnimatablePair(20, 30)))
        var ring = Ring(radius: 4)
        ring.animatableData += 1
        return "\(data.first.first) \(data.second.first) \(data.second.second.second) "
          + "\(arc.radius) \(arc.width) \(arc.sweep) \(ring.radius)"
      }
      #Preview(summary()) { Text("") }
      """#)
    let entries = try await file.entries(mode)
    #expect(entries.map(\.name) == ["1.0 3.0 0.5 10.0 20.0 30.0 5.0"])
  }
}
