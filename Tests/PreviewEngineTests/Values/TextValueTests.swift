import Foundation
import Testing

@testable import PreviewEngine

@Suite struct TextValueTests {
  @Test(
    arguments: [
      ("12", 12), ("-0.5", -0.5), ("+3", 3), (".25", 0.25), ("4.", 4), ("007", 7),
      ("", nil), ("-", nil), (".", nil), ("1e3", nil), ("0x10", nil), ("inf", nil), ("nan", nil),
      ("1,5", nil), ("1.2.3", nil), (" 1", nil), ("--1", nil), ("١", nil),
    ] as [(String, Double?)])
  func numbers(text: String, number: Double?) {
    #expect(NumberText.number(text) == number)
  }

  @Test(
    arguments: [
      ("120ms", 0.12), ("0.5s", 0.5), ("0", 0), ("0s", 0), ("1000ms", 1), (".5s", 0.5),
      ("12", nil), ("-1s", nil), ("1m", nil), ("ms", nil), ("s", nil), ("", nil), ("1 s", nil),
    ] as [(String, Double?)])
  func durations(text: String, seconds: Double?) {
    #expect(DurationText.seconds(text) == seconds)
  }

  @Test(
    arguments: [
      ("200x420", CGSize(width: 200, height: 420)), ("1.5X2", CGSize(width: 1.5, height: 2)),
      ("200", nil), ("x", nil), ("200x", nil), ("0x10", nil), ("-1x5", nil), ("1x2x3", nil),
    ] as [(String, CGSize?)])
  func sizes(text: String, size: CGSize?) {
    #expect(SizeText.size(text) == size)
  }

  @Test(
    arguments: [
      ("#28f", .color(red: 0x22, green: 0x88, blue: 0xff)),
      ("#1a2B3c", .color(red: 0x1a, green: 0x2b, blue: 0x3c)),
      ("city", .named("city")), ("a/b", .file("a/b")), ("b.png", .file("b.png")),
      ("#12", nil), ("#ggg", nil), ("", nil),
    ] as [(String, Backdrop?)])
  func backdrops(text: String, backdrop: Backdrop?) {
    #expect(Backdrop(text) == backdrop)
  }

  @Test(
    arguments: [
      ("snapshto", "snapshot"), ("lst", "list"), ("--sise", "--size"), ("wobble", nil), ("x", nil),
    ] as [(String, String?)])
  func spelling(word: String, closest: String?) {
    #expect(Spelling.closest(to: word, in: ["list", "snapshot", "check", "--size"]) == closest)
  }
}
