internal import CX11

extension PreviewWindow {
  /// What a fence stands before: the numbers in the message.
  enum Fence: Int { case frame = 0, rest = 1, statistics = 2 }

  /// How many frames the window has presented.
  public var frameCount: Int {
    var value = XSyncValue()
    XSyncQueryCounter(connection.display, frameCounter, &value)
    return Int(value.hi) << 32 | Int(value.lo)
  }

  /// Blocks until everything sent to the window so far is on the screen: until the frame that
  /// shows it, or not at all where nothing is to be shown.
  public func waitForFrame() throws { try pass(.frame) }

  /// Blocks until the window has presented more than `count` frames.
  public func waitForFrame(after count: Int) throws {
    try wait(forCounter: frameCounter, toReach: count + 1, "frame \(count + 1)")
  }

  /// Blocks until everything sent to the window so far has had its effect and nothing moves.
  public func waitUntilSettled() throws { try pass(.rest) }

  /// Blocks while the display shows `count` blanks; the measure of time that sleeping is not.
  public func waitForBlanks(_ count: Int) throws {
    let display = connection.display
    var (opcode, event, error): (Int32, Int32, Int32) = (0, 0, 0)
    guard XPresentQueryExtension(display, &opcode, &event, &error) != 0 else {
      throw PreviewTestingError.refused("the server has no Present extension")
    }
    let selection = XPresentSelectInput(
      display, connection.root, UInt32(PresentCompleteNotifyMask))
    defer { XPresentFreeInput(display, connection.root, selection) }
    var target: UInt64 = 0
    XPresentNotifyMSC(display, connection.root, 1, 0, 0, 0)
    try wait(for: "\(count) blanks of the display") { event -> Void? in
      guard event.type == GenericEvent, XGetEventData(display, &event.xcookie) != 0 else {
        return nil
      }
      defer { XFreeEventData(display, &event.xcookie) }
      guard event.xcookie.`extension` == opcode, event.xcookie.evtype == PresentCompleteNotify,
        let data = event.xcookie.data
      else { return nil }
      let complete = data.assumingMemoryBound(to: XPresentCompleteNotifyEvent.self).pointee
      if complete.serial_number == 1, target == 0 {
        target = complete.msc + UInt64(max(0, count))
        XPresentNotifyMSC(display, connection.root, 2, target, 0, 0)
        XFlush(display)
        return nil
      }
      return complete.serial_number == 2 ? () : nil
    }
  }

  /// What the window has done so far.
  public func statistics() throws -> WindowStatistics {
    try pass(.statistics)
    let values = connection.property("_GLASSPREVIEW_STATS", of: window)
    guard let statistics = WindowStatistics(property: values) else {
      throw PreviewTestingError.refused("the window's statistics read \(values)")
    }
    return statistics
  }

  private func pass(_ fence: Fence) throws {
    fenceSerial += 1
    connection.send(
      connection.atom("_GLASSPREVIEW_FENCE"), [fence.rawValue, fenceSerial], to: window)
    let event =
      switch fence {
      case .frame: "the next frame"
      case .rest: "the window to settle"
      case .statistics: "the window's statistics"
      }
    try wait(forCounter: fenceCounter, toReach: fenceSerial, event)
  }

  /// Blocks until a counter on the server has reached `count`.
  func wait(forCounter counter: XSyncCounter, toReach count: Int, _ name: String) throws {
    let display = connection.display
    var attributes = XSyncAlarmAttributes()
    attributes.trigger.counter = counter
    attributes.trigger.value_type = XSyncAbsolute
    attributes.trigger.wait_value = XSyncValue(
      hi: Int32(truncatingIfNeeded: count >> 32), lo: UInt32(truncatingIfNeeded: count))
    attributes.trigger.test_type = XSyncPositiveComparison
    attributes.delta = XSyncValue(hi: 0, lo: 0)
    attributes.events = 1
    let mask =
      XSyncCACounter | XSyncCAValueType | XSyncCAValue | XSyncCATestType | XSyncCADelta
      | XSyncCAEvents
    // An alarm whose condition holds already goes off at once, so there is nothing to miss.
    let alarm = XSyncCreateAlarm(display, UInt(mask), &attributes)
    defer { XSyncDestroyAlarm(display, alarm) }
    let type = Int32(connection.syncEvent) + Int32(XSyncAlarmNotify)
    try wait(for: name) { event -> Void? in
      guard event.type == type else { return nil }
      let notice = withUnsafeBytes(of: &event) { $0.load(as: XSyncAlarmNotifyEvent.self) }
      return notice.alarm == alarm && notice.state != XSyncAlarmDestroyed ? () : nil
    }
  }
}
