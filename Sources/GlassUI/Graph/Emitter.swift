import DisplayList

/// Collects the commands of one frame, layer by layer, and the glass of each container.
@MainActor final class Emitter {
  unowned let graph: ViewGraph
  private var stack: [[DrawCommand]] = [[]]
  /// From the current coordinates to the window's.
  private(set) var transform = CGAffineTransform.identity
  private var scopes: [GlassScope] = []
  /// The drops of glass around what is drawn.
  private var surfaces: [Int] = []
  private(set) var glassRecords: [GlassRecord] = []

  init(_ graph: ViewGraph) { self.graph = graph }

  var commands: [DrawCommand] { stack[0] }

  func add(_ command: DrawCommand) {
    stack[stack.count - 1].append(surfaces.last.map(command.standing(onGlass:)) ?? command)
  }

  /// Draws what stands on a drop of glass: labels without a style of their own follow its face.
  func standing(onGlass id: Int, _ body: () -> Void) {
    surfaces.append(id)
    body()
    surfaces.removeLast()
  }

  /// Draws what `body` draws as one, with `effect`.
  func layer(_ effect: LayerEffect, _ body: () -> Void) {
    guard !effect.isIdentity else { return body() }
    let outer = transform
    transform = effect.transform.concatenating(outer)
    stack.append([])
    body()
    let inner = stack.removeLast()
    transform = outer
    if !inner.isEmpty { add(effect.layer(inner)) }
  }

  /// What `body` draws, kept apart: masks.
  func collect(_ body: () -> Void) -> [DrawCommand] {
    stack.append([])
    body()
    return stack.removeLast()
  }

  // MARK: Glass

  /// The glass that one container gathers while its content is drawn.
  private final class GlassScope {
    let level: Int
    let transform: CGAffineTransform
    var insertion: Int?
    var drops: [GlassDrop] = []

    init(level: Int, transform: CGAffineTransform) {
      self.level = level
      self.transform = transform
    }
  }

  /// Draws a container: its glass comes before the layer in which its first shape stands.
  func container(_ item: GlassContainerItem, _ body: () -> Void) {
    let scope = GlassScope(level: stack.count - 1, transform: transform)
    scopes.append(scope)
    body()
    scopes.removeLast()
    guard let insertion = scope.insertion else { return }
    let composed = GlassComposition.compose(
      scope.drops, spacing: item.spacing, container: item.node.path,
      environment: item.environment, transform: scope.transform)
    stack[scope.level].insert(.glass(composed.group), at: insertion)
    glassRecords.append(composed.record)
  }

  /// Adds one drop of glass: to the container around it, or by itself at once.
  func glass(_ drop: GlassDrop) {
    if let scope = scopes.last {
      if scope.insertion == nil { scope.insertion = stack[scope.level].count }
      var drop = drop
      drop.placement = transform.concatenating(scope.transform.inverted())
      drop.shape.transform = drop.shape.transform.concatenating(drop.placement)
      scope.drops.append(drop)
    } else {
      let composed = GlassComposition.compose(
        [drop], spacing: 0, container: nil, environment: drop.environment, transform: transform)
      add(.glass(composed.group))
      glassRecords.append(composed.record)
    }
  }
}
