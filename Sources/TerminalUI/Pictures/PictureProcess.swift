import Dispatch
import Synchronization
import Views

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The program that draws pictures, once: it reads one, answers and ends. It ends earlier when that is cancelled, and
/// when it takes too long.
nonisolated final class PictureProcess: Sendable {
  private enum Stage {
    case waiting
    case running(pid_t)
    /// Killed at its deadline, and not waited for yet.
    case late(pid_t)
    case ended
  }

  private let stage = Mutex(Stage.waiting)

  /// How a program ended.
  enum End: Equatable {
    case status(Int32)
    case signal(Int32)
    /// It took too long, and was killed for that.
    case timeout
    /// It was not started.
    case failure(Int32)
  }

  /// Runs it to its end, which blocks the thread.
  ///
  /// - Parameters:
  ///   - input: What it reads.
  ///   - most: The bytes that an answer may have; of a longer one that many and one more are returned.
  ///   - timeout: After this it is killed.
  func run(
    _ command: [String], input: [UInt8], atMost most: Int, timeout: Duration
  ) -> (end: End, answer: [UInt8]) {
    // A file rather than a pipe: a program that does not read it keeps nobody waiting.
    guard let file = tmpfile() else { return (.failure(errno), []) }
    defer { fclose(file) }
    _ = fcntl(fileno(file), F_SETFD, FD_CLOEXEC)
    let written = fwrite(input, 1, input.count, file)
    guard written == input.count, fflush(file) == 0 else { return (.failure(errno), []) }
    rewind(file)
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return (.failure(errno), []) }
    defer { close(ends[0]) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let failure = start(command, input: fileno(file), output: ends[1])
    close(ends[1])
    guard failure == 0 else { return (.failure(failure), []) }
    let deadline = DispatchSource.makeTimerSource()
    deadline.schedule(deadline: .now() + timeout / .seconds(1))
    deadline.setEventHandler { [self] in killLate() }
    deadline.activate()
    defer { deadline.cancel() }
    let answer = readAll(ends[0], atMost: most + 1)
    if answer.count > most { kill() }
    return (wait(), answer)
  }

  /// Ends it at once, or keeps it from being started.
  func kill() {
    stage.withLock { stage in
      switch stage {
      case .waiting: stage = .ended
      // It is not waited for under the lock before it has ended, so that the number is still its own.
      case .running(let id), .late(let id): _ = sendSignal(id, SIGKILL)
      case .ended: break
      }
    }
  }

  private func killLate() {
    stage.withLock { stage in
      guard case .running(let id) = stage else { return }
      stage = .late(id)
      _ = sendSignal(id, SIGKILL)
    }
  }

  private func start(_ command: [String], input: Int32, output: Int32) -> Int32 {
    stage.withLock { stage in
      guard case .waiting = stage else { return ECANCELED }
      var id: pid_t = 0
      let failure = spawn(command, input: input, output: output, &id)
      stage = failure == 0 ? .running(id) : .ended
      return failure
    }
  }

  private func wait() -> End {
    let id: pid_t
    switch stage.withLock({ $0 }) {
    case .running(let running), .late(let running): id = running
    case .waiting, .ended: return .failure(ECANCELED)
    }
    var information = siginfo_t()
    while waitid(P_PID, id_t(id), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
    return stage.withLock { stage in
      let isLate = if case .late = stage { true } else { false }
      stage = .ended
      var status: Int32 = 0
      while waitpid(id, &status, 0) < 0, errno == EINTR {}
      let signal = status & 0x7F
      if isLate, signal == SIGKILL { return .timeout }
      return signal == 0 ? .status(status >> 8 & 0xFF) : .signal(signal)
    }
  }
}

/// `kill`, by a name that no method here has.
private nonisolated func sendSignal(_ process: pid_t, _ signal: Int32) -> Int32 {
  kill(process, signal)
}

/// Starts a program that has two files and no terminal: the keys of that do not end it.
private nonisolated func spawn(
  _ command: [String], input: Int32, output: Int32, _ id: inout pid_t
) -> Int32 {
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
  posix_spawn_file_actions_adddup2(&files, input, STDIN_FILENO)
  posix_spawn_file_actions_adddup2(&files, output, STDOUT_FILENO)
  posix_spawn_file_actions_addopen(&files, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
  var signals = sigset_t()
  sigemptyset(&signals)
  posix_spawnattr_setsigmask(&attributes, &signals)
  sigfillset(&signals)
  posix_spawnattr_setsigdefault(&attributes, &signals)
  posix_spawnattr_setflags(
    &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
  var words = command.map { strdup($0) } + [nil]
  defer { for word in words { free(word) } }
  return posix_spawn(&id, command[0], &files, &attributes, &words, environ)
}

/// What can be read to the end, or to a limit.
nonisolated func readAll(_ descriptor: Int32, atMost most: Int) -> [UInt8] {
  var bytes: [UInt8] = []
  var part = [UInt8](repeating: 0, count: 65_536)
  while bytes.count < most {
    let count = read(descriptor, &part, min(part.count, most - bytes.count))
    if count > 0 { bytes += part[..<count] } else if count == 0 || errno != EINTR { break }
  }
  return bytes
}
