import Foundation
import Synchronization

/// Starts programs that inherit nothing: no descriptor, no ignored or blocked signal.
///
/// `Process` cannot be used: it takes a program for running as long as a daemon that the program
/// left behind, such as the server of tmux, holds the descriptors that it passes on.
enum Spawn {
  /// Starts a program, found on the path, with its three standard files; answers its process id.
  static func start(
    _ command: [String], environment: [String: String], input: String, output: String,
    errors: String
  ) throws -> pid_t {
    #if canImport(Darwin)
      var files: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var files = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&files)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&files)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&files, 0, input, O_RDONLY | O_NOCTTY, 0)
    posix_spawn_file_actions_addopen(&files, 1, output, O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&files, 2, errors, O_WRONLY, 0)
    var flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    #if canImport(Darwin)
      flags |= POSIX_SPAWN_CLOEXEC_DEFAULT
    #else
      for descriptor: Int32 in 3..<256 { posix_spawn_file_actions_addclose(&files, descriptor) }
    #endif
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(flags))

    var id: pid_t = 0
    let variables = environment.map { "\($0)=\($1)" }
    let program = find(command[0], on: environment["PATH"]) ?? command[0]
    let failure = withCStrings(command) { arguments in
      withCStrings(variables) { posix_spawn(&id, program, &files, &attributes, arguments, $0) }
    }
    guard failure == 0 else { throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .EIO) }
    return id
  }

  /// Where a program is on a path of folders, nil where there is none.
  static func find(_ program: String, on path: String?) -> String? {
    (path ?? "").split(separator: ":").lazy.map { "\($0)/\(program)" }
      .first { access($0, X_OK) == 0 }
  }

  /// Waits for a program; answers its status, 128 and the signal's number where a signal ended it.
  static func waitForEnd(of id: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  /// Waits for a program, and kills it where it takes longer.
  static func waitForEnd(of id: pid_t, seconds: Int) -> (status: Int32, wasKilled: Bool) {
    let wasKilled = Atomic(false)
    let timer = DispatchSource.makeTimerSource()
    timer.schedule(deadline: .now() + .seconds(seconds))
    timer.setEventHandler {
      wasKilled.store(true, ordering: .relaxed)
      kill(id, SIGKILL)
    }
    timer.activate()
    let status = waitForEnd(of: id)
    timer.cancel()
    return (status, wasKilled.load(ordering: .relaxed))
  }

  private static func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = strings.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers + [nil])
  }
}
