import DisplayList
import Foundation
import Geometry

extension SymbolComposer {
  /// How far a badge's centre stays inside the body's bottom trailing corner, in small-scale units.
  private static let badgeInset = CGSize(width: 5, height: 11)
  /// The diameter of a badge without content, in small-scale units.
  private static let dotDiameter: CGFloat = 26
  /// How much of a badge's radius the sign in it spans.
  private static let signSpan: CGFloat = 0.56
  /// The sign's stroke width over the blended one.
  private static let signWidth: CGFloat = 0.74
  /// A triangle's circle over a disc's.
  private static let triangleGrowth: CGFloat = 1.12
  /// How far a triangle's circle lies below a disc's, over its radius.
  private static let triangleDrop: CGFloat = 0.3

  /// `body` with the badge cut into it and drawn at its corner, or `nil` without such a badge.
  func badge(
    _ badge: SymbolName.Badge, on body: [SymbolPart], of name: SymbolName
  ) -> [SymbolPart]? {
    let ink = body.regularInk
    guard !ink.isNull else { return body }
    let slots = skeleton(name.enclosure ?? name.base)
    let isDot = badge.content.isEmpty
    let corner =
      isDot
      ? CGPoint(x: ink.maxX - Self.dotDiameter / 4, y: ink.minY + Self.dotDiameter / 4)
      : CGPoint(x: ink.maxX - Self.badgeInset.width, y: ink.maxY - Self.badgeInset.height)
    let slot = isDot ? slots?.dotSlot : slots?.badgeSlot
    let place = SkeletonSlot(
      center: slot?.center ?? corner,
      radius: (isDot ? Self.dotDiameter : SymbolUnits.badgeDiameter) / 2)
    guard let parts = parts(of: badge, in: place) else { return nil }
    let levelled = body.with(level: 1)
    return levelled + parts.silhouette(gap: SymbolUnits.gap).with(piece: .badge)
      + parts.with(piece: .badge)
  }

  private func parts(of badge: SymbolName.Badge, in place: SkeletonSlot) -> [SymbolPart]? {
    if badge.content.isEmpty { return [disc(place)].colored(.red) }
    guard let name = parse(badge.content), let content = skeleton(name.base) else { return nil }
    switch badge.shape {
    case .triangle:
      return triangle(around: content, in: place)
    case .circle where content.isLinear:
      let inside = SkeletonSlot(center: place.center, radius: place.radius * Self.signSpan)
      return [disc(place)].colored(content.surroundingColor) + sign(content, in: inside)
    case .circle:
      var name = name
      name.isFilled = name.isFilled || (name.enclosure == nil && content.isFillable)
      guard let parts = body(of: name) else { return nil }
      return fitted(parts, isLinear: false, into: place)
    }
  }

  private func triangle(around content: Skeleton, in place: SkeletonSlot) -> [SymbolPart]? {
    guard let triangle = skeleton("triangle"), let slot = triangle.contentSlot else { return nil }
    // A triangle fills less of its circle than a disc and lies high in it.
    let circle = SkeletonSlot(
      center: CGPoint(x: place.center.x, y: place.center.y + place.radius * Self.triangleDrop),
      radius: place.radius * Self.triangleGrowth)
    let outline = triangle.parts(isFilled: true)
    let reach = outline.regularReach
    let scale = circle.radius / reach.radius
    let inside = SkeletonSlot(
      center: CGPoint(
        x: circle.center.x + (slot.center.x - reach.center.x) * scale,
        y: circle.center.y + (slot.center.y - reach.center.y) * scale),
      radius: slot.radius * scale)
    let color = triangle.surroundingColor ?? content.surroundingColor
    return fitted(outline, isLinear: false, into: circle).colored(color)
      + sign(content, in: inside)
  }

  private func disc(_ place: SkeletonSlot) -> SymbolPart {
    // The stroke's outer edge is the badge's at the regular weight.
    let radius = place.radius - SymbolUnits.fileStrokeWidth / 2
    var path = Path()
    path.addClosedEllipse(center: place.center, radii: CGSize(width: radius, height: radius))
    return SymbolPart(path: path, isSolid: true, widthFactor: 1, isThin: true)
  }

  private func sign(_ content: Skeleton, in slot: SkeletonSlot) -> [SymbolPart] {
    let parts = content.parts(isFilled: content.isFillable)
    let placed = fitted(parts, isLinear: true, into: slot).map { part in
      var part = part
      part.widthFactor = min(part.widthFactor, Self.signWidth)
      part.isThin = true
      return part
    }
    return coloring == .colors && content.surroundingColor != nil
      ? placed.colored(.white) : placed.inverted
  }
}
