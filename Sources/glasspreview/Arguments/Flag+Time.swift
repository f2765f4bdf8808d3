import Foundation
import PreviewEngine

extension Flag {
  /// The commands that do steps, which need no window.
  private static let scripted: Set<Command> = [.snapshot, .film, .record, .dump]

  static let time: [Flag] = [
    Flag(
      name: "do", placeholder: "STEP",
      help: "Does something first: 'click \"Add\"', 'advance 200ms'. See 'help steps'.",
      isRepeatable: true, commands: scripted
    ) { options, value throws(UsageError) in
      do throws(StepError) { options.steps += try Step.parse(value) } catch {
        throw .badStep(flag: "--do", error)
      }
    },
    Flag(
      name: "script", placeholder: "FILE", help: "Does the steps of a file, one a line.",
      isRepeatable: true, commands: scripted
    ) { options, value throws(UsageError) in
      let text: String
      do { text = try String(contentsOfFile: value, encoding: .utf8) } catch {
        throw .unreadable(path: value, reason: FileReason.unreadable(value))
      }
      do throws(StepError) { options.steps += try Step.parse(text) } catch {
        throw .badStep(flag: value, error)
      }
    },
    Flag(
      name: "at", placeholder: "TIME",
      help: "The time after the last step, as 120ms or 0.5s; otherwise when nothing moves.",
      commands: [.snapshot, .dump]
    ) { options, value throws(UsageError) in
      options.at = try FlagValue.duration(value, "--at")
    },
    Flag(
      name: "from", placeholder: "TIME", help: "The time of the first picture; 0 if not given.",
      commands: [.film, .record]
    ) { options, value throws(UsageError) in
      options.from = try FlagValue.duration(value, "--from")
    },
    Flag(
      name: "to", placeholder: "TIME", help: "The time of the last picture.", commands: [.film]
    ) { options, value throws(UsageError) in
      options.to = try FlagValue.duration(value, "--to")
    },
    Flag(
      name: "frames", placeholder: "N", help: "How many pictures, both ends included; 8.",
      commands: [.film]
    ) { options, value throws(UsageError) in
      options.frames = try FlagValue.integer(value, "--frames", in: 1...1000)
    },
    Flag(
      name: "fps", placeholder: "N", help: "Pictures per second; 60.", commands: [.record]
    ) { options, value throws(UsageError) in
      options.framesPerSecond = try FlagValue.number(value, "--fps", in: 1...1000)
    },
    Flag(
      name: "for", placeholder: "TIME", help: "How long.", commands: [.record]
    ) { options, value throws(UsageError) in
      options.duration = try FlagValue.duration(value, "--for")
    },
  ]
}
