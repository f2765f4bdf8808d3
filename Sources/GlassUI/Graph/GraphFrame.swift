import DisplayList

/// One frame as values: the commands, and the glass in them by name.
package struct GraphFrame {
  package var list: DisplayList
  package var glass: [GlassRecord]

  package init(list: DisplayList, glass: [GlassRecord]) {
    self.list = list
    self.glass = glass
  }
}
