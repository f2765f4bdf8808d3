/// What a behavior keeps in its node between measurements.
package protocol LayoutStorage: AnyObject {
  /// The node, its behavior or something below it has changed.
  func invalidate()
}
