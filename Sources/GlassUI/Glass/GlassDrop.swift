import DisplayList

/// One drop of glass on its way to its container's group.
struct GlassDrop {
  var shape: GlassShape
  /// The outline as the shape gives it in any rectangle: for unions.
  var outline: (CGRect) -> _ShapeOutline
  /// Where the glass is drawn when nothing presses it, in points.
  var frame: CGRect
  var kind: String
  var union: GlassName?
  /// How far a press has come, with what it adds.
  var press: GlassPress
  var id: String
  var path: String
  var variantName: String
  var environment: EnvironmentValues
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
      let key = UnionKey(name: name, kind: drop.kind, variant: drop.shape.variant)
      if unions[key] == nil { order.append((drop, key)) }
      unions[key, default: []].append(drop)
    }
    for (drop, key) in order {
      let members = key.flatMap { unions[$0] } ?? []
      if members.count > 1 {
        let (shape, frame) = union(members)
        shapes.append(shape)
        records.append(record(drop, frame: frame, shape))
      } else {
        shapes.append(drop.shape)
        records.append(record(drop, frame: drop.frame, drop.shape))
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
    let kind: String
    let variant: GlassShape.Variant
  }

  /// One analytic shape over the members' bounds; pressed members swell it where they are.
  private static func union(_ members: [GlassDrop]) -> (GlassShape, CGRect) {
    var bounds = members[0].frame
    for member in members.dropFirst() { bounds = bounds.union(member.frame) }
    var shape = members[0].shape
    shape.outline = members[0].outline(bounds).glassOutline
    shape.transform = members[0].press.amount == 0 ? shape.transform : members[0].shape.transform
    shape.transform = .identity
    shape.highlight = 0
    shape.tint = members.lazy.compactMap(\.shape.tint).first
    shape.presence = members.map(\.shape.presence).max() ?? 1
    for member in members {
      shape.highlight = max(shape.highlight, member.shape.highlight * 0.5)
      if let glow = member.shape.glow, glow.intensity > shape.glow?.intensity ?? 0 {
        shape.glow = glow
      }
      guard member.press.amount != 0 else { continue }
      let grown = member.frame.applying(member.press.transform(of: member.frame))
      shape.swellings.append(member.outline(grown).glassOutline)
    }
    return (shape, bounds)
  }

  private static func record(_ drop: GlassDrop, frame: CGRect, _ shape: GlassShape)
    -> GlassRecord.Shape
  {
    GlassRecord.Shape(
      id: drop.id, kind: drop.kind, variant: drop.variantName, tint: shape.tint, frame: frame,
      path: drop.path)
  }
}
