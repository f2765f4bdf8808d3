internal import CX11
import Foundation

/// Asks for one vertical blank at a time, and hears of it.
///
/// The Present extension counts blanks; where it is missing, or falls silent, a timer stands in.
/// Nothing is outstanding unless a blank was asked for.
@MainActor final class BlankClock {
  /// A blank that was asked for.
  enum Blank {
    /// Number `count` of the display, at `stamp` seconds.
    case counted(UInt64, stamp: Double)
    /// The display kept silent for longer than the watchdog's patience.
    case missing(stamp: Double)
  }

  /// How long a display may keep silent, seconds: far more than a period of any, short enough not
  /// to look dead.
  private static let patience = 0.25

  private let connection: Connection
  private let window: XID
  /// Whether the display itself counts.
  private(set) var isDisplayDriven: Bool
  let timer = Timer()
  /// Blanks a second, for the timer's own count.
  var rate: Double
  /// Whether a blank was asked for and has not come.
  private(set) var isAsked = false
  private var serial: UInt32 = 0
  private var wanted: UInt64 = 0

  init(_ connection: Connection, window: XID, rate: Double, usesPresent: Bool) {
    self.connection = connection
    self.window = window
    self.rate = rate
    isDisplayDriven = usesPresent && connection.extensions.present != nil
    if isDisplayDriven {
      XPresentSelectInput(connection.display, window, UInt32(PresentCompleteNotifyMask))
    }
  }

  /// Asks for the first blank after `count`; for the current one where that has passed already.
  func ask(after count: UInt64?, isMoving: Bool) {
    isAsked = true
    wanted = count.map { $0 + 1 } ?? 0
    guard isDisplayDriven else { return armForBlank() }
    serial &+= 1
    // Without a divisor a target that lies behind is answered at once, with the current count; with
    // one, at the next blank.
    XPresentNotifyMSC(
      connection.display, window, serial, isMoving ? wanted : 0, isMoving ? 1 : 0, 0)
    timer.arm(at: Timer.now + Self.patience)
  }

  /// Takes back a request; its answer will be ignored.
  func cancel() {
    isAsked = false
    serial &+= 1
    timer.disarm()
  }

  /// The blank that a Present event announces, if it is the one asked for.
  func blank(of event: XPresentCompleteNotifyEvent) -> Blank? {
    guard isAsked, event.kind == PresentCompleteKindNotifyMSC, event.serial_number == serial else {
      return nil
    }
    isAsked = false
    timer.disarm()
    return .counted(event.msc, stamp: Double(event.ust) / 1e6)
  }

  /// The blank that the timer stands for, when it has woken the loop.
  func blankOfTimer() -> Blank? {
    guard timer.acknowledge(), isAsked else { return nil }
    let now = Timer.now
    if isDisplayDriven {
      timer.arm(at: now + Self.patience)
      return .missing(stamp: now)
    }
    isAsked = false
    return .counted(UInt64(max(0, now * rate)), stamp: now)
  }

  /// The server does not answer for this window after all: the timer counts from now on.
  func abandonPresent() {
    guard isDisplayDriven else { return }
    isDisplayDriven = false
    if isAsked { armForBlank() }
  }

  private func armForBlank() {
    // A little past the edge, so that the count is reached in spite of rounding.
    timer.arm(at: max(Timer.now, Double(wanted) / rate + 1e-6))
  }
}
