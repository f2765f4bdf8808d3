import Foundation
import PreviewEngine

/// Follows the pointer through presses, grabs and crossings, and says what a view should hear.
///
/// Coordinates are the window's points. While a button is held the server reports the pointer
/// wherever it goes, so a view hears that a press has left it; otherwise leaving is an event.
struct PointerTracker {
  /// How far one notch of a wheel scrolls, points.
  static let pointsPerNotch: CGFloat = 40

  /// The window's size, points.
  var size = CGSize.zero
  private var held: Set<UInt32> = []
  private var isInside = false

  init() {}

  mutating func moved(to point: CGPoint) -> [InputEvent] {
    isInside = contains(point) || !held.isEmpty
    return isInside ? [.pointerMoved(to: point)] : []
  }

  /// Buttons by X's numbers: 1 to 3 press, 4 to 7 scroll, the others have no meaning.
  mutating func pressed(_ button: UInt32, at point: CGPoint) -> [InputEvent] {
    switch button {
    case 1...3:
      guard let name = InputEvent.PointerButton(rawValue: Int(button)) else { return [] }
      held.insert(button)
      isInside = true
      return [.pressed(name, at: point)]
    case 4: return [.scrolled(at: point, dx: 0, dy: Self.pointsPerNotch)]
    case 5: return [.scrolled(at: point, dx: 0, dy: -Self.pointsPerNotch)]
    case 6: return [.scrolled(at: point, dx: Self.pointsPerNotch, dy: 0)]
    case 7: return [.scrolled(at: point, dx: -Self.pointsPerNotch, dy: 0)]
    default: return []
    }
  }

  mutating func released(_ button: UInt32, at point: CGPoint) -> [InputEvent] {
    guard let name = InputEvent.PointerButton(rawValue: Int(button)),
      held.remove(button) != nil
    else { return [] }
    // With the last button the grab ends, and a pointer that is elsewhere is gone.
    let leaves = held.isEmpty && !contains(point)
    if leaves { isInside = false }
    return [.released(name, at: point)] + (leaves ? [.pointerLeft] : [])
  }

  mutating func entered(at point: CGPoint) -> [InputEvent] { moved(to: point) }

  /// The pointer crossed the border outwards; `isTaken` when another client has grabbed it.
  mutating func left(at point: CGPoint, isTaken: Bool) -> [InputEvent] {
    if isTaken { return cancelled() + leave() }
    return held.isEmpty ? leave() : [.pointerMoved(to: point)]
  }

  /// Presses will see no release: the window is gone from the screen, or the grab from us.
  mutating func cancelled() -> [InputEvent] {
    guard !held.isEmpty else { return [] }
    held = []
    return [.cancelled]
  }

  private mutating func leave() -> [InputEvent] {
    guard isInside else { return [] }
    isInside = false
    return [.pointerLeft]
  }

  private func contains(_ point: CGPoint) -> Bool {
    point.x >= 0 && point.y >= 0 && point.x < size.width && point.y < size.height
  }
}
