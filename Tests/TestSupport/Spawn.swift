import Foundation
import Synchronization

/// Starts programs that inherit nothing: no descriptor, no ignored or blocked signal.
///
/// `Process` cannot be used: it takes a program for running as long as anything holds its descriptors. That may be
/// a server that the program left behind, or another program that was started at the same moment. And signals
/// that are blocked here are blocked there.
public enum Spawn {
  /// What a standard file of a program is.
  public enum Stream {
    case file(String)
    case descriptor(Int32)

    public static var nothing: Stream { .file("/dev/null") }
  }

  /// Starts a program, found on the path, with its three standard files; returns its process id.
  public static func start(
    _ command: [String], environment: [String: String] = ProcessInfo.processInfo.environment,
    input: Stream = .nothing, output: Stream = .nothing, errors: Stream = .nothing
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
    for (number, stream) in zip(Int32(0)..., [input, output, errors]) {
      let mode = number == 0 ? O_RDONLY | O_NOCTTY : O_WRONLY
      switch stream {
      case .file(let path): posix_spawn_file_actions_addopen(&files, number, path, mode, 0)
      case .descriptor(let own): posix_spawn_file_actions_adddup2(&files, own, number)
      }
    }
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

  /// A pipe, each of whose ends is to be closed once.
  public static func pipe() throws -> (output: Int32, input: Int32) {
    var ends: [Int32] = [0, 0]
    #if canImport(Darwin)
      let isMade = Darwin.pipe(&ends) == 0
    #else
      let isMade = Glibc.pipe(&ends) == 0
    #endif
    guard isMade else { throw POSIXError(.EMFILE) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// Where a program is on a path of folders, nil where there is none.
  public static func find(_ program: String, on path: String?) -> String? {
    (path ?? "").split(separator: ":").lazy.map { "\($0)/\(program)" }
      .first { access($0, X_OK) == 0 }
  }

  /// Waits for a program; returns its status, 128 and the signal's number where a signal ended it.
  @discardableResult
  public static func waitForEnd(of id: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  /// Waits for a program, and kills it where it takes longer.
  public static func waitForEnd(of id: pid_t, seconds: Int) -> (status: Int32, wasKilled: Bool) {
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
