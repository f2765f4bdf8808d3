/// One preview of a `PreviewProvider`: a view that it lists, with what the view says about itself.
@MainActor struct PreviewPart {
  var view: any View
  var name: String?
  var traits: [PreviewTrait<Preview.ViewTraits>] = []

  /// The views that `view` lists: those of groups and collections, each a preview of its own.
  static func all(of view: any View) -> [PreviewPart] {
    if let list = view as? any PreviewList {
      return list.listedViews.flatMap(all(of:))
    }
    guard let modified = view as? any PreviewSettingCarrier else {
      return [PreviewPart(view: view)]
    }
    guard let setting = modified.setting else {
      // Another modifier stays around its view, which may carry settings below.
      var part = PreviewPart(view: view)
      if let inner = all(of: modified.settledView).first {
        part.name = inner.name
        part.traits = inner.traits
      }
      return [part]
    }
    return all(of: modified.settledView).map { part in
      var part = part
      // The outer setting comes later and counts less, as SwiftUI's inner preferences do.
      part.name = part.name ?? setting.name
      part.traits += [setting.trait].compactMap { $0 }
      return part
    }
  }
}
