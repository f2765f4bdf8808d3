import Foundation

// The main queue is served by the main thread itself: a window's loop does so too, once it runs,
// and so it must not run inside of a block of that queue.
let run = CommandRun(Array(CommandLine.arguments.dropFirst()))
run.start()
while run.outcome == nil {
  _ = RunLoop.main.run(mode: .default, before: .distantFuture)
}
exit(run.finish())
