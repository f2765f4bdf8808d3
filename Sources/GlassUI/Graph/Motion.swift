/// A value on its way, as the graph's clock sees it.
@MainActor protocol AnyMotion: AnyObject {
  var isMoving: Bool { get }
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
  let key: String
  weak var item: Item?

  init(_ value: Value, key: String) {
    animated = AnimatedValue(value)
    self.value = value
    self.key = key
  }

  var target: Value { animated.target }

  /// Sets a new target; says whether something moves now.
  func retarget(_ target: Value, _ animation: Animation?, at time: Double) {
    animated.retarget(target, animation: animation, at: time)
    advance(to: time)
  }

  func advance(to time: Double) {
    self.time = time
    animated.prune(at: time)
    isMoving = !animated.isSettled(at: time)
    value = isMoving ? animated.value(at: time) : animated.target
    if !isMoving { animated = AnimatedValue(animated.target) }
  }

  func isLogicallyComplete(at time: Double) -> Bool { animated.isLogicallyComplete(at: time) }

  var record: MotionRecord {
    MotionRecord(
      path: item?.node.path ?? "", key: key, value: components(value),
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
