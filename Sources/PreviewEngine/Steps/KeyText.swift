/// Reads keys: `return`, `f5`, `control+s`.
enum KeyText {
  /// The names of the keys that enter no character.
  static let names = [
    "space", "return", "tab", "escape", "delete", "deleteForward", "home", "end", "pageUp",
    "pageDown", "left", "right", "up", "down",
  ]

  static func parse(_ text: String) -> (KeyEvent.Key, KeyEvent.Modifiers)? {
    var modifiers: KeyEvent.Modifiers = []
    var rest = text[...]
    // A plus that ends the text is the key itself.
    while let plus = rest.dropLast().firstIndex(of: "+") {
      guard let modifier = modifier(rest[..<plus].lowercased()) else { return nil }
      modifiers.insert(modifier)
      rest = rest[rest.index(after: plus)...]
    }
    return key(rest).map { ($0, modifiers) }
  }

  private static func modifier(_ name: String) -> KeyEvent.Modifiers? {
    switch name {
    case "shift": .shift
    case "control", "ctrl": .control
    case "option", "alt": .option
    case "command", "cmd", "super": .command
    default: nil
    }
  }

  private static func key(_ name: Substring) -> KeyEvent.Key? {
    if name.count == 1, let character = name.first { return .character(character) }
    let name = name.lowercased()
    if name.hasPrefix("f"), let number = Int(name.dropFirst()), (1...24).contains(number) {
      return .function(number)
    }
    return switch name {
    case "space": .space
    case "return", "enter": .return
    case "tab": .tab
    case "escape", "esc": .escape
    case "delete", "backspace": .delete
    case "deleteforward": .deleteForward
    case "home": .home
    case "end": .end
    case "pageup": .pageUp
    case "pagedown": .pageDown
    case "left": .left
    case "right": .right
    case "up": .up
    case "down": .down
    default: nil
    }
  }
}
