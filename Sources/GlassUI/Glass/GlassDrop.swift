import DisplayList

/// One drop of glass on its way to its container's group.
struct GlassDrop {
  var shape: GlassShape
  /// The outline as the shape gives it in any rectangle: for unions.
  var outline: (CGRect) -> _ShapeOutline
  /// Where the glass is drawn when nothing presses it, in points.
  var frame: CGRect
  /// From the coordinates of `frame` to the container's.
  var placement = CGAffineTransform.identity
  var kind: String
  var union: GlassName?
  /// How far a press has come, with what it adds.
  var press: GlassPress
  var id: String
  var path: String
  var variantName: String
  var environment: EnvironmentValues

  var placedFrame: CGRect { frame.applying(placement) }
}

/// The glass of one container as values, for `dump`.
package struct GlassRecord {
  package struct Shape {
    package var id: String
    package var kind: String
    package var variant: String
    package var tint: RGBA?
    package var frame: CGRect
    package var path: String
  }

  package var container: String?
  package var spacing: CGFloat
  package var shapes: [Shape]
  /// In the coordinates of `transform`, which leads to the window's.
  package var group: GlassGroup
  package var transform: CGAffineTransform
}

/// Makes a group of drops: unions become one shape.
enum GlassComposition {
  @MainActor static func compose(
    _ drops: [GlassDrop], spacing: CGFloat, container: String?, environment: EnvironmentValues,
    transform: CGAffineTransform
  ) -> (group: GlassGroup, record: GlassRecord) {
    var shapes: [GlassShape] = []
    var records: [GlassRecord.Shape] = []
    var unions: [UnionKey: [GlassDrop]] = [:]
    var order: [(drop: GlassDrop, key: UnionKey?)] = []
    for drop in drops {
      guard let name = drop.union else {
        order.append((drop, nil))
        continue
      }
      let key = UnionKey(
        name: name, kind: drop.outline(UnionKey.probe).kind, variant: drop.shape.variant)
      if unions[key] == nil { order.append((drop, key)) }
      unions[key, default: []].append(drop)
    }
    for (drop, key) in order {
      let members = key.flatMap { unions[$0] } ?? []
      if members.count > 1 {
        let (shape, frame) = union(members)
        shapes.append(shape)
        records.append(record(drop, frame: frame, kind: outline(of: drop, in: frame).kind, shape))
      } else {
        shapes.append(drop.shape)
        records.append(record(drop, frame: drop.placedFrame, kind: drop.kind, drop.shape))
      }
    }
    // The field is folded in the order of the ids, whatever the order of drawing.
    shapes.sort { $0.id < $1.id }
    let group = GlassGroup(
      spacing: spacing, shapes: shapes, container: container,
      appearance: GlassAppearance(
        isDark: environment.colorScheme == .dark,
        increasesContrast: environment.colorSchemeContrast == .increased,
        reducesTransparency: environment.accessibilityReduceTransparency,
        isWindowActive: environment.isWindowActive))
    return (
      group,
      GlassRecord(
        container: container, spacing: spacing, shapes: records, group: group,
        transform: transform)
    )
  }

  private struct UnionKey: Hashable {
    let name: GlassName
    /// What the shape makes of `probe`: the same kind of shape, whatever the members' sizes.
    let kind: String
    let variant: GlassShape.Variant

    /// So long that a circle is not a capsule, so large that a fixed radius is no half side; points.
    static let probe = CGRect(x: 0, y: 0, width: 40_000, height: 20_000)
  }

  /// The outline of a member's kind over all members: of circles a capsule, as one circle would
  /// leave members uncovered.
  private static func outline(of member: GlassDrop, in bounds: CGRect) -> _ShapeOutline {
    guard member.outline(UnionKey.probe).kind == "circle" else { return member.outline(bounds) }
    return .rounded(
      bounds, RectangleCornerRadii(all: min(bounds.width, bounds.height) / 2), .circular)
  }

  /// One analytic shape over the members' bounds; pressed members swell it where they are.
  private static func union(_ members: [GlassDrop]) -> (GlassShape, CGRect) {
    var bounds = members[0].placedFrame
    for member in members.dropFirst() { bounds = bounds.union(member.placedFrame) }
    var shape = members[0].shape
    shape.outline = outline(of: members[0], in: bounds).glassOutline
    shape.transform = .identity
    shape.highlight = 0
    shape.members = members.dropFirst().map(\.shape.id)
    shape.tint = members.lazy.compactMap(\.shape.tint).first
    shape.presence = members.map(\.shape.presence).max() ?? 1
    for member in members {
      shape.highlight = max(shape.highlight, member.shape.highlight * 0.5)
      if let glow = member.shape.glow, glow.intensity > shape.glow?.intensity ?? 0 {
        shape.glow = glow
      }
      guard member.press.amount != 0 else { continue }
      let frame = member.placedFrame
      let grown = frame.applying(member.press.transform(of: frame))
      shape.swellings.append(member.outline(grown).glassOutline)
    }
    return (shape, bounds)
  }

  private static func record(
    _ drop: GlassDrop, frame: CGRect, kind: String, _ shape: GlassShape
  ) -> GlassRecord.Shape {
    GlassRecord.Shape(
      id: drop.id, kind: kind, variant: drop.variantName, tint: shape.tint, frame: frame,
      path: drop.path)
  }
}
