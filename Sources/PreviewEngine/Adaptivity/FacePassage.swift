import DisplayList

/// A drop's face on its way from one to another.
struct FacePassage {
  private let origin: GlassFace
  let target: GlassFace
  private let start: Double

  /// There already.
  init(_ face: GlassFace) {
    origin = face
    target = face
    start = -.infinity
  }

  private init(from origin: GlassFace, to target: GlassFace, start: Double) {
    self.origin = origin
    self.target = target
    self.start = start
  }

  /// The part of the passage in which a label changes (T).
  private static let crossing = 0.3

  /// Slow at both ends.
  private static func eased(_ t: Double) -> Double { t * t * (3 - 2 * t) }

  /// On to another face, from what is seen now.
  @MainActor func turned(to face: GlassFace, at time: Double) -> FacePassage {
    face == target ? self : FacePassage(from: self.face(at: time), to: face, start: time)
  }

  @MainActor func face(at time: Double) -> GlassFace {
    let t = min(max((time - start) / GlassAdaptation.duration, 0), 1)
    if t >= 1 { return target }
    var face = origin.mixed(with: target, Self.eased(t))
    // A label is grey on grey halfway, so it hurries past.
    let crossing = min(max((t - 0.5) / Self.crossing + 0.5, 0), 1)
    face.label = origin.label + (target.label - origin.label) * Self.eased(crossing)
    return face
  }

  @MainActor func isOver(at time: Double) -> Bool {
    origin == target || time >= start + GlassAdaptation.duration
  }
}
