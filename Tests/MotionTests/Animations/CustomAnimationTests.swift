import Motion
import Testing

/// Moves in steps of a tenth of a second.
struct Steps: CustomAnimation {
  var count: Int

  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    let step = (time * 10).rounded(.down)
    return step >= Double(count) ? nil : value.scaled(by: step / Double(count))
  }
}

/// Gains a fixed speed and keeps what it has reached from call to call.
struct Counting: CustomAnimation {
  private struct Calls: AnimationStateKey {
    static var defaultValue: Int { 0 }
  }

  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    context.state[Calls.self] += 1
    let calls = context.state[Calls.self]
    context.isLogicallyComplete = calls >= 2
    return calls > 4 ? nil : value.scaled(by: Double(calls) / 4)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool { true }
}

@Suite struct CustomAnimationTests {
  @Test func runsAndEnds() {
    var value = AnimatedValue(0.0)
    value.retarget(8, animation: Animation(Steps(count: 4)), at: 10)
    #expect([10.05, 10.15, 10.25, 10.35, 10.45].map { value.value(at: $0) } == [0, 2, 4, 6, 8])
    #expect(!value.isSettled(at: 10.35))
    #expect(value.isSettled(at: 10.45))
  }

  @Test func stateIsKeptByPruneOnly() {
    var value = AnimatedValue(0.0)
    value.retarget(4, animation: Animation(Counting()), at: 0)
    #expect(value.value(at: 0.1) == 1)
    #expect(value.value(at: 0.2) == 1)
    value.prune(at: 0.3)
    #expect(value.value(at: 0.3) == 2)
    #expect(value.isLogicallyComplete(at: 0.3))
    for _ in 0..<4 { value.prune(at: 0.4) }
    #expect(value.isSettled(at: 0.4))
    #expect(value.value(at: 0.4) == 4)
  }

  @Test func mergesWithItself() {
    var value = AnimatedValue(0.0)
    value.retarget(4, animation: Animation(Counting()), at: 0)
    value.prune(at: 0.1)
    value.prune(at: 0.2)
    // Pruning while it merges is the third call, the reading the fourth.
    value.retarget(8, animation: Animation(Counting()), at: 0.3)
    #expect(value.value(at: 0.3) == 8)
  }

  @Test func repeats() {
    var value = AnimatedValue(0.0)
    value.retarget(4, animation: Animation(Steps(count: 2)).repeatCount(2), at: 0)
    var shown: [Double] = []
    for time in [0.05, 0.15, 0.25, 0.3, 0.38, 0.5] {
      value.prune(at: time)
      shown.append(value.value(at: time))
    }
    #expect(shown == [0, 2, 4, 4, 2, 4])
    #expect(value.isSettled(at: 0.5))
  }

  @Test func builtOnAnotherAnimation() {
    struct Half: CustomAnimation {
      func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
      ) -> V? {
        Animation.linear(duration: 1).animate(value: value, time: time / 2, context: &context)
      }
    }
    var value = AnimatedValue(0.0)
    value.retarget(10, animation: Animation(Half()), at: 0)
    #expect(value.value(at: 1) == 5)
    #expect(abs(value.velocity(at: 1) - 5) < 1e-6)
    #expect(value.value(at: 2) == 10)
  }
}
