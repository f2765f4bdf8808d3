import Testing

@testable import LayoutCore

struct SceneTests {
  /// Recorded from a long string on one line: its leaf is 399 points wide but its window 400, which
  /// no text of that width gives, and a string too long for 400 points would have wrapped.
  static let doubtful = "text-long-wrap"

  @Test(arguments: Scene.all.filter { $0.name != doubtful })
  func `A recorded layout is reproduced`(scene: Scene) {
    #expect(scene.deviation() <= Scene.tolerance)
  }

  @Test func `The doubtful recording is the only outlier`() {
    #expect(Scene.all.count == 50)
    let outliers = Scene.all.filter { $0.deviation() > Scene.tolerance }
    #expect(outliers.map(\.name) == [Self.doubtful])
    #expect(outliers.first?.deviation() == 1)
  }
}
