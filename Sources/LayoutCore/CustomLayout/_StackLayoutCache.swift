/// What the stack layouts keep between calls.
public struct _StackLayoutCache {
  var cache: StackCache
}
