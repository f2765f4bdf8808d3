import Assets
import DisplayList
import Foundation
import Synchronization

/// Finds symbols by name in folders of skeletons and templates, and measures and draws them.
///
/// What is unknown or malformed is drawn as a placeholder and reported once.
public final class SymbolLibrary: SymbolDrawing, Sendable {
  private struct State {
    var drawings: [URL: SymbolDrawingFile?] = [:]
    var parts: [PartsKey: [SymbolPart]?] = [:]
    var metrics: [SymbolSpec: SymbolMetrics] = [:]
    var layers: [SymbolSpec: [SymbolLayer]] = [:]
    var reported: Set<SymbolError> = []
  }

  private struct PartsKey: Hashable {
    var name: String
    var coloring: SymbolComposer.Coloring
  }

  /// Beyond this many variants the caches start afresh: sizes may animate.
  private static let cacheLimit = 1024

  private let catalog: SymbolCatalog
  private let report: @Sendable (SymbolError) -> Void
  private let state = Mutex(State())

  /// A library of the drawings in `folders`; a file in an earlier folder hides later ones.
  ///
  /// - Parameters:
  ///   - projects: folders of a user's sources, whose symbol sets and `Symbols/NAME.svg` hide those
  ///     of `folders`.
  ///   - report: Called once for every unknown name and every malformed file.
  public init(
    folders: [URL], projects: [URL] = [],
    report: @escaping @Sendable (SymbolError) -> Void = { _ in }
  ) {
    catalog = SymbolCatalog(folders: folders, projects: projects)
    self.report = report
  }

  /// The library of the symbols that come with glasspreview, and of those beside a user's sources.
  public convenience init(
    projects: [URL] = [], report: @escaping @Sendable (SymbolError) -> Void = { _ in }
  ) {
    self.init(
      folders: [Assets.url("Symbols")].compactMap { $0 }, projects: projects, report: report)
  }

  /// The names of all drawings, sorted; their combinations are not listed.
  public var drawingNames: [String] { catalog.files.keys.sorted() }

  /// Whether a user's own file draws `name`, so that a picture's name finds it too.
  public func isOwn(_ name: String) -> Bool { catalog.ownNames.contains(name) }

  /// Whether `name` is a drawing or a combination of drawings; nothing is reported.
  public func isDrawable(_ name: String) -> Bool {
    template(name) != nil || parts(of: name, coloring: .single) != nil
  }

  public func metrics(of spec: SymbolSpec) -> SymbolMetrics {
    let spec = spec.withoutAmount
    guard spec.isLasting else { return rendering(of: spec).metrics }
    if let known = state.withLock({ $0.metrics[spec] }) { return known }
    let metrics = rendering(of: spec).metrics
    state.withLock { state in
      if state.metrics.count >= Self.cacheLimit { state.metrics = [:] }
      state.metrics[spec] = metrics
    }
    return metrics
  }

  public func outline(of spec: SymbolSpec) -> [SymbolLayer] {
    let spec = spec.withoutAmount
    guard spec.isLasting else { return rendering(of: spec).layers }
    if let known = state.withLock({ $0.layers[spec] }) { return known }
    let layers = rendering(of: spec).layers
    state.withLock { state in
      if state.layers.count >= Self.cacheLimit { state.layers = [:] }
      state.layers[spec] = layers
    }
    return layers
  }

  // MARK: Resolving

  private func rendering(of spec: SymbolSpec) -> any SymbolOutlining {
    if let template = template(spec.name) { return TemplateRendering(template, spec: spec) }
    if let parts = parts(of: spec.name, coloring: spec.coloring) {
      let moving = moving(to: parts, spec) ?? parts.drawn(as: spec)
      return SymbolRendering(
        parts: spec.isMirrored ? parts.mirrored : parts,
        moving: spec.isMirrored ? moving?.mirrored : moving, spec: spec, isResolved: true)
    }
    reportOnce(.unknownName(spec.name))
    return SymbolRendering(parts: SymbolPlaceholder.parts, spec: spec, isResolved: false)
  }

  /// What is drawn on the way from the symbol that the spec comes from.
  private func moving(to parts: [SymbolPart], _ spec: SymbolSpec) -> [SymbolPart]? {
    guard let handover = spec.handover, template(handover.name) == nil,
      let old = self.parts(of: handover.name, coloring: spec.coloring)
    else { return nil }
    return SymbolMorph(from: old, to: parts)?.parts(at: handover.progress)
  }

  public func haveCommonParts(_ a: SymbolSpec, _ b: SymbolSpec) -> Bool {
    guard template(a.name) == nil, template(b.name) == nil,
      let old = parts(of: a.name, coloring: b.coloring),
      let new = parts(of: b.name, coloring: b.coloring)
    else { return false }
    return SymbolMorph(from: old, to: new) != nil
  }

  private func parts(of name: String, coloring: SymbolComposer.Coloring) -> [SymbolPart]? {
    let key = PartsKey(name: name, coloring: coloring)
    if let known = state.withLock({ $0.parts[key] }) { return known }
    let composer = SymbolComposer(skeleton: skeleton, parse: parse, coloring: coloring)
    let parts = parse(name).flatMap(composer.parts)
    state.withLock { $0.parts[key] = .some(parts) }
    return parts
  }

  /// The parts of `name`, as this library's drawings allow.
  func parse(_ name: String) -> SymbolName? {
    SymbolNameParser(
      isDrawing: { self.skeleton($0) != nil },
      isEnclosure: { self.skeleton($0)?.contentSlot != nil }
    ).parse(catalog.aliases[name] ?? name)
  }

  /// The first template of that very name; a skeleton before it hides it.
  private func template(_ name: String) -> SymbolTemplate? {
    for url in files(name) {
      switch read(url) {
      case .template(let template): return template
      case .skeleton: return nil
      case nil: continue
      }
    }
    return nil
  }

  /// The first skeleton of that name; templates do not combine with other drawings.
  private func skeleton(_ name: String) -> Skeleton? {
    for url in files(name) {
      if case .skeleton(let skeleton) = read(url) { return skeleton }
    }
    return nil
  }

  private func files(_ name: String) -> [URL] {
    catalog.files[name] ?? catalog.aliases[name].flatMap { catalog.files[$0] } ?? []
  }

  private func read(_ url: URL) -> SymbolDrawingFile? {
    if let known = state.withLock({ $0.drawings[url] }) { return known }
    var drawing: SymbolDrawingFile?
    do {
      drawing = try SymbolDrawingFile.read(url)
    } catch {
      reportOnce(error)
    }
    state.withLock { $0.drawings[url] = .some(drawing) }
    return drawing
  }

  private func reportOnce(_ error: SymbolError) {
    if state.withLock({ $0.reported.insert(error).inserted }) { report(error) }
  }
}

extension SymbolSpec {
  /// Whether it is drawn the same for longer than a moment.
  fileprivate var isLasting: Bool {
    handover == nil && drawnShare >= 1 && !(drawsAmount && variableValue != nil)
  }

  /// The same drawing: amounts change its opacities only, unless they are drawn.
  fileprivate var withoutAmount: SymbolSpec {
    var spec = self
    if !spec.drawsAmount { spec.variableValue = nil }
    spec.layerOpacities = []
    return spec
  }

  fileprivate var coloring: SymbolComposer.Coloring {
    switch renderingMode {
    case .monochrome: .single
    case .hierarchical, .palette: .levels
    case .multicolor: .colors
    }
  }
}
