/// A space in which frames can be asked for.
public protocol CoordinateSpaceProtocol: Sendable {
  var coordinateSpace: CoordinateSpace { get }
}

/// A space by kind or by name.
public enum CoordinateSpace: Equatable, Hashable, @unchecked Sendable {
  case global
  case local
  case named(AnyHashable)
}

/// The whole window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

/// A view that was given a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  public let coordinateSpace: CoordinateSpace
  init(_ name: AnyHashable) { coordinateSpace = .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { .init() }
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { .init() }
}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(AnyHashable(name))
  }
}

/// A view's size and place, as the last layout made them; points.
public struct GeometryProxy: Sendable {
  public let size: CGSize
  public let safeAreaInsets: EdgeInsets
  /// The radii concentric with the container; `nil` without one, or when all are 0.
  public let concentricCornerRadii: RectangleCornerRadii?
  private let global: CGRect
  private let named: [NamedFrame]

  struct NamedFrame: @unchecked Sendable {
    let name: AnyHashable
    let frame: CGRect
  }

  @MainActor init(_ item: Item) {
    let target = item.target
    size = target.size
    let outward = item.windowTransform
    global = target.applying(outward)
    let context = item.layout.context
    safeAreaInsets = EdgeInsets(
      top: max(0, context.safeArea.minY - target.minY),
      leading: max(0, context.safeArea.minX - target.minX),
      bottom: max(0, target.maxY - context.safeArea.maxY),
      trailing: max(0, target.maxX - context.safeArea.maxX))
    concentricCornerRadii = Concentricity.radii(of: item)
    var spaces: [NamedFrame] = []
    var outer: Item? = item
    while let current = outer {
      if let space = current as? CoordinateSpaceItem, let name = space.name {
        spaces.append(
          NamedFrame(name: name, frame: space.target.applying(space.windowTransform)))
      }
      outer = current.parent
    }
    named = spaces
  }

  /// A proxy before the first layout.
  init(size: CGSize) {
    self.size = size
    safeAreaInsets = EdgeInsets()
    concentricCornerRadii = nil
    global = CGRect(origin: .zero, size: size)
    named = []
  }

  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .global: return global
    case .local: return CGRect(origin: .zero, size: size)
    case .named(let name):
      guard let space = named.first(where: { $0.name == name }) else { return global }
      return global.offsetBy(dx: -space.frame.minX, dy: -space.frame.minY)
    }
  }
}

nonisolated struct CoordinateSpaceModifier: ViewModifier {
  typealias Body = Never
  let name: AnyHashable

  @MainActor func _update<V: View>(in node: _ViewNode, content: V) {
    node.wrap(content, make: { CoordinateSpaceItem($0) }) { $0.name = name }
  }
}

/// Carries the name of a coordinate space.
@MainActor final class CoordinateSpaceItem: WrapperItem {
  var name: AnyHashable?
  override var kind: String { "CoordinateSpace" }
}

nonisolated struct GeometryChangeModifier<T: Equatable>: ViewModifier {
  typealias Body = Never
  let transform: @Sendable (GeometryProxy) -> T
  let action: (T, T) -> Void

  @MainActor func _update<V: View>(in node: _ViewNode, content: V) {
    node.role = .passthrough
    node.updateChildren { $0.add(content, key: .index(0)) }
    node.afterLayout = { [unowned node, transform, action] in
      guard let item = node.items.first else { return }
      let value = transform(GeometryProxy(item))
      let memory = node.property(1) { Memory<T>() }
      guard memory.value != value else { return }
      let old = memory.value ?? value
      memory.value = value
      action(old, value)
    }
  }
}

/// A view made of its own size.
nonisolated public struct GeometryReader<Content: View>: View {
  public typealias Body = Never
  public var content: (GeometryProxy) -> Content
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  @MainActor public func _update(in node: _ViewNode) {
    let memory = node.property(1) { Memory<GeometryProxy>() }
    let proxy = memory.value ?? GeometryProxy(size: .zero)
    node.container(
      { StackItem($0, kind: "GeometryReader") },
      configure: {
        $0.layout.behavior = GeometryReaderLayout()
      }
    ) { children in
      children.add(node.tracking { content(proxy) }, key: .index(0))
    }
    node.afterLayout = { [unowned node] in
      guard let item = node.items.first else { return }
      let new = GeometryProxy(item)
      if let old = memory.value, old.isSame(as: new) { return }
      memory.value = new
      node.invalidate(Transaction(animation: node.graph.animation))
    }
  }
}

extension GeometryProxy {
  func isSame(as other: GeometryProxy) -> Bool {
    size == other.size && safeAreaInsets == other.safeAreaInsets && global == other.global
      && concentricCornerRadii == other.concentricCornerRadii
  }
}

extension View {
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.nameOrEmpty))
  }
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }

  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform, action: { action($1) }))
  }

  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform, action: action))
  }
}

extension NamedCoordinateSpace {
  var nameOrEmpty: AnyHashable {
    if case .named(let name) = coordinateSpace { name } else { AnyHashable("") }
  }
}
