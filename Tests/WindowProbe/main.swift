import Foundation
import X11Host

// A window over a frame source of its own, for the tests of X11Host and nothing else.

func say(_ line: String, to descriptor: Int32) {
  let bytes = Array((line + "\n").utf8)
  _ = write(descriptor, bytes, bytes.count)
}

var configuration = Window.Configuration(title: "Prüfung ✓", size: CGSize(width: 160, height: 120))
var options = ProbeSource.Options()
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
  switch argument {
  case "--size":
    let sides = (arguments.popFirst() ?? "").split(separator: "x").compactMap { Double($0) }
    if sides.count == 2 { configuration.size = CGSize(width: sides[0], height: sides[1]) }
  case "--scale":
    configuration.scale = arguments.popFirst().flatMap { Double($0) }.map { CGFloat($0) }
  case "--duration": options.duration = arguments.popFirst().flatMap { Double($0) } ?? 0
  case "--put-image": configuration.forcesPutImage = true
  case "--timer": configuration.forcesTimer = true
  case "--log-events": options.logsEvents = true
  case "--log-times": options.logsTimes = true
  case "--slow": options.isSlow = true
  case "--press-later": options.pressesLater = true
  default:
    say("unknown argument \(argument)", to: 2)
    exit(64)
  }
}

let source = ProbeSource(options) { say($0, to: 1) }
let window: Window
do {
  window = try Window(showing: source, configuration: configuration)
} catch {
  say("error: \(error)", to: 2)
  exit(69)
}
// Two keys are the probe's own: one closes it, one starts again.
window.keyHandler = { key in
  switch (key.key, key.phase) {
  case (.character("q"), .down): window.close()
  case (.character("r"), .down):
    window.show(ProbeSource(options) { say($0, to: 1) })
    window.title = "again"
  default: return false
  }
  return true
}
if options.pressesLater {
  Task {
    try await Task.sleep(for: .milliseconds(1))
    source.press(true)
  }
}
let ending = window.run()
if let message = ending.message { say("error: \(message)", to: 2) }
exit(ending.exitCode)
