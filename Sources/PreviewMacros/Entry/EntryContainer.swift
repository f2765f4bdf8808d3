/// The containers of values by key that `@Entry` extends.
enum EntryContainer: String {
  case environmentValues = "EnvironmentValues"
  case transaction = "Transaction"
  case containerValues = "ContainerValues"
  case focusedValues = "FocusedValues"

  /// The protocol that the container's keys conform to.
  var keyProtocol: String {
    switch self {
    case .environmentValues: "GlassUI.EnvironmentKey"
    case .transaction: "GlassUI.TransactionKey"
    case .containerValues: "GlassUI.ContainerValueKey"
    case .focusedValues: "GlassUI.FocusedValueKey"
    }
  }
}
