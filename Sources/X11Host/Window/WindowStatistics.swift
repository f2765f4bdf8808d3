extension Window {
  /// What a window has done so far, for tests and for `bench`.
  public struct Statistics: Hashable, Sendable {
    /// How often the loop woke up.
    public var wakeUps = 0
    /// Blanks asked for, one for each frame.
    public var blanksAsked = 0
    /// Frames whose pixels were sent.
    public var framesPresented = 0
    /// Blanks that went by from frame to frame while something moved.
    public var blanksPassed = 0
    /// Of those the ones that got a frame.
    public var blanksMet = 0
    /// Frames that were made because the display kept silent.
    public var framesWithoutBlank = 0
    /// Pixels sent.
    public var pixelsPresented = 0
    /// Microseconds from blank to blank, as the window reckons.
    public var period = 0
    /// Whether memory is shared with the server.
    public var sharesMemory = false

    public init() {}

    /// The property's version; values are only ever added at its end.
    static let version = 1

    /// The values of the property `_GLASSPREVIEW_STATS`, 31 bits each; the pixels take two.
    var property: [Int] {
      [
        Self.version, wakeUps, blanksAsked, framesPresented, blanksPassed, blanksMet,
        framesWithoutBlank, pixelsPresented, period, sharesMemory ? 1 : 0, pixelsPresented >> 31,
      ].map { $0 & 0x7FFF_FFFF }
    }
  }
}
