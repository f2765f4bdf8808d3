import DisplayList
import Drawing
import Foundation
import GlassRenderer

/// Lets the glass of a session answer its backdrop: light or dark for each container, a face for each
/// drop, colours for the labels on it.
///
/// Decisions are taken on a small survey of the display list, so they depend on the list and the
/// session's clock alone, never on which frames were painted. At rest they have no history.
@MainActor final class GlassAdaptation {
  /// Seconds between decisions (A).
  static let interval = 0.25
  /// Seconds from one face to another (T).
  static let duration = 0.3
  /// Pixels a point of the survey (T): finer than the blur of the smallest glass.
  static let surveyScale: CGFloat = 0.5

  /// A container's last decision.
  private struct Decided {
    var appearance: GlassAppearance
    var isDark: Bool
  }

  private var containers: [GlassPlacement.Key: Decided] = [:]
  /// By the shapes' ids.
  private var passages: [Int: FacePassage] = [:]
  /// What the last decisions were taken on.
  private struct Survey {
    var list: DisplayList
    var background: RGBA
    var size: CGSize
    var isResting: Bool
  }

  private var surveyed: Survey?
  private var lastDecision = -Double.infinity
  private var bitmap = Bitmap(width: 0, height: 0)
  /// Whether nothing is left to decide and no face is on its way.
  private(set) var isSettled = true

  /// The list with every drop of glass and every label on it as they look at `time`.
  func resolve(
    _ list: DisplayList, at time: Double, isResting: Bool, in configuration: SessionConfiguration,
    studio: Studio
  ) -> DisplayList {
    let placements = GlassPlacement.all(in: list)
    guard !placements.isEmpty else {
      containers = [:]
      passages = [:]
      surveyed = nil
      isSettled = true
      return list
    }
    let isKnown = placements.allSatisfy(isDecided)
    let current = Survey(
      list: list, background: configuration.background, size: configuration.size,
      isResting: isResting)
    let isDue = !isSurveyed(current) && time >= lastDecision + Self.interval
    if isDue || !isKnown {
      survey(current, placements, time, isDue: isDue, studio)
    }
    isSettled =
      isSurveyed(current) && passages.values.allSatisfy { $0.isOver(at: time) }
    return list.resolving(faces(of: placements, at: time))
  }

  /// Whether the last decisions hold: those at rest hold while things move, too.
  private func isSurveyed(_ current: Survey) -> Bool {
    guard let surveyed else { return false }
    return (surveyed.isResting || !current.isResting) && surveyed.background == current.background
      && surveyed.size == current.size && surveyed.list == current.list
  }

  /// Whether there is a decision for the container and a face for each of its drops.
  private func isDecided(_ placement: GlassPlacement) -> Bool {
    containers[placement.key]?.appearance == placement.group.appearance
      && placement.group.shapes.allSatisfy { passages[$0.id] != nil }
  }

  private func faces(of placements: [GlassPlacement], at time: Double) -> [Int: GlassFace] {
    var faces: [Int: GlassFace] = [:]
    for shape in placements.flatMap(\.group.shapes) {
      guard let face = passages[shape.id]?.face(at: time) else { continue }
      faces[shape.id] = face
      for member in shape.members { faces[member] = face }
    }
    return faces
  }

  // MARK: Deciding

  private func survey(
    _ current: Survey, _ placements: [GlassPlacement], _ time: Double, isDue: Bool,
    _ studio: Studio
  ) {
    let (list, isResting) = (current.list, current.isResting)
    let scale = Self.surveyScale
    let width = Int((current.size.width * scale).rounded(.up))
    let height = Int((current.size.height * scale).rounded(.up))
    if bitmap.width != width || bitmap.height != height {
      bitmap = Bitmap(width: width, height: height)
    }
    let labelled = list.labelledGlass
    let areas = placements.map {
      PixelRect(
        covering: studio.glass.reach(of: $0.group, transform: $0.transform).seen, scale: scale)
    }
    studio.painter.survey(
      list, background: current.background, into: bitmap, scale: scale, damage: areas
    ) { group, bitmap, scale, transform in
      let readings = studio.glass.readings(
        of: group, in: bitmap, scale: scale, transform: transform)
      return self.decide(group, readings, labelled, time, isDue: isDue, isResting: isResting)
    }
    forgetAllBut(placements)
    // What the survey did not reach is out of the window.
    for placement in placements where !isDecided(placement) {
      _ = decide(placement.group, [], labelled, time, isDue: isDue, isResting: isResting)
    }
    guard isDue else { return }
    surveyed = current
    lastDecision = time
  }

  /// Decides over a group, and gives it the faces it is bound for.
  private func decide(
    _ group: GlassGroup, _ readings: [GlassReading], _ labelled: Set<Int>, _ time: Double,
    isDue: Bool, isResting: Bool
  ) -> GlassGroup {
    guard let key = GlassPlacement.key(of: group) else { return group }
    let appearance = group.appearance
    let known = containers[key].flatMap { $0.appearance == appearance ? $0 : nil }
    let decision: GlassDecision
    if let known, !isDue {
      decision = GlassDecision(
        readings, appearance: appearance, labelled: labelled, isDark: known.isDark)
    } else {
      decision = GlassDecision(
        readings, appearance: appearance, labelled: labelled,
        previous: isResting ? nil : known?.isDark)
    }
    containers[key] = Decided(appearance: appearance, isDark: decision.isDark)
    var targets: [Int: GlassFace] = [:]
    for shape in group.shapes {
      var face = decision.faces[shape.id] ?? GlassFace(isDark: appearance.isDark)
      // Out of the window nothing is known.
      face.unrest = face.unrest ?? 1
      if let passage = passages[shape.id], known != nil {
        if isDue { passages[shape.id] = passage.turned(to: face, at: time) }
      } else {
        passages[shape.id] = FacePassage(face)
      }
      targets[shape.id] = passages[shape.id]?.target
    }
    return group.resolving(targets)
  }

  private func forgetAllBut(_ placements: [GlassPlacement]) {
    let keys = Set(placements.map(\.key))
    let ids = Set(placements.flatMap { $0.group.shapes.map(\.id) })
    containers = containers.filter { keys.contains($0.key) }
    passages = passages.filter { ids.contains($0.key) }
  }
}
