import DisplayList
import Geometry

/// A group of glass in a display list, with the way from its points to the window's.
struct GlassPlacement {
  /// Tells groups apart over time.
  enum Key: Hashable {
    case container(String)
    case shape(Int)
  }

  var key: Key
  var group: GlassGroup
  var transform: CGAffineTransform

  static func key(of group: GlassGroup) -> Key? {
    if let container = group.container { return .container(container) }
    return group.shapes.first.map { .shape($0.id) }
  }

  /// The groups in drawing order.
  static func all(in list: DisplayList) -> [GlassPlacement] {
    var found: [GlassPlacement] = []
    func collect(_ commands: [DrawCommand], _ transform: CGAffineTransform) {
      for command in commands {
        switch command {
        case .glass(let group):
          guard let key = key(of: group) else { continue }
          found.append(GlassPlacement(key: key, group: group, transform: transform))
        case .layer(let layer):
          collect(layer.commands, layer.transform.concatenating(transform))
        default: break
        }
      }
    }
    collect(list.commands, .identity)
    return found
  }
}
