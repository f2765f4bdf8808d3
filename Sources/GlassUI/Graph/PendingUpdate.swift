/// Changes of one transaction that wait for the next frame.
struct PendingUpdate {
  var transaction = Transaction()
  /// The nodes whose views are to run again.
  var nodes: [_ViewNode] = []
  /// What takes effect with this update, and not with one before it.
  var changes: [@MainActor () -> Void] = []
}
