import Testing

@testable import PreviewEngine

@Suite struct FingerprintTests {
  /// Source: the test vectors of the authors of FNV.
  @Test(arguments: [
    ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8"),
  ])
  func knownHashes(text: String, hash: String) {
    var fingerprint = Fingerprint()
    fingerprint.add(text.utf8)
    #expect(fingerprint.text == hash)
  }

  @Test func bordersCount() {
    var first = Fingerprint()
    first.add("ab")
    first.add("c")
    var second = Fingerprint()
    second.add("a")
    second.add("bc")
    #expect(first.text != second.text)
  }
}
