import Foundation
import TestSupport

/// A program that ran to its end, and what it said.
struct Subprocess: Sendable {
  let status: Int32
  let output: String
  let errors: String

  /// Runs a program without a terminal and waits for it, off the threads that tests run on.
  ///
  /// - Parameters:
  ///   - environment: All that it is told; a new home of its own where none is named.
  ///   - input: A file for standard input; nothing to read where there is none.
  /// - Throws: `SubprocessTimeout` where it did not end, after it was killed.
  static func run(
    _ program: String, _ arguments: [String] = [], environment: [String: String] = .hermetic,
    input: String = "/dev/null"
  ) async throws -> Subprocess {
    try await aside { try runBlocking([program] + arguments, environment, input) }
  }

  /// Whether there is such a program on this machine.
  static func isInstalled(_ program: String) -> Bool {
    Spawn.find(program, on: ProcessInfo.processInfo.environment["PATH"]) != nil
  }

  private static func runBlocking(
    _ command: [String], _ environment: [String: String], _ input: String
  ) throws -> Subprocess {
    let folder = try TemporaryFolder()
    let output = try folder.write("", to: "output")
    let errors = try folder.write("", to: "errors")
    let home = try environment["HOME"] ?? folder.makeFolder("home").path()
    let id = try Spawn.start(
      command, environment: environment.merging(["HOME": home]) { own, _ in own },
      input: .file(input), output: .file(output.path()), errors: .file(errors.path()))
    let end = Spawn.waitForEnd(of: id, seconds: WaitLimit.programSeconds)
    let result = Subprocess(
      status: end.status,
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
    guard !end.wasKilled else { throw SubprocessTimeout(command: command, result: result) }
    return result
  }
}

/// A program did not end, and was killed.
struct SubprocessTimeout: Error {
  let command: [String]
  /// What it had said by then.
  let result: Subprocess
}

extension [String: String] {
  /// The environment of every program a test starts, but for its home: the same whoever runs the
  /// tests, with the program under test first on the path.
  static var hermetic: [String: String] {
    let inherited = ProcessInfo.processInfo.environment
    return [
      "PATH": Products.folder.path() + ":" + (inherited["PATH"] ?? "/usr/bin:/bin"),
      "LANG": "C.UTF-8",
      "OUTPOST_TIMEOUT": inherited["OUTPOST_TIMEOUT"] ?? "600",
      // A crash is still explained, but nobody is asked to press a key.
      "SWIFT_BACKTRACE": "interactive=no",
    ]
  }
}
