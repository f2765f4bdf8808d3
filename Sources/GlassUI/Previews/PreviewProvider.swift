/// A type that provides previews: the form before `#Preview`.
///
///     struct MyView_Previews: PreviewProvider {
///       static var previews: some View { MyView() }
///     }
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder static var previews: Previews { get }
}

extension PreviewProvider {
  /// An entry for each view that the provider lists, named by the view or after the provider.
  public static func _entries(
    name: String, fileID: String, line: Int, column: Int
  ) -> [PreviewEntry] {
    let parts = PreviewPart.all(of: previews)
    return parts.enumerated().map { index, part in
      let fallback = parts.count == 1 ? name : "\(name) \(index + 1)"
      return PreviewEntry(
        name: part.name ?? fallback, fileID: fileID, line: line, column: column,
        traits: part.traits
      ) {
        let parts = PreviewPart.all(of: previews)
        return index < parts.count ? parts[index].view : EmptyView()
      }
    }
  }
}
