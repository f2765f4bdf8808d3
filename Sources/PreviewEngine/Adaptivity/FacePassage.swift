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

  /// On to another face, from what is seen now.
  @MainActor func turned(to face: GlassFace, at time: Double) -> FacePassage {
    face == target ? self : FacePassage(from: self.face(at: time), to: face, start: time)
  }

  @MainActor func face(at time: Double) -> GlassFace {
    let t = min(max((time - start) / GlassAdaptation.duration, 0), 1)
    // Slow at both ends.
    return origin.mixed(with: target, t * t * (3 - 2 * t))
  }

  @MainActor func isOver(at time: Double) -> Bool {
    origin == target || time >= start + GlassAdaptation.duration
  }
}
