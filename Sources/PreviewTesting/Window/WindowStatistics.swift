/// What a window has done since it opened, from its property `_GLASSPREVIEW_STATS`.
public struct WindowStatistics: Hashable, Sendable {
  /// How often its loop woke up.
  public var wakeUps: Int
  /// Blanks it asked for, one for each frame.
  public var blanksAsked: Int
  /// Frames whose pixels it sent.
  public var framesPresented: Int
  /// Blanks that went by from frame to frame while something moved.
  public var blanksPassed: Int
  /// Of those the ones that got a frame.
  public var blanksMet: Int
  /// Frames it made because the display kept silent.
  public var framesWithoutBlank: Int
  /// Pixels it sent.
  public var pixelsPresented: Int
  /// Seconds from blank to blank, as it reckons.
  public var period: Double
  /// Whether it shares memory with the server.
  public var sharesMemory: Bool

  /// From the values of the property; nil for another version's.
  init?(property values: [Int]) {
    guard values.count >= 11, values[0] == 1 else { return nil }
    wakeUps = values[1]
    blanksAsked = values[2]
    framesPresented = values[3]
    blanksPassed = values[4]
    blanksMet = values[5]
    framesWithoutBlank = values[6]
    pixelsPresented = values[7] | values[10] << 31
    period = Double(values[8]) / 1e6
    sharesMemory = values[9] != 0
  }
}
