import DisplayList
import Drawing
import Foundation
import GlassRenderer

/// What sessions draw with: fonts, symbols, pictures, the painter and the glass.
///
/// One studio serves several sessions of one thread; what it learned stays in its caches.
@MainActor public final class Studio {
  package let measurer: DrawingMeasurer
  package let painter: Painter
  package let glass = GlassRenderer()
  package let images: ImageLibrary
  package let symbols: SymbolLibrary
  private let voice: Voice

  /// Passes on each message once, whoever says it first.
  private final class Voice: @unchecked Sendable {
    private let lock = NSLock()
    private var said: Set<String> = []
    var say: (String) -> Void = { _ in }

    func report(_ message: String) {
      let isNew = lock.withLock { said.insert(message).inserted }
      if isNew { say(message) }
    }
  }

  /// - Parameters:
  ///   - folders: where a user's pictures and symbols are looked for, first match wins.
  ///   - report: takes each message about something missing, once.
  public init(folders: [URL] = [], report: @escaping (String) -> Void = { _ in }) {
    let voice = Voice()
    voice.say = report
    self.voice = voice
    symbols = SymbolLibrary(projects: folders) { voice.report("\($0)") }
    images = ImageLibrary(searchFolders: folders) { voice.report($0) }
    let fonts = FontLibrary { voice.report($0) }
    let text = TextEngine(fonts: fonts, symbols: symbols)
    measurer = DrawingMeasurer(text: text, symbols: symbols, images: images)
    painter = Painter(text: text, symbols: symbols, images: images, glass: glass)
  }

  func report(_ message: String) { voice.report(message) }

  /// Leaves stages of the glass out, by their names, for eyes and tests.
  public func leaveOut(_ stages: [String]) {
    glass.ablation = Set(stages.compactMap(GlassStage.init(rawValue:)))
  }

  /// Whether a picture of that name can be drawn.
  public func hasPicture(_ name: String) -> Bool { images.size(of: name) != nil }
}
