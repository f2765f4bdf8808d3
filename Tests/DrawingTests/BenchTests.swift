import DisplayList
import Foundation
import Geometry
import Testing

@testable import Drawing

func cpu(_ body: () -> Void) -> Double {
  func now() -> Double { var t = timespec(); clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t); return Double(t.tv_sec) * 1e3 + Double(t.tv_nsec) / 1e6 }
  let a = now(); body(); return now() - a
}

@MainActor @Suite struct BenchTests {
  @Test(.enabled(if: ProcessInfo.processInfo.environment["GP_SHOW"] != nil)) func bench() throws {
    let folder = try PictureFixture.folder()
    try PictureFixture.write(PictureFixture.pattern(width: 1600, height: 1200), to: folder.appendingPathComponent("photo.png"))
    let studio = Studio(folders: [folder])
    let b = Bitmap(width: 1280, height: 800)
    func best(_ name: String, _ c: [DrawCommand], _ d: [PixelRect]? = nil) {
      var t = 10000.0
      for _ in 0..<15 { t = min(t, cpu { _ = studio.painter.paint(DisplayList(c), background: .white, into: b, scale: 1, damage: d ?? [b.bounds]) }) }
      print("BENCH", name, t)
    }
    let r = CGRect(x: 20, y: 20, width: 1200, height: 700)
    let rr = Path(roundedRect: r, cornerRadius: 40)
    let fill = DrawCommand.fill(rr, .color(.black), isEOFilled: false, isAntialiased: true)
    best("empty", [])
    best("rect", [.fill(Path(r), .color(RGBA(1, 0, 0, 0.5)), isEOFilled: false, isAntialiased: true)])
    best("roundrect 1200x700", [fill])
    best("gradient", [.fill(rr, .linearGradient([.init(color: .black, location: 0), .init(color: .white, location: 1)], start: .zero, end: CGPoint(x: 1000, y: 800)), isEOFilled: false, isAntialiased: true)])
    best("blur4 1200x700", [.layer(.init([fill], filters: [.blur(radius: 4)]))])
    best("blur20 1200x700", [.layer(.init([fill], filters: [.blur(radius: 20)]))])
    best("shadow10 1200x700", [.layer(.init([fill], filters: [.shadow(.black, radius: 10, x: 0, y: 4)]))])
    best("opacity", [.layer(.init([fill], opacity: 0.5))])
    best("clip", [.layer(.init([.fill(Path(r), .color(RGBA(1, 0, 0, 1)), isEOFilled: false, isAntialiased: true)], clip: rr))])
    best("saturation", [.layer(.init([fill], filters: [.saturation(0.5)]))])
    best("photo cached", [.image(.init(name: "photo", frame: CGRect(x: 0, y: 0, width: 1000, height: 750)))])
    best("photo sampled", [.image(.init(name: "photo", frame: CGRect(x: 0.5, y: 0, width: 1000, height: 750)))])
    print("BENCH photo scale", cpu { _ = studio.painter.paint(DisplayList([.image(.init(name: "photo", frame: CGRect(x: 0, y: 0, width: 1001, height: 750)))]), background: .white, into: b, scale: 1, damage: [b.bounds]) })
    var text: [DrawCommand] = []
    for i in 0..<40 { text.append(.text(plain("Whisk the eggs with the milk and fold the flour under it, gently \(i)"), frame: CGRect(x: 10, y: CGFloat(i) * 20, width: 1000, height: 21), .color(.black))) }
    best("40 lines of text", text)
    best("40 lines, damage 200x40", text, [PixelRect(x: 100, y: 100, width: 200, height: 40)])
    best("40 lines, damage none of it", text, [PixelRect(x: 1200, y: 100, width: 20, height: 40)])
    let specs = (0..<20).map { plain("Explore the kitchen \($0)") }
    for s in specs { _ = engine.metrics(of: s, width: 100, height: nil) }
    var t = 10000.0
    for _ in 0..<20 { t = min(t, cpu { for i in 0..<1000 { _ = engine.metrics(of: specs[i % 20], width: 100, height: nil) } }) }
    print("BENCH 1000 cached measurements", t)
  }
}
