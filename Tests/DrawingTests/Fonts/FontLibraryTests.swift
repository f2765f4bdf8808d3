import DisplayList
import Foundation
import Testing

@testable import Drawing

/// Text that asks for every face: Latin, fallback, emoji, serif, code.
@MainActor private func digest() -> UInt64 {
  let symbols = BoxSymbols()
  let engine = TextEngine(fonts: FontLibrary(), symbols: symbols)
  let painter = Painter(text: engine, symbols: symbols, images: ImageLibrary())
  let fonts = [
    FontSpec(size: 17), FontSpec(size: 28, weight: .bold), FontSpec(size: 15, design: .serif),
    FontSpec(size: 13, design: .monospaced, isItalic: true),
    FontSpec(size: 22, weight: .heavy, design: .rounded),
  ]
  let spec = TextSpec(
    spans: fonts.map { TextSpec.Span(.string("Whisk 漢字 😀 ✓ 直 שלום fi "), font: $0) })
  let bitmap = Bitmap(width: 300, height: 300)
  _ = painter.paint(
    DisplayList([
      .text(spec, frame: CGRect(x: 0, y: 0, width: 300, height: 300), .color(.black))
    ]), background: .white, into: bitmap, scale: 1, damage: [bitmap.bounds])
  // FNV-1a.
  return bitmap.bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
}

@MainActor @Suite struct FontLibraryTests {
  @Test func aUsersFontSetupChangesNothing() async throws {
    let expected = digest()
    let folder = try PictureFixture.folder()
    let hostile = folder.appendingPathComponent("fonts.conf")
    try Data(
      """
      <?xml version="1.0"?><fontconfig>
      <dir>/usr/share/fonts/X11</dir><dir>/usr/share/fonts/type1</dir>
      <match target="pattern"><edit name="family" mode="assign" binding="strong">
      <string>Z003</string></edit></match>
      <match target="font"><edit name="hintstyle" mode="assign"><const>hintfull</const></edit>
      <edit name="hinting" mode="assign"><bool>true</bool></edit>
      <edit name="embolden" mode="assign"><bool>true</bool></edit>
      <edit name="rgba" mode="assign"><const>rgb</const></edit></match>
      </fontconfig>
      """.utf8
    ).write(to: hostile)
    let path = hostile.path
    await #expect(processExitsWith: .success) {
      [expected = expected as UInt64, path = path as String] in
      for (name, value) in [
        ("FONTCONFIG_FILE", path), ("FONTCONFIG_PATH", "/tmp"), ("FONTCONFIG_SYSROOT", "/tmp"),
        ("XDG_CONFIG_HOME", "/tmp"), ("LANG", "ja_JP.UTF-8"), ("LC_ALL", "ja_JP.UTF-8"),
        ("FC_LANG", "ja"), ("PANGO_LANGUAGE", "ja:zh-tw"), ("XDG_CACHE_HOME", "/nowhere"),
        ("TZ", "Asia/Tokyo"),
      ] { setenv(name, value, 1) }
      setlocale(LC_ALL, "")
      let got = await digest()
      #expect(got == expected)
      if got != expected { exit(1) }
    }
  }

  @Test func aMissingFaceIsReportedOnceAndReplaced() {
    let box = MessageBox()
    let fonts = FontLibrary(
      configuration: FontConfiguration(sources: [.sans, .emoji]),
      report: { box.messages.append($0) })
    let engine = TextEngine(fonts: fonts, symbols: BoxSymbols())
    let width = engine.metrics(of: plain("Whisk"), width: nil, height: nil).size.width
    _ = engine.metrics(of: plain("Whisk", size: 30), width: nil, height: nil)
    #expect(width > 30)
    #expect(box.messages.count == 1)
    #expect(box.messages.first?.contains("apt install fonts-inter") == true)
  }

  @Test func anUnknownFamilyIsTheSystemFace() {
    let box = MessageBox()
    let fonts = FontLibrary { box.messages.append($0) }
    let engine = TextEngine(fonts: fonts, symbols: BoxSymbols())
    var spec = plain("Whisk")
    spec.spans[0].font.family = "No Such Face"
    let width = engine.metrics(of: spec, width: nil, height: nil).size.width
    #expect(width == engine.metrics(of: plain("Whisk"), width: nil, height: nil).size.width)
    #expect(box.messages.count == 1)
  }

  @Test func aUsersOwnFontFileIsFoundByItsFamily() {
    let file = URL(fileURLWithPath: "/usr/share/fonts/opentype/urw-base35/Z003-MediumItalic.otf")
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    let fonts = FontLibrary(userFonts: [file])
    var font = FontSpec(size: 20)
    font.family = "Z003"
    #expect(fonts.typeface(for: font).families.hasPrefix("Z003"))
  }

  @Test func trackingIsLinearBetweenItsSizes() {
    #expect(Typeface.tracking(at: 9) == 0)
    #expect(Typeface.tracking(at: 11) == 0)
    #expect(abs(Typeface.tracking(at: 12) + 0.0015) < 1e-12)
    #expect(abs(Typeface.tracking(at: 15) + 0.0075) < 1e-12)
    #expect(Typeface.tracking(at: 17) == -0.012)
    #expect(Typeface.tracking(at: 40) == -0.02)
  }
}
