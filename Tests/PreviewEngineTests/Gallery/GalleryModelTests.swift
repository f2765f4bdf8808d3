import Gallery
import Testing

@MainActor @Suite struct GalleryModelTests {
  @Test func nextAndPreviousGoRound() {
    let model = GalleryModel()
    var seen: [GalleryScreen] = []
    for _ in GalleryScreen.allCases {
      seen.append(model.selection)
      model.next()
    }
    #expect(seen == GalleryScreen.allCases)
    #expect(model.selection == .recipe)
    model.previous()
    #expect(model.selection == GalleryScreen.allCases.last)
  }

  @Test func titlesAreTheirOwn() {
    #expect(Set(GalleryScreen.allCases.map(\.title)).count == GalleryScreen.allCases.count)
  }
}
