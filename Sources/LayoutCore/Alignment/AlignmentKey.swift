import Foundation
import Geometry

/// A guide along one axis, by the type that names it.
package struct AlignmentKey: Hashable, Sendable {
  package let id: any AlignmentID.Type
  package let axis: Axis
  /// Set for the guides whose defaults are known without asking `id`.
  let builtIn: BuiltInGuide?

  package init(_ id: any AlignmentID.Type, axis: Axis) {
    self.id = id
    self.axis = axis
    builtIn = nil
  }

  init(_ guide: BuiltInGuide) {
    id = guide.id
    axis = guide.axis
    builtIn = guide
  }

  package static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
    ObjectIdentifier(a.id) == ObjectIdentifier(b.id) && a.axis == b.axis
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }

  /// What a subtree must contain for one of its nodes to set this guide.
  var trait: LayoutTraits {
    guard let builtIn else { return .customGuides }
    return builtIn.isTextBaseline ? .baselines : .frameGuides
  }

  /// The guide of a view of this size that sets none.
  ///
  /// A custom guide that reads other guides sees the plain ones of a view without contents.
  func defaultValue(in size: CGSize) -> CGFloat {
    guard let builtIn else {
      return id.defaultValue(in: ViewDimensions(size: size)).finite(or: 0)
    }
    return builtIn.defaultValue(in: size)
  }
}
