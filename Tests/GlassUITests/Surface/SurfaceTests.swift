import Testing

@testable import GlassUI

/// That the calls people write are there, and lay out.
@MainActor struct SurfaceTests {
  @Test func layoutAndDrawing() {
    let stage = Stage(LayoutSurface())
    #expect(stage.nodes.count == 240)
    #expect(stage.reports.isEmpty)
  }

  @Test func controlsGlassAndMotion() {
    let stage = Stage(ControlSurface())
    #expect(stage.nodes("Button").count > 20)
    #expect(stage.glass.contains { $0.shapes.count > 10 })
    #expect(stage.reports.isEmpty)
  }
}
