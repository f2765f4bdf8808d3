import Foundation

let code: ExitCode
do {
  code = await (try ArgumentParser().parse(Array(CommandLine.arguments.dropFirst()))).run()
} catch {
  Console.complain("\(error)")
  code = error.exitCode
}
exit(code.rawValue)
