import Foundation
import GlassUI

/// Does to a session what a script says, in virtual time.
@MainActor public struct StepRunner {
  let session: Session
  private var pointer = CGPoint.zero
  private var isPointerThere = false

  public init(_ session: Session) {
    self.session = session
    pointer = CGPoint(
      x: session.configuration.size.width / 2, y: session.configuration.size.height / 2)
  }

  /// Runs the steps in order; then the pointer is taken away, unless the last one keeps it.
  public mutating func run(_ steps: [Step]) async throws(StepFailure) {
    for step in steps {
      try run(step)
      flush()
      await session.finishTasks()
    }
    if let last = steps.last, !last.keepsPointer, isPointerThere {
      session.handle(.pointerLeft)
      isPointerThere = false
      flush()
    }
  }

  /// Applies waiting events at the same instant.
  private func flush() { _ = session.advance(to: session.time) }

  private mutating func move(to point: CGPoint) {
    pointer = point
    isPointerThere = true
    session.handle(.pointerMoved(to: point))
  }

  private mutating func run(_ step: Step) throws(StepFailure) {
    switch step {
    case .click(let target):
      let point = try aim(target)
      move(to: point)
      session.handle(.pressed(.primary, at: point))
      flush()
      session.handle(.released(.primary, at: point))
    case .press(let target):
      let point = try aim(target)
      move(to: point)
      session.handle(.pressed(.primary, at: point))
    case .move(let motion): move(to: try place(motion))
    case .release: session.handle(.released(.primary, at: pointer))
    case .hover(let target): move(to: try aim(target))
    case .drag(let target, let motion):
      let point = try aim(target)
      move(to: point)
      session.handle(.pressed(.primary, at: point))
      flush()
      move(to: try place(motion))
    case .key(let key, let modifiers):
      session.handle(.key(KeyEvent(key, phase: .down, modifiers: modifiers)))
      flush()
      session.handle(.key(KeyEvent(key, phase: .up, modifiers: modifiers)))
    case .type(let text):
      for character in text {
        let event = { (phase: KeyEvent.Phase) in
          InputEvent.key(
            KeyEvent(.character(character), phase: phase, text: String(character)))
        }
        session.handle(event(.down))
        session.handle(event(.up))
      }
    case .scroll(let target, let dx, let dy):
      var point = pointer
      if let target { point = try aim(target) }
      session.handle(.scrolled(at: point, dx: CGFloat(dx), dy: CGFloat(dy)))
    case .advance(let seconds): session.run(for: seconds)
    }
  }

  private func place(_ motion: Step.Motion) throws(StepFailure) -> CGPoint {
    switch motion {
    case .to(let target): return try aim(target)
    case .by(let dx, let dy):
      return CGPoint(x: pointer.x + CGFloat(dx), y: pointer.y + CGFloat(dy))
    }
  }

  private func aim(_ target: Step.Target) throws(StepFailure) -> CGPoint {
    switch target {
    case .point(let point): return point
    case .label(let label, let occurrence):
      let controls = session.graph.controls()
      let matches = controls.filter { $0.label == label }
      guard occurrence >= 1, matches.count >= occurrence,
        let point = matches[occurrence - 1].aim
      else {
        throw .noSuchLabel(label, occurrence: occurrence, labels: controls.map(\.label))
      }
      return point
    }
  }
}

/// Why a script stopped.
public enum StepFailure: Error, Hashable, Sendable, CustomStringConvertible {
  case noSuchLabel(String, occurrence: Int, labels: [String])

  public var description: String {
    switch self {
    case .noSuchLabel(let label, let occurrence, let labels):
      let which = occurrence == 1 ? "" : " number \(occurrence)"
      let list =
        labels.isEmpty
        ? " Nothing in the view answers a press."
        : " There are:" + labels.map { "\n  \"\($0)\"" }.joined()
      return "nothing labelled \"\(label)\"\(which).\(list)"
    }
  }
}

extension Session {
  /// The step of the clock between two frames, in seconds.
  public static let frameInterval = 1.0 / 120

  /// The longest virtual time that settling may take, in seconds.
  public static let settlingLimit = 10.0

  /// Lets virtual time pass in even steps, so that what depends on frames depends on nothing else.
  public func run(for seconds: Double) {
    guard seconds > 0 else { return }
    let start = time
    let count = Int((seconds / Self.frameInterval).rounded(.down))
    for index in 0..<count where isUnsettled || index == 0 {
      _ = advance(to: start + Double(index + 1) * Self.frameInterval)
    }
    _ = advance(to: start + seconds)
  }

  /// Runs until nothing moves; `false` when it still does at the limit.
  public func settle() async -> Bool {
    let start = time
    var index = 0
    while true {
      await finishTasks()
      if isUnsettled || needsFrame {
        index += 1
        let next = start + Double(index) * Self.frameInterval
        guard next - start <= Self.settlingLimit else { return false }
        _ = advance(to: next)
      } else {
        return true
      }
    }
  }

  /// The longest real time that a view's own tasks are waited for.
  public static let taskLimit = Duration.seconds(1)

  /// Lets the main queue run, and waits for the tasks that views began, in real time.
  public func finishTasks() async {
    await Task.yield()
    let deadline = ContinuousClock.now + Self.taskLimit
    while hasRunningTasks, ContinuousClock.now < deadline {
      try? await Task.sleep(for: .milliseconds(2))
    }
  }
}
