internal import CX11
import DisplayList
import Foundation

extension Window {
  /// The picture, pixels.
  var bounds: PixelRect { PixelRect(x: 0, y: 0, width: frame.width, height: frame.height) }

  /// Whether a frame is due.
  var wantsFrame: Bool { owesFrame || source.needsFrame }

  /// Whether nothing moves, nothing is asked for and the last frame is on the screen.
  var isAtRest: Bool {
    !isMapped || (hasShownFrame && !wantsFrame && !blanks.isAsked && presenter.isQuiet)
  }

  /// Brings the screen up to date after events have been handled.
  func update() {
    applySize()
    if !hasShownFrame {
      if isExposed { showFirstFrame() }
    } else {
      if let blank = pendingBlank { handle(blank) }
      if !exposed.isEmpty { presenter.repaint(exposed) }
      exposed = []
      if isMapped, wantsFrame, !blanks.isAsked, presenter.isReady { ask(isMoving: false) }
    }
    pendingBlank = nil
    answerSyncRequest()
    passFences()
  }

  /// Tells the source the size of its picture.
  func resizeSource() {
    func points(_ pixels: Int, wanted: CGFloat) -> CGFloat {
      // What was asked for may be a part of a point less than its pixels, which are rounded up.
      (wanted * scale).rounded(.up) == CGFloat(pixels) ? wanted : CGFloat(pixels) / scale
    }
    let size = CGSize(
      width: points(frame.width, wanted: configuration.size.width),
      height: points(frame.height, wanted: configuration.size.height))
    pointer.size = size
    source.resize(to: size, scale: scale)
    (owesFrame, drawsWhole) = (true, true)
  }

  /// Gives up on shared memory: the next frame, a whole one, goes through the connection.
  func sendPixelsFromNowOn() {
    presenter.close()
    presenter = Window.presenter(
      for: target, width: frame.width, height: frame.height, forcesPutImage: true,
      waitsForServer: !blanks.isDisplayDriven)
    (owesFrame, drawsWhole) = (true, true)
  }

  private func applySize() {
    guard let size = pendingSize else { return }
    pendingSize = nil
    guard size.width != frame.width || size.height != frame.height else { return }
    (frame.width, frame.height) = size
    presenter.resize(width: frame.width, height: frame.height)
    resizeSource()
  }

  private func showFirstFrame() {
    exposed = []
    showFrame(at: 0)
    // The count of the blank that time is reckoned from.
    if !blanks.isAsked { blanks.ask(after: nil, isMoving: false) }
    hasShownFrame = true
  }

  private func ask(isMoving: Bool) {
    statistics.blanksAsked += 1
    blanks.ask(after: clock.count, isMoving: isMoving)
  }

  private func handle(_ blank: BlankClock.Blank) {
    let time: Double
    let previous = clock.count
    switch blank {
    case .counted(let count, let stamp):
      guard let previous else {
        learnRate(count: count, stamp: stamp)
        _ = clock.advance(to: count, stamp: stamp)
        return
      }
      guard wantsFrame, isMapped else {
        isMoving = false
        return
      }
      // One frame a blank, however fast events come.
      guard count > previous || count + 1 < previous else {
        blanks.ask(after: previous, isMoving: true)
        return
      }
      // The server still reads both buffers; its report asks again.
      guard presenter.isReady else { return }
      time = clock.advance(to: count, stamp: stamp)
      if isMoving, count > previous {
        statistics.blanksPassed += Int(clamping: count - previous)
        statistics.blanksMet += 1
      }
    case .missing(let stamp):
      guard wantsFrame, isMapped, presenter.isReady else { return }
      time = clock.advanceWithoutBlank(stamp: stamp)
      statistics.framesWithoutBlank += 1
    }
    showFrame(at: time)
  }

  /// Makes the frame of `time` and sends what has changed.
  private func showFrame(at time: Double) {
    owesFrame = false
    let start = epoch ?? time
    epoch = start
    let changed = source.advance(to: time - start).simplified(in: bounds)
    let damage = drawsWhole ? [bounds] : changed
    drawsWhole = false
    framesMade += 1
    isMoving = source.needsFrame
    // Where the server reports what it has read, the next blank is asked for before drawing, so
    // that a frame that takes nearly a whole period still meets it.
    if presenter.reportsCompletion { askForNext() }
    if !damage.isEmpty { draw(damage) }
    askForNext()
  }

  private func askForNext() {
    guard isMoving, hasShownFrame, clock.count != nil, !blanks.isAsked else { return }
    ask(isMoving: true)
    XFlush(connection.display)
  }

  private func draw(_ damage: [PixelRect]) {
    guard let canvas = presenter.begin(damage: damage) else {
      sendPixelsFromNowOn()
      return
    }
    let reached = source.render(into: canvas.bitmap, damage: canvas.damage)
    let written = (canvas.damage + reached).simplified(in: bounds)
    presenter.present(written)
    statistics.framesPresented += 1
    statistics.pixelsPresented += written.reduce(0) { $0 + $1.width * $1.height }
    counters.setFrames(statistics.framesPresented)
  }

  /// Finds out how fast blanks come, where the screen's modes do not say.
  private func learnRate(count: UInt64, stamp: Double) {
    guard blanks.isDisplayDriven, refreshRate.rate(at: frame) == nil,
      let rate = RefreshRate.rate(count: count, stamp: UInt64(max(0, stamp * 1e6)))
    else { return }
    clock.setRate(rate)
    blanks.rate = rate
  }
}
