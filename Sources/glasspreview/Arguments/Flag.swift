import PreviewEngine

/// One flag: its name, where it may stand, and what it sets.
struct Flag: Sendable {
  typealias Apply = @Sendable (inout Options, String) throws(UsageError) -> Void

  /// Without the dashes; also the key in `.glasspreview.json`.
  var name: String
  var letter: Character?
  /// What stands for the value in help; nil for a flag that is true or false.
  var placeholder: String?
  var help: String
  /// The variable of the environment that says the same.
  var variable: String?
  /// Whether `.glasspreview.json` may set it.
  var isConfigurable = false
  /// Whether it may stand several times, all of which count.
  var isRepeatable = false
  /// Whether the value names a file, in the configuration relative to that.
  var isPath = false
  var commands: Set<Command>
  var apply: Apply

  func applies(to command: Command) -> Bool { commands.contains(command) }
}
