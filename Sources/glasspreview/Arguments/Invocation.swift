/// A command line, understood.
struct Invocation: Hashable {
  var command: Command
  var operands: [String]
  var options: Options
}
