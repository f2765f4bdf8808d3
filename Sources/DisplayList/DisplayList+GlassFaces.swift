extension DisplayList {
  /// The list with every drop of glass and every label on it as `faces` say, by the shapes' ids.
  public func resolving(_ faces: [Int: GlassFace]) -> DisplayList {
    DisplayList(commands.map { $0.resolving(faces) })
  }

  /// The shapes that labels of glass stand on.
  public var labelledGlass: Set<Int> {
    var found: Set<Int> = []
    for command in commands {
      command.forEachLabel { if let glass = $0.glass { found.insert(glass) } }
    }
    return found
  }
}

extension GlassGroup {
  /// The group with its shapes' faces as given.
  public func resolving(_ faces: [Int: GlassFace]) -> GlassGroup {
    var group = self
    for index in group.shapes.indices {
      group.shapes[index].face = faces[group.shapes[index].id] ?? group.shapes[index].face
    }
    return group
  }
}

extension DrawCommand {
  func resolving(_ faces: [Int: GlassFace]) -> DrawCommand {
    switch self {
    case .glass(let group): return .glass(group.resolving(faces))
    case .layer(var layer):
      layer.commands = layer.commands.map { $0.resolving(faces) }
      layer.mask = layer.mask.map { $0.map { $0.resolving(faces) } }
      return .layer(layer)
    default:
      return mappingPaints { paint in
        guard case .glassLabel(let label) = paint else { return paint }
        return .color(label.color(on: label.glass.flatMap { faces[$0] }))
      }
    }
  }

  /// The command with its labels standing on the shape `glass`, unless they stand on one already.
  public func standing(onGlass glass: Int) -> DrawCommand {
    mappingPaints { paint in
      guard case .glassLabel(var label) = paint, label.glass == nil else { return paint }
      label.glass = glass
      return .glassLabel(label)
    }
  }

  /// The command with other paints; layers and glass have none of their own.
  private func mappingPaints(_ change: (Paint) -> Paint) -> DrawCommand {
    guard holdsLabel else { return self }
    switch self {
    case .fill(let path, let paint, let isEOFilled, let isAntialiased):
      return .fill(path, change(paint), isEOFilled: isEOFilled, isAntialiased: isAntialiased)
    case .stroke(let path, let paint, let style, let isAntialiased):
      return .stroke(path, change(paint), style, isAntialiased: isAntialiased)
    case .text(let spec, let frame, let paint): return .text(spec, frame: frame, change(paint))
    case .symbol(let spec, let frame, let paints):
      return .symbol(spec, frame: frame, paints: paints.map(change))
    case .image(var image):
      image.template = image.template.map(change)
      return .image(image)
    case .layer, .glass: return self
    }
  }

  private var holdsLabel: Bool {
    var holds = false
    if case .layer = self { return false }
    forEachLabel { _ in holds = true }
    return holds
  }

  /// Calls `body` with every label of glass in the command and inside it.
  func forEachLabel(_ body: (GlassLabel) -> Void) {
    func visit(_ paint: Paint?) { if case .glassLabel(let label)? = paint { body(label) } }
    switch self {
    case .fill(_, let paint, _, _), .stroke(_, let paint, _, _), .text(_, _, let paint):
      visit(paint)
    case .symbol(_, _, let paints): for paint in paints { visit(paint) }
    case .image(let image): visit(image.template)
    case .layer(let layer):
      for command in layer.commands { command.forEachLabel(body) }
      for command in layer.mask ?? [] { command.forEachLabel(body) }
    case .glass: break
    }
  }
}
