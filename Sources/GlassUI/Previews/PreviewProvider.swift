/// A type that provides previews: the form before `#Preview`.
///
///     struct MyView_Previews: PreviewProvider {
///       static var previews: some View { MyView() }
///     }
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder static var previews: Previews { get }
}
