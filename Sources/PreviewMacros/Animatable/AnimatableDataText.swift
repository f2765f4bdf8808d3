/// The text of `animatableData` for some properties: nested pairs, the last one bare.
struct AnimatableDataText {
  private let properties: [AnimatedProperty]

  init(_ properties: [AnimatedProperty]) {
    self.properties = properties
  }

  var isEmpty: Bool { properties.isEmpty }

  /// Empty without properties: the protocol's own default says that nothing animates.
  func declaration(modifiers: String) -> String {
    guard !isEmpty else { return "" }
    return """
      \(modifiers)var animatableData: \(type(from: 0)) {
      get { \(value(from: 0)) }
      set {
      \(assignments.joined(separator: "\n"))
      }
      }
      """
  }

  private var last: Int { properties.count - 1 }

  private func type(from index: Int) -> String {
    let own = "\(properties[index].type).AnimatableData"
    return index == last ? own : "GlassUI.AnimatablePair<\(own), \(type(from: index + 1))>"
  }

  private func value(from index: Int) -> String {
    let own = "self.\(properties[index].name).animatableData"
    return index == last ? own : "GlassUI.AnimatablePair(\(own), \(value(from: index + 1)))"
  }

  private var assignments: [String] {
    properties.indices.map { index in
      let path = String(repeating: ".second", count: index) + (index == last ? "" : ".first")
      return "self.\(properties[index].name).animatableData = newValue\(path)"
    }
  }
}
