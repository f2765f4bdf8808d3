/// One of two views, as `if … else …` builds it.
nonisolated public struct _ConditionalContent<TrueContent: View, FalseContent: View>: View {
  public typealias Body = Never

  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage

  @MainActor public func _update(in node: _ViewNode) {
    node.role = .passthrough
    node.updateChildren { children in
      switch storage {
      case .trueContent(let view): children.add(view, key: .branch(true))
      case .falseContent(let view): children.add(view, key: .branch(false))
      }
    }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  @MainActor @preconcurrency public func _update(in node: _ViewNode) {
    node.role = .passthrough
    node.updateChildren { children in
      if let self { children.add(self, key: .index(0)) }
    }
  }
}
