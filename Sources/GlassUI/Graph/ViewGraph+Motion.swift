extension ViewGraph {
  func retarget<V: VectorArithmetic>(_ motion: Motion<V>, to target: V, _ animation: Animation?) {
    guard motion.target != target else { return }
    motion.retarget(target, animation, at: time)
    motion.lastRetarget = pass
    let isKnown = motions.contains { $0 === motion }
    if motion.isMoving, !isKnown { motions.append(motion) }
    if !motion.isMoving, isKnown { motions.removeAll { $0 === motion } }
    if motion.isMoving { onNeedsUpdate() }
  }

  /// Sets a motion going from a value and velocity that something else had.
  func launch<V: VectorArithmetic>(
    _ motion: Motion<V>, from value: V, velocity: V, to target: V, _ animation: Animation
  ) {
    motion.launch(from: value, velocity: velocity, to: target, animation, at: time)
    motion.lastRetarget = pass
    motions.removeAll { $0 === motion }
    if motion.isMoving {
      motions.append(motion)
      onNeedsUpdate()
    }
  }

  func jump<V: VectorArithmetic>(_ motion: Motion<V>, to target: V) {
    motion.retarget(target, nil, at: time)
    motions.removeAll { $0 === motion }
  }

  func stop(_ motion: any AnyMotion) { motions.removeAll { $0 === motion } }

  /// The animation of the running update.
  var animation: Animation? { transaction.effectiveAnimation }

  /// Runs `body` as part of the update, but with another animation.
  func withAnimation(_ animation: Animation?, _ body: () -> Void) {
    let outer = transaction
    transaction.animation = animation
    body()
    transaction = outer
  }

  func withTransaction(_ inner: Transaction, _ body: () -> Void) {
    let outer = transaction
    transaction = inner
    body()
    transaction = outer
  }

  func watchCompletions(of transaction: Transaction) {
    for completion in transaction.completions where !completion.isWatched {
      completion.isWatched = true
      // Only what this update set going; the rest belongs to others.
      watches.append(
        CompletionWatch(
          completion: completion, motions: motions.filter { $0.lastRetarget == pass }))
    }
    fireCompletions()
  }

  func fireCompletions() {
    let done = watches.filter { $0.isDone(at: time) }
    guard !done.isEmpty else { return }
    watches.removeAll { watch in done.contains { $0.completion === watch.completion } }
    for watch in done { afterUpdate { watch.completion.action() } }
  }
}
