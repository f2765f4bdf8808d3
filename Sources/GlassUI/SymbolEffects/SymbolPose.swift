import DisplayList

/// How effects show a symbol at one instant.
struct SymbolPose: Hashable {
  var scale = 1.0
  /// Radians, clockwise.
  var rotation = 0.0
  /// In ems of the symbol's font.
  var offset = CGSize.zero
  var opacity = 1.0
  /// How far lines are drawn.
  var drawn = 1.0
  /// Of the levels, primary first, or of the layers that stand for an amount.
  var levels = [1.0, 1.0, 1.0]

  var isIdentity: Bool {
    var pose = self
    if levels.allSatisfy({ $0 == 1 }) { pose.levels = SymbolPose().levels }
    return pose == SymbolPose()
  }

  /// Both at once.
  func combined(with other: SymbolPose) -> SymbolPose {
    SymbolPose(
      scale: scale * other.scale, rotation: rotation + other.rotation,
      offset: CGSize(
        width: offset.width + other.offset.width, height: offset.height + other.offset.height),
      opacity: opacity * other.opacity, drawn: drawn * other.drawn,
      levels: (0..<max(levels.count, other.levels.count)).map { index in
        (index < levels.count ? levels[index] : 1)
          * (index < other.levels.count ? other.levels[index] : 1)
      })
  }

  /// - Parameters:
  ///   - anchor: what turning and growing leave in place.
  ///   - em: the size of the symbol's font, in points.
  func effect(about anchor: CGPoint, em: CGFloat) -> LayerEffect {
    LayerEffect(
      transform: CGAffineTransform(scaleX: scale, y: scale)
        .concatenating(CGAffineTransform(rotationAngle: rotation)).about(anchor)
        .concatenating(
          CGAffineTransform(translationX: offset.width * em, y: offset.height * em)),
      opacity: min(max(opacity, 0), 1))
  }

  /// The paints of the levels, as far as each is seen.
  func paints(_ paints: [Paint]) -> [Paint] {
    guard levels.contains(where: { $0 != 1 }), let last = paints.last else { return paints }
    return levels.enumerated().map { index, opacity in
      (index < paints.count ? paints[index] : last).multiplyingAlpha(by: opacity)
    }
  }
}

extension Paint {
  fileprivate func multiplyingAlpha(by k: Double) -> Paint {
    func faded(_ stops: [Stop]) -> [Stop] {
      stops.map { Stop(color: $0.color.multiplyingAlpha(by: k), location: $0.location) }
    }
    switch self {
    case .color(let color): return .color(color.multiplyingAlpha(by: k))
    case .linearGradient(let stops, let start, let end):
      return .linearGradient(faded(stops), start: start, end: end)
    case .radialGradient(let stops, let center, let start, let end):
      return .radialGradient(faded(stops), center: center, startRadius: start, endRadius: end)
    case .angularGradient(let stops, let center, let start, let end):
      return .angularGradient(faded(stops), center: center, start: start, end: end)
    case .glassLabel(var label):
      label.onLight = label.onLight.multiplyingAlpha(by: k)
      label.onDark = label.onDark.multiplyingAlpha(by: k)
      return .glassLabel(label)
    }
  }
}
