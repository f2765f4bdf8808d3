/// A part of a user interface, described by the views it is made of.
///
/// Differences from SwiftUI: one underscored requirement, which composed views never implement.
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Brings `node` to this value: its children, its item, its environment.
  @MainActor @preconcurrency func _update(in node: _ViewNode)
}

extension View {
  @MainActor @preconcurrency public func _update(in node: _ViewNode) {
    node.role = .passthrough
    node.evaluateBody(of: self)
  }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { self }
}

extension View where Body == Never {
  public var body: Never {
    preconditionFailure("\(Self.self) is drawn by the view graph and has no body")
  }
}
