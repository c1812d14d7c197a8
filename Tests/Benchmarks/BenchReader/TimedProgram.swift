import Foundation
import Measuring

/// A program that runs to its end without a terminal, and is timed.
enum TimedProgram {
  /// Where a program is on the path; nil where it is not installed.
  static func find(_ name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map {
      "\($0)/\(name)"
    }
    .first(where: FileManager.default.isExecutableFile(atPath:))
  }

  /// The seconds of the whole process; nil where it failed.
  static func seconds(
    _ program: String, _ arguments: [String], variables: [String: String] = [:]
  ) -> Double? {
    let argv = ([program] + arguments).map { strdup($0) }
    let environment = variables.map { strdup("\($0)=\($1)") }
    defer { for word in argv + environment { free(word) } }
    #if canImport(Darwin)
      var files: posix_spawn_file_actions_t?
    #else
      var files = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    for file in 0...2 as ClosedRange<Int32> {
      posix_spawn_file_actions_addopen(&files, file, "/dev/null", O_RDWR, 0)
    }
    var process: pid_t = 0
    var status: Int32 = 0
    // `Process` looks only every 50 ms whether it has ended.
    let start = Stopwatch.wall
    guard posix_spawn(&process, program, &files, nil, argv + [nil], environment + [nil]) == 0,
      waitpid(process, &status, 0) == process, status == 0
    else { return nil }
    return Stopwatch.wall - start
  }
}
