import DisplayList
import Foundation
import PreviewEngine

/// A frame source without views: a click sets the square in motion, a press colours the bar.
@MainActor final class ProbeSource: FrameSource {
  /// What the probe's arguments ask for.
  struct Options {
    /// Seconds the square takes; 0 jumps.
    var duration = 0.5
    /// Says every event, one a line.
    var logsEvents = false
    /// Says the time of every frame, one a line.
    var logsTimes = false
    /// Takes longer for a frame than any display's period.
    var isSlow = false
    /// Presses the bar from a task on the main actor.
    var pressesLater = false
  }

  var onNeedsFrame: (@MainActor () -> Void)?
  private(set) var needsFrame = true
  private let options: Options
  private let log: (String) -> Void
  private var picture = ProbePicture()
  private var shown: ProbePicture?
  private var bounds = PixelRect(x: 0, y: 0, width: 0, height: 0)
  private var start: Double?
  private var startsNext = false

  init(_ options: Options, log: @escaping (String) -> Void) {
    self.options = options
    self.log = log
  }

  func handle(_ event: InputEvent) {
    if options.logsEvents { log(ProbeSource.words(for: event)) }
    switch event {
    case .pressed(.primary, _): press(true)
    case .released(.primary, _):
      press(false)
      startsNext = true
      needsFrame = true
    case .cancelled: press(false)
    default: break
    }
  }

  /// Changes the bar in the next frame.
  func press(_ isPressed: Bool) {
    picture.isPressed = isPressed
    needsFrame = true
    onNeedsFrame?()
  }

  func resize(to size: CGSize, scale: CGFloat) {
    if options.logsEvents { log("size \(size.width) \(size.height) at \(scale)") }
    bounds = PixelRect(
      x: 0, y: 0, width: Int((size.width * scale).rounded(.up)),
      height: Int((size.height * scale).rounded(.up)))
    shown = nil
    needsFrame = true
  }

  func advance(to time: Double) -> [PixelRect] {
    if options.logsTimes { log("time \(time)") }
    if startsNext { start = time }
    startsNext = false
    if let start {
      let progress = options.duration > 0 ? min(1, (time - start) / options.duration) : 1
      let distance = (Double(ProbePicture.travel) * progress).rounded()
      picture.squareX = ProbePicture.start + Int(distance)
      if progress >= 1 { self.start = nil }
    }
    needsFrame = start != nil
    defer { shown = picture }
    guard let shown else { return [bounds] }
    var damage: [PixelRect] = []
    if shown.squareX != picture.squareX { damage += [shown.square, picture.square] }
    if shown.isPressed != picture.isPressed { damage.append(ProbePicture.bar) }
    return damage
  }

  func render(into bitmap: Bitmap, damage: [PixelRect]) -> [PixelRect] {
    let start = ContinuousClock.now
    picture.paint(into: bitmap, damage)
    while options.isSlow, ContinuousClock.now - start < .milliseconds(40) {}
    return damage
  }

  private static func words(for event: InputEvent) -> String {
    func place(_ point: CGPoint) -> String { "\(point.x) \(point.y)" }
    return switch event {
    case .pointerMoved(let point): "move \(place(point))"
    case .pointerLeft: "left"
    case .pressed(let button, let point): "press \(button) \(place(point))"
    case .released(let button, let point): "release \(button) \(place(point))"
    case .cancelled: "cancelled"
    case .scrolled(let point, let dx, let dy): "scroll \(dx) \(dy) at \(place(point))"
    case .key(let key): "key \(key.key) \(key.phase) \(key.modifiers.rawValue) \"\(key.text)\""
    case .windowActive(let isActive): isActive ? "active" : "inactive"
    }
  }
}
