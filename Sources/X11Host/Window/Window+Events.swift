internal import CX11
import DisplayList
import Foundation
import PreviewEngine

extension Window {
  /// Handles the events that have arrived; of moves that follow each other only the last counts.
  func handleEvents() {
    let count = XPending(connection.display)
    for _ in 0..<max(0, count) where isUsable {
      var event = XEvent()
      XNextEvent(connection.display, &event)
      if event.type != MotionNotify { sendMotion() }
      handle(&event)
    }
    sendMotion()
  }

  private func handle(_ event: inout XEvent) {
    switch event.type {
    case MotionNotify:
      pendingMotion = point(event.xmotion.x, event.xmotion.y)
    case ButtonPress, ButtonRelease, EnterNotify, LeaveNotify:
      handlePointer(event)
    case KeyPress, KeyRelease:
      handleKey(&event)
    case FocusIn, FocusOut:
      handleFocus(event.xfocus)
    case Expose:
      let area = event.xexpose
      isExposed = true
      exposed.append(
        PixelRect(
          x: Int(area.x), y: Int(area.y), width: Int(area.width), height: Int(area.height)))
    case ConfigureNotify:
      handleConfigure(event.xconfigure)
    case MapNotify, UnmapNotify:
      handleMapping(isMapped: event.type == MapNotify)
    case DestroyNotify:
      close()
    case ClientMessage:
      handleMessage(event)
    case MappingNotify:
      XRefreshKeyboardMapping(&event.xmapping)
    case GenericEvent:
      handleGeneric(&event)
    default:
      handleExtension(&event)
    }
  }

  private func point(_ x: Int32, _ y: Int32) -> CGPoint {
    CGPoint(x: CGFloat(x) / scale, y: CGFloat(y) / scale)
  }

  private func send(_ events: [InputEvent]) { events.forEach { source.handle($0) } }

  private func sendMotion() {
    guard let point = pendingMotion else { return }
    pendingMotion = nil
    send(pointer.moved(to: point))
  }

  private func handlePointer(_ event: XEvent) {
    switch event.type {
    case ButtonPress:
      send(pointer.pressed(event.xbutton.button, at: point(event.xbutton.x, event.xbutton.y)))
    case ButtonRelease:
      send(pointer.released(event.xbutton.button, at: point(event.xbutton.x, event.xbutton.y)))
    case EnterNotify:
      send(pointer.entered(at: point(event.xcrossing.x, event.xcrossing.y)))
    default:
      let crossing = event.xcrossing
      guard crossing.detail != NotifyInferior else { return }
      send(
        pointer.left(
          at: point(crossing.x, crossing.y), isTaken: crossing.mode == NotifyGrab))
    }
  }

  private func handleKey(_ event: inout XEvent) {
    guard let key = keyboard.event(for: &event), keyHandler?(key) != true else { return }
    source.handle(.key(key))
  }

  private func handleFocus(_ event: XFocusChangeEvent) {
    // The pointer's visits and another client's passing grab are no change of focus.
    guard event.detail != NotifyPointer, event.detail != NotifyInferior,
      event.mode == NotifyNormal || event.mode == NotifyWhileGrabbed
    else { return }
    if event.type == FocusOut { keyboard.forget() }
    // Without a window manager nobody gives the focus back: the window counts as active.
    if connection.hasWindowManager { source.handle(.windowActive(event.type == FocusIn)) }
  }

  private func handleConfigure(_ event: XConfigureEvent) {
    pendingSize = PixelLimits.clamp(width: Int(event.width), height: Int(event.height))
    if let value = announcedSync { (pendingSync, announcedSync) = (value, nil) }
    // A place is the screen's only when the window manager says so itself.
    if event.send_event != 0 { (frame.x, frame.y) = (Int(event.x), Int(event.y)) }
    if refreshRate.dependsOnPlace { takeOverRate() }
  }

  private func handleMapping(isMapped: Bool) {
    self.isMapped = isMapped
    guard isMapped else {
      send(pointer.cancelled())
      keyboard.forget()
      return
    }
    guard !connection.hasWindowManager else { return }
    XSetInputFocus(connection.display, id, RevertToParent, UInt(CurrentTime))
    source.handle(.windowActive(true))
  }

  private func handleGeneric(_ event: inout XEvent) {
    guard XGetEventData(connection.display, &event.xcookie) != 0 else { return }
    defer { XFreeEventData(connection.display, &event.xcookie) }
    guard Int(event.xcookie.`extension`) == connection.extensions.present?.majorOpcode,
      event.xcookie.evtype == PresentCompleteNotify, let data = event.xcookie.data,
      let blank = blanks.blank(
        of: data.assumingMemoryBound(to: XPresentCompleteNotifyEvent.self).pointee)
    else { return }
    pendingBlank = blank
  }

  private func handleExtension(_ event: inout XEvent) {
    let type = Int(event.type)
    if let first = connection.extensions.sharedMemory?.firstEvent,
      type == first + Int(ShmCompletion)
    {
      let segment = withUnsafeBytes(of: &event) { $0.load(as: XShmCompletionEvent.self).shmseg }
      presenter.completed(segment: UInt(segment))
    } else if let first = connection.extensions.randr?.firstEvent,
      type == first + Int(RRScreenChangeNotify) || type == first + Int(RRNotify)
    {
      XRRUpdateConfiguration(&event)
      refreshRate = RefreshRate(of: connection)
      takeOverRate()
    }
  }

  private func takeOverRate() {
    guard let rate = refreshRate.rate(at: frame) else { return }
    clock.setRate(rate)
    blanks.rate = rate
  }
}
