import Foundation
import Testing

@testable import PreviewEngine

@Suite struct ChildProcessTests {
  @Test func largeOutputsArriveWhole() async throws {
    let output = try await ChildProcess.run(
      "/bin/sh", ["-c", "head -c 3000000 /dev/zero; head -c 2000000 /dev/zero >&2; exit 3"])
    #expect(output.standardOutput.count == 3_000_000)
    #expect(output.standardError.count == 2_000_000)
    #expect(output.status == 3)
  }

  @Test func aSignalIsANegativeStatus() async throws {
    let output = try await ChildProcess.run("/bin/sh", ["-c", "kill -9 $$"])
    #expect(output.status == -SIGKILL)
  }

  @Test func standardInputIsEmpty() async throws {
    let output = try await ChildProcess.run("/bin/cat", [])
    #expect(output.standardOutput.isEmpty && output.status == 0)
  }

  @Test func aProgramThatIsNotThereIsNamed() async throws {
    await #expect(
      throws: CompileError.cannotRun(
        program: "/no/program", reason: "No such file or directory")
    ) {
      try await ChildProcess.run("/no/program", [])
    }
  }

  @Test func cancellingEndsARunningProgram() async throws {
    let file = try UserFile("")
    let pipe = file.path + ".fifo"
    #expect(mkfifo(pipe, 0o600) == 0)
    let task = Task {
      try await ChildProcess.run("/bin/sh", ["-c", "echo > '\(pipe)'; exec cat /dev/zero"])
    }
    // The pipe waits for the program; closed before its word is read, it would end the program.
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        let end = open(pipe, O_RDONLY)
        var byte: UInt8 = 0
        _ = read(end, &byte, 1)
        close(end)
        continuation.resume()
      }
    }
    task.cancel()
    await #expect(throws: CompileError.cancelled) { _ = try await task.value }
    withExtendedLifetime(file) {}
  }

  @Test func aCancelledTaskStartsNothing() async throws {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await ChildProcess.run("/bin/cat", ["/dev/zero"])
    }
    await #expect(throws: CompileError.cancelled) { _ = try await task.value }
  }
}
