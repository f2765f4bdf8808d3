/// A value on its way, as the graph's clock sees it.
@MainActor protocol AnyMotion: AnyObject {
  var isMoving: Bool { get }
  /// The pass in which it got its target.
  var lastRetarget: Int { get }
  func advance(to time: Double)
  func isLogicallyComplete(at time: Double) -> Bool
  var record: MotionRecord { get }
}

/// One running animation, as `dump` prints it.
package struct MotionRecord {
  package var path: String
  package var key: String
  package var value: [Double]
  package var velocity: [Double]
}

/// A value that items draw with: at its target at rest, in between while it animates.
@MainActor final class Motion<Value: VectorArithmetic>: AnyMotion {
  private var animated: AnimatedValue<Value>
  private(set) var value: Value
  private(set) var isMoving = false
  private var time = 0.0
  var lastRetarget = 0
  let key: String
  weak var item: Item?
  /// The node it belongs to, where that has no item.
  weak var node: _ViewNode?
  /// Runs when the clock has moved the value.
  var onAdvance: (() -> Void)?

  init(_ value: Value, key: String) {
    animated = AnimatedValue(value)
    self.value = value
    self.key = key
  }

  var target: Value { animated.target }
  var velocity: Value { animated.velocity(at: time) }

  /// Sets a new target.
  func retarget(_ target: Value, _ animation: Animation?, at time: Double) {
    animated.retarget(target, animation: animation, at: time)
    settle(at: time)
  }

  /// Starts anew, with a velocity.
  func launch(
    from value: Value, velocity: Value, to target: Value, _ animation: Animation, at time: Double
  ) {
    animated.launch(from: value, velocity: velocity, to: target, animation: animation, at: time)
    settle(at: time)
  }

  func advance(to time: Double) {
    settle(at: time)
    onAdvance?()
  }

  private func settle(at time: Double) {
    self.time = time
    animated.prune(at: time)
    isMoving = !animated.isSettled(at: time)
    value = isMoving ? animated.value(at: time) : animated.target
    if !isMoving { animated = AnimatedValue(animated.target) }
  }

  func isLogicallyComplete(at time: Double) -> Bool { animated.isLogicallyComplete(at: time) }

  var record: MotionRecord {
    MotionRecord(
      path: (item?.node ?? node)?.path ?? "", key: key, value: components(value),
      velocity: components(animated.velocity(at: time)))
  }

  private func components(_ value: Value) -> [Double] {
    var result: [Double] = []
    func collect(_ part: Any) {
      switch part {
      case let number as Double: result.append(number)
      case let number as CGFloat: result.append(Double(number))
      case let number as Float: result.append(Double(number))
      default: for child in Mirror(reflecting: part).children { collect(child.value) }
      }
    }
    collect(value)
    return result
  }
}
