import Assets
import DisplayList
import Foundation
import Synchronization

/// Finds symbols by name in folders of skeleton files, and measures and draws them.
///
/// What is unknown or malformed is drawn as a placeholder and reported once.
public final class SymbolLibrary: SymbolDrawing, Sendable {
  private struct State {
    var skeletons: [String: Skeleton?] = [:]
    var parts: [PartsKey: [SymbolPart]?] = [:]
    var metrics: [SymbolSpec: SymbolMetrics] = [:]
    var layers: [SymbolSpec: [SymbolLayer]] = [:]
    var reported: Set<SymbolError> = []
  }

  private struct PartsKey: Hashable {
    var name: String
    var cutsContent: Bool
  }

  /// Beyond this many variants the caches start afresh: sizes may animate.
  private static let cacheLimit = 1024

  private let files: [String: URL]
  private let aliases: [String: String]
  private let report: @Sendable (SymbolError) -> Void
  private let state = Mutex(State())

  /// A library of the skeletons in `folders`; a file in an earlier folder hides later ones.
  ///
  /// - Parameter report: Called once for every unknown name and every malformed file.
  public init(folders: [URL], report: @escaping @Sendable (SymbolError) -> Void = { _ in }) {
    let catalog = SymbolCatalog(folders: folders)
    files = catalog.files
    aliases = catalog.aliases
    self.report = report
  }

  /// The library of the symbols that come with glasspreview.
  public convenience init(report: @escaping @Sendable (SymbolError) -> Void = { _ in }) {
    self.init(folders: [Assets.url("Symbols")].compactMap { $0 }, report: report)
  }

  /// The names of all drawings, sorted; their combinations are not listed.
  public var drawingNames: [String] { files.keys.sorted() }

  public func metrics(of spec: SymbolSpec) -> SymbolMetrics {
    if let known = state.withLock({ $0.metrics[spec] }) { return known }
    let metrics = rendering(of: spec).metrics
    state.withLock { state in
      if state.metrics.count >= Self.cacheLimit { state.metrics = [:] }
      state.metrics[spec] = metrics
    }
    return metrics
  }

  public func outline(of spec: SymbolSpec) -> [SymbolLayer] {
    if let known = state.withLock({ $0.layers[spec] }) { return known }
    let layers = rendering(of: spec).layers
    state.withLock { state in
      if state.layers.count >= Self.cacheLimit { state.layers = [:] }
      state.layers[spec] = layers
    }
    return layers
  }

  // MARK: Resolving

  private func rendering(of spec: SymbolSpec) -> SymbolRendering {
    let cutsContent = spec.renderingMode == .monochrome
    if let parts = parts(of: spec.name, cutsContent: cutsContent) {
      return SymbolRendering(parts: parts, spec: spec, isResolved: true)
    }
    reportOnce(.unknownName(spec.name))
    return SymbolRendering(parts: SymbolPlaceholder.parts, spec: spec, isResolved: false)
  }

  private func parts(of name: String, cutsContent: Bool) -> [SymbolPart]? {
    let key = PartsKey(name: name, cutsContent: cutsContent)
    if let known = state.withLock({ $0.parts[key] }) { return known }
    let composer = SymbolComposer(
      skeleton: skeleton, parse: parse, cutsContent: cutsContent)
    let parts = parse(name).flatMap(composer.parts)
    state.withLock { $0.parts[key] = .some(parts) }
    return parts
  }

  /// The parts of `name`, as this library's drawings allow.
  func parse(_ name: String) -> SymbolName? {
    SymbolNameParser(
      isDrawing: { self.skeleton($0) != nil },
      isEnclosure: { self.skeleton($0)?.contentSlot != nil }
    ).parse(aliases[name] ?? name)
  }

  private func skeleton(_ name: String) -> Skeleton? {
    if let known = state.withLock({ $0.skeletons[name] }) { return known }
    let skeleton = (files[name] ?? aliases[name].flatMap { files[$0] }).flatMap(read)
    state.withLock { $0.skeletons[name] = .some(skeleton) }
    return skeleton
  }

  private func read(_ url: URL) -> Skeleton? {
    do {
      return try SymbolCatalog.skeleton(at: url)
    } catch {
      reportOnce(error)
      return nil
    }
  }

  private func reportOnce(_ error: SymbolError) {
    if state.withLock({ $0.reported.insert(error).inserted }) { report(error) }
  }
}
