import DisplayList

/// A retained tree of views: takes changes of state, lays out, animates, and says what to draw.
///
/// One update runs the views that changed, then layout, then the observers of geometry; each
/// transaction has an update of its own, so that each change moves the way it was asked to.
@MainActor package final class ViewGraph {
  /// The graph that was brought up to date last.
  static weak var current: ViewGraph?

  package let measurer: any Measuring
  /// Seconds on the virtual clock.
  package private(set) var time = 0.0
  private(set) var pass = 0
  var transaction = Transaction()

  package var size: CGSize = .zero
  package var scale: CGFloat = 1
  package var safeAreaInsets = EdgeInsets()
  /// The screen's own corners, for concentric shapes near them.
  package var screenCornerRadii = RectangleCornerRadii()
  /// Told of a user's mistake, once for each message.
  package var onReport: (String) -> Void = { _ in }
  /// Called when something waits for a frame.
  package var onNeedsUpdate: () -> Void = {}

  private(set) var root: _ViewNode?
  private var rootItem: Item?
  private var queue: [PendingUpdate] = []
  var stale: [ObjectIdentifier: _ViewNode] = [:]
  var observers: [ObjectIdentifier: _ViewNode] = [:]
  var inserted: [(node: _ViewNode, animation: Animation)] = []
  var departures: [_ViewNode] = []
  var motions: [any AnyMotion] = []
  var watches: [CompletionWatch] = []
  var afterUpdate: [() -> Void] = []
  private var reported: Set<String> = []
  private var serial = 0
  private var alignsToPixels = true
  private var rootView: any View
  private(set) var rootEnvironment: EnvironmentValues
  let glass = GlassMorphing()
  let matched = MatchedGeometry()
  package let touch = TouchState()

  /// Further updates that one frame allows to its own observers.
  static let updatesPerFrame = 16

  package init(_ view: any View, environment: EnvironmentValues, measurer: any Measuring) {
    rootView = view
    rootEnvironment = environment
    self.measurer = measurer
    touch.graph = self
  }

  func nextSerial() -> Int {
    serial += 1
    return serial
  }

  package func report(_ message: String) {
    if reported.insert(message).inserted { onReport(message) }
  }

  // MARK: Running

  /// Builds the tree and lays it out: the first frame, at time 0.
  package func start() {
    guard root == nil else { return }
    ViewGraph.current = self
    let node = _ViewNode(
      RootView(content: rootView), key: .index(0), parent: nil, graph: self,
      environment: rootEnvironment)
    root = node
    runUpdate(PendingUpdate()) { node.run() }
    flush()
  }

  /// Replaces the environment all views inherit from.
  package func setEnvironment(_ environment: EnvironmentValues) {
    rootEnvironment = environment
    guard let root else { return }
    runUpdate(PendingUpdate()) {
      root.update(RootView(content: rootView), environment: environment)
    }
    flush()
  }

  /// Lays out again: the size, the scale or the safe areas changed.
  package func relayout() {
    queue.append(PendingUpdate())
    flush()
  }

  /// Brings everything to `time`; never back.
  package func advance(to newTime: Double) {
    ViewGraph.current = self
    time = max(time, newTime)
    for motion in motions { motion.advance(to: time) }
    motions.removeAll { !$0.isMoving }
    finishDepartures()
    fireCompletions()
    flush()
  }

  /// Whether something still moves.
  package var isMoving: Bool { !motions.isEmpty || !watches.isEmpty }
  /// Whether changes wait for the next frame.
  package var hasPendingChanges: Bool { !queue.isEmpty || !afterUpdate.isEmpty }

  package var motionRecords: [MotionRecord] { motions.map(\.record) }

  /// Brings `node` up to date with the next frame, after `change` has been made.
  func enqueue(
    _ node: _ViewNode, _ transaction: Transaction, change: (@MainActor () -> Void)? = nil
  ) {
    if queue.last?.transaction.isSame(as: transaction) != true {
      queue.append(PendingUpdate(transaction: transaction))
    }
    queue[queue.count - 1].nodes.append(node)
    if let change { queue[queue.count - 1].changes.append(change) }
    onNeedsUpdate()
  }

  func enqueue(completionsOf transaction: Transaction) {
    if let last = queue.last, last.transaction.isSame(as: transaction) { return }
    queue.append(PendingUpdate(transaction: transaction))
    onNeedsUpdate()
  }

  /// Runs `action` when the update is over: `onAppear` and its like.
  func afterUpdate(_ action: @escaping () -> Void) { afterUpdate.append(action) }

  private func flush() {
    var rounds = 0
    while rounds < Self.updatesPerFrame {
      if !queue.isEmpty {
        runUpdate(queue.removeFirst())
      } else if !afterUpdate.isEmpty {
        let actions = afterUpdate
        afterUpdate = []
        for action in actions { action() }
      } else {
        return
      }
      rounds += 1
    }
    report("a view changes state in every layout; the rest waits for the next frame")
    onNeedsUpdate()
  }

  private func runUpdate(_ update: PendingUpdate, first: () -> Void = {}) {
    pass += 1
    transaction = update.transaction
    defer { transaction = Transaction() }
    for change in update.changes { change() }
    UpdatePhase.run {
      first()
      for node in update.nodes.sorted(by: { $0.depth < $1.depth })
      where node.lastRun != pass && !node.isRemoved {
        node.run()
      }
    }
    collectItems()
    for (node, animation) in inserted where !node.isRemoved {
      for item in node.items { item.beginInsertion(animation) }
    }
    inserted = []
    layOut()
    watchCompletions(of: update.transaction)
    for observer in observers.values.sorted(by: { $0.birth < $1.birth }) {
      observer.afterLayout?()
    }
  }

  private func layOut() {
    guard let root, let rootItem = root.items.first else { return }
    self.rootItem = rootItem
    let bounds = CGRect(origin: .zero, size: size)
    let safe = bounds.inset(by: safeAreaInsets)
    let proposal = ProposedViewSize(CGSize(width: max(0, safe.width), height: max(0, safe.height)))
    let fitted = rootItem.layout.sizeThatFits(proposal)
    let origin = CGPoint(x: safe.midX - fitted.width / 2, y: safe.midY - fitted.height / 2)
    rootItem.layout.place(
      at: origin, proposal: proposal, context: PlacementContext(safeArea: safe, bounds: bounds))
    let animation = transaction.effectiveAnimation
    matched.place()
    rootItem.adoptFrames(animation)
    matched.follow(animation)
    glass.resolve(animation, in: self)
  }

  // MARK: Results

  /// The frame as it is seen: leading is right where the root's text runs from right to left.
  func mirrored(_ rect: CGRect) -> CGRect {
    guard rootEnvironment.layoutDirection == .rightToLeft else { return rect }
    return CGRect(
      x: size.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Edges rounded to device pixels.
  func pixelAligned(_ rect: CGRect) -> CGRect {
    guard alignsToPixels, !rect.isNull, rect.width.isFinite, rect.height.isFinite else {
      return rect
    }
    func round(_ v: CGFloat) -> CGFloat { (v * scale).rounded() / scale }
    let (x, y) = (round(rect.minX), round(rect.minY))
    return CGRect(x: x, y: y, width: round(rect.maxX) - x, height: round(rect.maxY) - y)
  }

  /// What is to be drawn now; on whole pixels where nothing moves, or as layout made it.
  package func frame(onWholePixels: Bool = true) -> GraphFrame {
    alignsToPixels = onWholePixels
    defer { alignsToPixels = true }
    let emitter = Emitter(self)
    rootItem?.emit(into: emitter)
    touch.drawFocusRing(into: emitter)
    return GraphFrame(list: DisplayList(emitter.commands), glass: emitter.glassRecords)
  }

  var rootItemIfAny: Item? { rootItem }

  // MARK: Tasks

  /// How many of the views' tasks have not ended.
  package private(set) var runningTasks = 0
  func taskBegan() { runningTasks += 1 }
  func taskEnded() { runningTasks -= 1 }
}
