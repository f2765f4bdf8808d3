import DisplayList
import Drawing
import Foundation
import Geometry
import GlassUI

/// One view on its way to pixels: events in, frames out, on a clock that is an argument.
///
/// Windows, snapshots, films and tests all draw through `render`, so their pixels are the same.
@MainActor public final class Session: FrameSource {
  package let studio: Studio
  package private(set) var configuration: SessionConfiguration
  /// How the view is shown now.
  public var shown: SessionConfiguration { configuration }
  let graph: ViewGraph
  private var frame = GraphFrame(list: DisplayList(), glass: [])
  private var isFrameStale = true
  private var damage: [PixelRect] = []
  private var events: [InputEvent] = []
  private var isWindowActive = true
  private let adaptation = GlassAdaptation()
  private var pointer: CGPoint?
  public var onNeedsFrame: (@MainActor () -> Void)?

  public init(_ view: any View, configuration: SessionConfiguration, studio: Studio) {
    self.configuration = configuration
    self.studio = studio
    graph = ViewGraph(
      view, environment: configuration.environment(isWindowActive: true),
      measurer: studio.measurer)
    applyGeometry()
    graph.onReport = { [weak studio] in studio?.report($0) }
    graph.onNeedsUpdate = { [weak self] in self?.onNeedsFrame?() }
    graph.start()
    damageAll()
  }

  private func applyGeometry() {
    graph.size = configuration.size
    graph.scale = configuration.scale
    graph.safeAreaInsets = configuration.safeArea
    graph.screenCornerRadii = RectangleCornerRadii(all: configuration.cornerRadius)
    studio.images.displayScale = configuration.scale
    studio.images.isDark = configuration.isDark
  }

  private func damageAll() {
    isFrameStale = true
    damage = [window]
  }

  /// All pixels.
  private var window: PixelRect {
    PixelRect(x: 0, y: 0, width: configuration.pixelWidth, height: configuration.pixelHeight)
  }

  // MARK: Frames

  /// Seconds on the session's clock.
  public var time: Double { graph.time }

  public var needsFrame: Bool {
    isFrameStale || !damage.isEmpty || !events.isEmpty || isUnsettled
  }

  /// Whether something still moves, or changes wait.
  public var isUnsettled: Bool { isGraphMoving || !adaptation.isSettled }

  /// Whether views move or change, whatever glass makes of it.
  private var isGraphMoving: Bool { graph.isMoving || graph.hasPendingChanges }

  /// Whether tasks of the view's still run, in real time.
  public var hasRunningTasks: Bool { graph.runningTasks > 0 }

  public func handle(_ event: InputEvent) {
    events.append(event)
    onNeedsFrame?()
  }

  public func resize(to size: CGSize, scale: CGFloat) {
    guard size != configuration.size || scale != configuration.scale else { return }
    configuration.size = CGSize(width: max(1, size.width), height: max(1, size.height))
    configuration.scale = scale
    applyGeometry()
    graph.setEnvironment(configuration.environment(isWindowActive: isWindowActive))
    damageAll()
  }

  /// Changes how the view is shown; its state stays.
  public func show(_ change: (inout SessionConfiguration) -> Void) {
    change(&configuration)
    applyGeometry()
    graph.setEnvironment(configuration.environment(isWindowActive: isWindowActive))
    damageAll()
  }

  public func advance(to time: Double) -> [PixelRect] {
    let wasMoving = isUnsettled
    let hadEvents = !events.isEmpty
    for event in events { apply(event) }
    events = []
    graph.advance(to: time)
    if wasMoving || hadEvents || isUnsettled || isFrameStale { refresh() }
    defer { damage = [] }
    return damage
  }

  /// Takes the graph's new frame, and adds what differs from the last one to the damage.
  private func refresh() {
    var new = graph.frame()
    if let backdrop = backdropCommand { new.list.commands.insert(backdrop, at: 0) }
    new.list = adaptation.resolve(
      new.list, at: time, isResting: !isGraphMoving, in: configuration, studio: studio)
    if !isFrameStale {
      damage += studio.painter.damage(
        from: frame.list, to: new.list, scale: configuration.scale, within: window)
    }
    frame = new
    isFrameStale = false
  }

  /// The backdrop's picture over the whole window, as large as it must be to cover it.
  private var backdropCommand: DrawCommand? {
    guard let name = configuration.backdropPicture, let natural = studio.images.size(of: name),
      natural.width > 0, natural.height > 0
    else { return nil }
    let size = configuration.size
    let factor = max(size.width / natural.width, size.height / natural.height)
    let (width, height) = (natural.width * factor, natural.height * factor)
    return .image(
      DrawCommand.ImageCommand(
        name: name,
        frame: CGRect(
          x: (size.width - width) / 2, y: (size.height - height) / 2, width: width,
          height: height)))
  }

  public func render(into bitmap: Bitmap, damage: [PixelRect]) -> [PixelRect] {
    if isFrameStale { refresh() }
    return studio.painter.paint(
      frame.list, background: configuration.background, into: bitmap, scale: configuration.scale,
      damage: damage)
  }

  /// The whole current frame in a bitmap of its own.
  public func picture() -> Bitmap {
    let bitmap = Bitmap(width: configuration.pixelWidth, height: configuration.pixelHeight)
    _ = render(into: bitmap, damage: [bitmap.bounds])
    return bitmap
  }

  /// The commands and the glass of the current frame.
  package func currentFrame() -> GraphFrame {
    if isFrameStale { refresh() }
    return frame
  }

  // MARK: Events

  private func apply(_ event: InputEvent) {
    switch event {
    case .pointerMoved(let point):
      pointer = point
      graph.touch.pointerMoved(to: point)
    case .pointerLeft:
      pointer = nil
      graph.touch.pointerLeft()
    case .pressed(.primary, let point):
      pointer = point
      graph.touch.pointerDown(at: point)
    case .released(.primary, let point):
      // Nothing hovers before the pointer moves again: rest has no history.
      graph.touch.pointerUp(at: point)
    case .pressed, .released: break
    case .cancelled: graph.touch.cancel()
    case .scrolled: break
    case .key(let key): apply(key)
    case .windowActive(let isActive):
      guard isActive != isWindowActive else { return }
      isWindowActive = isActive
      graph.setEnvironment(configuration.environment(isWindowActive: isActive))
      isFrameStale = true
      damageAll()
    }
  }

  private func apply(_ event: KeyEvent) {
    switch (event.key, event.phase) {
    case (.tab, .down), (.tab, .repeat):
      graph.touch.moveFocus(forward: !event.modifiers.contains(.shift))
    case (.space, .down): _ = graph.touch.keyDown()
    case (.space, .up): graph.touch.keyUp()
    case (.return, .down): if graph.touch.keyDown() { graph.touch.keyUp() }
    case (.escape, .down): graph.touch.cancel()
    default: break
    }
  }
}

extension Session {
  /// The size a view takes when it is offered the configuration's, in whole points.
  public static func fittingSize(
    of view: any View, _ configuration: SessionConfiguration, studio: Studio
  ) -> CGSize {
    let session = Session(view, configuration: configuration, studio: studio)
    guard let root = session.graph.snapshot().first else { return configuration.size }
    return CGSize(
      width: max(1, root.target.width.rounded(.up)),
      height: max(1, root.target.height.rounded(.up)))
  }
}
