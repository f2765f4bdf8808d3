import DisplayList

/// A container shape, as the views inside it see it.
final class ContainerShapeReference: @unchecked Sendable {
  weak var item: Item?
  var shape: any Shape

  init(shape: any Shape) { self.shape = shape }

  /// The outline where the container was laid out.
  @MainActor var outlineNow: _ShapeOutline? {
    guard let item else { return nil }
    return shape._outline(in: item.target)
  }

  var outline: _ShapeOutline? { MainActor.assumeIsolated { outlineNow } }
}

/// Radii that keep the distance from a container's corners even.
@MainActor enum Concentricity {
  /// The radii of `item`, concentric with its container; `nil` without one or when all are 0.
  static func radii(of item: Item) -> RectangleCornerRadii? {
    let frame = item.target
    if let reference = item.environment.containerShape {
      guard case .roundedRectangle(let rect, let radii, _)? = reference.outlineNow else {
        if case .ellipse(let rect)? = reference.outlineNow {
          return concentric(
            frame, in: rect, RectangleCornerRadii(all: min(rect.width, rect.height) / 2))
        }
        return nil
      }
      return concentric(frame, in: rect, radii)
    }
    let screen = CGRect(origin: .zero, size: item.graph.size)
    guard item.graph.screenCornerRadii.largest > 0 else { return nil }
    return concentric(frame, in: screen, item.graph.screenCornerRadii)
  }

  private static func concentric(
    _ frame: CGRect, in container: CGRect, _ radii: RectangleCornerRadii
  ) -> RectangleCornerRadii? {
    let result = RectangleCornerRadii.concentric(frame, in: container, radii: radii)
    return result.largest > 0 ? result : nil
  }
}

nonisolated struct ContainerShapeModifier<S: InsettableShape>: ViewModifier {
  typealias Body = Never
  let shape: S

  @MainActor func _update<V: View>(in node: _ViewNode, content: V) {
    let reference = node.property(1) { ContainerShapeReference(shape: shape) }
    reference.shape = shape
    let passed = node.changedEnvironment(memo: ObjectIdentifier(reference)) {
      $0.containerShape = reference
    }
    node.wrap(content, environment: passed, make: { WrapperItem($0) }) { reference.item = $0 }
  }
}

extension View {
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(ContainerShapeModifier(shape: shape))
  }
}
