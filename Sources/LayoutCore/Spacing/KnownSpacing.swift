/// A container's spacing, kept outside its node because few nodes are containers.
final class KnownSpacing {
  let spacing: ViewSpacing

  init(_ spacing: ViewSpacing) { self.spacing = spacing }
}
