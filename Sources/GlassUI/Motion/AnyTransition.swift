import DisplayList

/// How a view comes and goes.
public struct AnyTransition: Sendable {
  /// What the transition looks like at `presence` (0 gone, 1 there).
  let effect: @MainActor (_ isRemoval: Bool, _ presence: Double, _ item: Item) -> LayerEffect
  var animation: Animation?
  var isIdentity = false

  init(_ effect: @escaping @MainActor (Bool, Double, Item) -> LayerEffect) { self.effect = effect }

  public static let identity: AnyTransition = {
    var transition = AnyTransition { _, _, _ in LayerEffect() }
    transition.isIdentity = true
    return transition
  }()

  public static let opacity = AnyTransition { _, presence, _ in
    LayerEffect(opacity: min(max(presence, 0), 1))
  }

  public static var scale: AnyTransition { scale(scale: 0) }

  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition { _, presence, item in
      let factor = max(scale + (1 - scale) * presence, 0.0001)
      let point = anchor.point(in: item.frame)
      return LayerEffect(
        transform: CGAffineTransform(scaleX: factor, y: factor).about(point))
    }
  }

  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition { _, presence, _ in
      LayerEffect(
        transform: CGAffineTransform(
          translationX: offset.width * (1 - presence), y: offset.height * (1 - presence)))
    }
  }

  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition { _, presence, item in
      let size = item.frame.size
      let away: CGSize =
        switch edge {
        case .top: CGSize(width: 0, height: -size.height)
        case .bottom: CGSize(width: 0, height: size.height)
        case .leading: CGSize(width: -size.width, height: 0)
        case .trailing: CGSize(width: size.width, height: 0)
        }
      return LayerEffect(
        transform: CGAffineTransform(
          translationX: away.width * (1 - presence), y: away.height * (1 - presence)))
    }
  }

  public static var slide: AnyTransition {
    asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))
  }

  public static func push(from edge: Edge) -> AnyTransition {
    let opposite: Edge =
      switch edge {
      case .top: .bottom
      case .bottom: .top
      case .leading: .trailing
      case .trailing: .leading
      }
    return asymmetric(insertion: .move(edge: edge), removal: .move(edge: opposite))
      .combined(with: .opacity)
  }

  public static var blurReplace: AnyTransition {
    AnyTransition { _, presence, item in
      let gone = min(max(1 - presence, 0), 1)
      let factor = 1 - 0.2 * gone
      return LayerEffect(
        transform: CGAffineTransform(scaleX: factor, y: factor)
          .about(CGPoint(x: item.frame.midX, y: item.frame.midY)),
        opacity: 1 - gone, filters: gone > 0 ? [.blur(radius: 10 * gone)] : [])
    }
  }

  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    var transition = AnyTransition { isRemoval, presence, item in
      (isRemoval ? removal : insertion).effect(isRemoval, presence, item)
    }
    transition.isIdentity = insertion.isIdentity && removal.isIdentity
    return transition
  }

  public func combined(with other: AnyTransition) -> AnyTransition {
    let (first, second) = (self, other)
    var transition = AnyTransition { isRemoval, presence, item in
      var a = first.effect(isRemoval, presence, item)
      let b = second.effect(isRemoval, presence, item)
      a.transform = a.transform.concatenating(b.transform)
      a.opacity *= b.opacity
      a.filters += b.filters
      return a
    }
    transition.isIdentity = isIdentity && other.isIdentity
    transition.animation = animation ?? other.animation
    return transition
  }

  public func animation(_ animation: Animation?) -> AnyTransition {
    var copy = self
    copy.animation = animation
    return copy
  }
}

extension CGAffineTransform {
  /// The same map, with `point` where the origin was.
  func about(_ point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}

nonisolated struct TransitionModifier: ViewModifier {
  typealias Body = Never
  let transition: AnyTransition

  @MainActor func _update<V: View>(in node: _ViewNode, content: V) {
    node.wrap(content, make: { TransitionItem($0) }) { $0.given = transition }
  }
}

/// Carries a transition for the item that comes or goes.
@MainActor final class TransitionItem: WrapperItem {
  var given = AnyTransition.opacity
  override var kind: String { "Transition" }
  override var transition: AnyTransition? { given }
  override var wrappedTransition: AnyTransition? { given }
}

extension View {
  nonisolated public func transition(_ transition: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: transition))
  }
}
