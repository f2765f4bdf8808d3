/// A view that stands for several views.
@MainActor protocol PreviewList {
  var listedViews: [any View] { get }
}

extension Group: PreviewList where Content: View {
  var listedViews: [any View] { [content] }
}

extension TupleView: PreviewList {
  var listedViews: [any View] {
    var views: [any View] = []
    for view in repeat each content { views.append(view) }
    return views
  }
}

extension ForEach: PreviewList where Content: View {
  var listedViews: [any View] { data.map { content($0) } }
}

extension AnyView: PreviewList {
  var listedViews: [any View] { [view] }
}

extension Optional: PreviewList where Wrapped: View {
  var listedViews: [any View] { map { [$0] } ?? [] }
}

extension _ConditionalContent: PreviewList {
  var listedViews: [any View] {
    switch storage {
    case .trueContent(let view): [view]
    case .falseContent(let view): [view]
    }
  }
}
