internal import CX11
import DisplayList
import Foundation
import PreviewEngine

/// A window on an X display that shows one frame source.
///
/// ```swift
/// let window = try Window(showing: session, configuration: .init(title: "Recipe"))
/// let ending = window.run()
/// ```
///
/// The loop sleeps until the server, the main dispatch queue or a signal has something to say. It
/// asks the display for a blank only while the source needs a frame.
@MainActor public final class Window {
  /// Sees a key before the source does; true keeps it from the source.
  public var keyHandler: (@MainActor (KeyEvent) -> Bool)?

  /// What the title bar says.
  public var title: String { didSet { if isUsable, title != oldValue { publishTitle() } } }

  /// Pixels per point.
  public let scale: CGFloat

  /// What the window has done so far.
  public internal(set) var statistics = Statistics()

  // The parts, for the extensions beside this file.
  let connection: Connection
  let visual: ScreenVisual
  let id: XID
  let target: DrawTarget
  let blanks: BlankClock
  let keyboard: Keyboard
  let loop = EventLoop()
  let configuration: Configuration
  let counters: SyncCounters
  var source: any FrameSource
  var presenter: any Presenter
  var clock: FrameClock
  var refreshRate: RefreshRate
  var pointer = PointerTracker()

  /// The window's place on the screen and the size of its picture, pixels.
  var frame: PixelRect
  var ending: Ending?
  var isMapped = false
  var isExposed = false
  var hasShownFrame = false
  /// Whether a frame is due that the source does not know of: a new size, or no buffer was free.
  var owesFrame = false
  /// Whether the next frame has to be drawn whole, whatever the source says has changed.
  var drawsWhole = true
  /// Whether the last frame asked for the next.
  var isMoving = false
  /// The clock's time at the source's first frame; nil before it.
  var epoch: Double?
  var pendingBlank: BlankClock.Blank?
  var pendingMotion: CGPoint?
  var pendingSize: (width: Int, height: Int)?
  /// The window manager's number for the next size, and the one for a size that has come.
  var announcedSync: XSyncValue?
  var pendingSync: XSyncValue?
  var exposed: [PixelRect] = []
  var fences: [Fence] = []
  /// Frames the source was advanced for, whether or not they changed a pixel.
  var framesMade = 0

  /// Makes the window, but does not show it before `run`.
  public init(
    showing source: any FrameSource, configuration: Configuration = Configuration()
  ) throws(X11HostError) {
    let connection = try Connection()
    let visual: ScreenVisual
    do {
      visual = try ScreenVisual(of: connection)
    } catch {
      connection.close()
      throw error
    }
    self.connection = connection
    self.visual = visual
    self.source = source
    self.configuration = configuration
    title = configuration.title
    scale = DisplayScale.choose(
      option: configuration.scale, environment: ProcessInfo.processInfo.environment,
      resources: connection.resources)
    let size = PixelLimits.pixels(of: configuration.size, scale: scale)
    frame = PixelRect(x: 0, y: 0, width: size.width, height: size.height)

    var id: XID = 0
    let errors = connection.errors {
      id = Window.create(on: connection, visual: visual, width: size.width, height: size.height)
    }
    guard errors.isEmpty, !connection.isLost,
      let target = DrawTarget(connection, visual: visual, window: id)
    else {
      let reason = errors.first?.describe(on: connection.display) ?? "no reason given"
      connection.close()
      throw .windowRefused(reason)
    }
    self.id = id
    self.target = target
    refreshRate = RefreshRate(of: connection)
    let rate = refreshRate.rate(at: frame) ?? RefreshRate.assumed
    clock = FrameClock(rate: rate)
    blanks = BlankClock(
      connection, window: id, rate: rate, usesPresent: !configuration.forcesTimer)
    keyboard = Keyboard(connection, window: id)
    counters = SyncCounters(connection, window: id)
    presenter = Window.presenter(
      for: target, width: size.width, height: size.height,
      forcesPutImage: configuration.forcesPutImage, waitsForServer: !blanks.isDisplayDriven)
    publishProperties()
  }

  /// Shows another source from the next frame on; its time starts at 0 again.
  public func show(_ source: any FrameSource) {
    self.source = source
    epoch = nil
    resizeSource()
  }

  /// Ends the loop, as if the person had closed the window.
  public func close() { ending = ending ?? .closed }

  /// Whether requests may still be made.
  var isUsable: Bool { ending == nil && !connection.isLost }

  private static func create(
    on connection: Connection, visual: ScreenVisual, width: Int, height: Int
  ) -> XID {
    let display = connection.display
    var attributes = XSetWindowAttributes()
    attributes.colormap = XCreateColormap(display, connection.root, visual.visual, AllocNone)
    attributes.border_pixel = 0
    // The server keeps what is there when the size changes, until the next frame.
    attributes.bit_gravity = NorthWestGravity
    attributes.event_mask = eventMask
    attributes.cursor = XCreateFontCursor(display, UInt32(XC_left_ptr))
    return XCreateWindow(
      display, connection.root, 0, 0, UInt32(width), UInt32(height), 0, visual.depth,
      UInt32(InputOutput), visual.visual,
      UInt(CWColormap | CWBorderPixel | CWBitGravity | CWEventMask | CWCursor), &attributes)
  }

  private static var eventMask: Int {
    KeyPressMask | KeyReleaseMask | ButtonPressMask | ButtonReleaseMask | PointerMotionMask
      | EnterWindowMask | LeaveWindowMask | FocusChangeMask | ExposureMask | StructureNotifyMask
  }

  static func presenter(
    for target: DrawTarget, width: Int, height: Int, forcesPutImage: Bool, waitsForServer: Bool
  ) -> any Presenter {
    if !forcesPutImage,
      let shared = SharedMemoryPresenter(target, width: width, height: height)
    {
      return shared
    }
    return PutImagePresenter(
      target, width: width, height: height, waitsForServer: waitsForServer)
  }
}
