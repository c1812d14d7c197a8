import Foundation

/// A program that ran to its end, and what it said.
struct Subprocess: Sendable {
  let status: Int32
  let output: String
  let errors: String

  /// Runs a program without a terminal and waits for it, off the threads that tests run on.
  ///
  /// - Parameter input: A file for standard input; nothing to read where there is none.
  static func run(
    _ program: String, _ arguments: [String] = [], environment: [String: String] = .hermetic,
    input: String = "/dev/null"
  ) async throws -> Subprocess {
    try await aside { try runBlocking([program] + arguments, environment, input) }
  }

  /// Whether there is such a program on this machine.
  static func isInstalled(_ program: String) -> Bool {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
    }
  }

  private static func runBlocking(
    _ command: [String], _ environment: [String: String], _ input: String
  ) throws -> Subprocess {
    let folder = try TemporaryFolder()
    let output = try folder.write("", to: "output")
    let errors = try folder.write("", to: "errors")
    let id = try Spawn.start(
      command, environment: environment, input: input, output: output.path(),
      errors: errors.path())
    let status = Spawn.waitForEnd(of: id)
    return Subprocess(
      status: status,
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }
}

extension [String: String] {
  /// The environment of every program a test starts: the same whoever runs the tests, with the
  /// program under test first on the path.
  static var hermetic: [String: String] {
    let inherited = ProcessInfo.processInfo.environment
    return [
      "PATH": Products.folder.path() + ":" + (inherited["PATH"] ?? "/usr/bin:/bin"),
      "HOME": NSTemporaryDirectory(),
      "LANG": "C.UTF-8",
      // A crash is still explained, but nobody is asked to press a key.
      "SWIFT_BACKTRACE": "interactive=no",
    ]
  }
}
