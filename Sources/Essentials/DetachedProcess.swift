/// A program that runs beside this one: the keys of the terminal do not end it, and its output does not get there.
public struct DetachedProcess: Sendable {
  #if canImport(Darwin)
    private typealias Files = posix_spawn_file_actions_t?
    private typealias Attributes = posix_spawnattr_t?
    private static var unset: (Files, Attributes) { (nil, nil) }
  #else
    private typealias Files = posix_spawn_file_actions_t
    private typealias Attributes = posix_spawnattr_t
    private static var unset: (Files, Attributes) { (Files(), Attributes()) }
  #endif

  private let process: pid_t

  /// Starts a program, which is looked for where shells look for it.
  ///
  /// - Parameters:
  ///   - complaints: The file that is there to hold what the program says of its errors.
  ///   - input: What it reads; nothing without.
  ///   - output: Where its answer goes; nowhere without.
  ///   - errors: Where what it says of its errors goes, in place of `complaints`.
  public static func start(
    _ arguments: [String], complaints: String = "/dev/null", input: Int32? = nil,
    output: Int32? = nil, errors: Int32? = nil
  ) -> Result<DetachedProcess, POSIXError> {
    var (files, attributes) = unset
    posix_spawn_file_actions_init(&files)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&files)
      posix_spawnattr_destroy(&attributes)
    }
    separate(&files, &attributes, complaints)
    if let input { posix_spawn_file_actions_adddup2(&files, input, STDIN_FILENO) }
    if let output { posix_spawn_file_actions_adddup2(&files, output, STDOUT_FILENO) }
    if let errors { posix_spawn_file_actions_adddup2(&files, errors, STDERR_FILENO) }
    var argv = arguments.map { strdup($0) } + [nil]
    defer { for word in argv { free(word) } }
    var process: pid_t = 0
    let error = arguments[0].withCString {
      posix_spawnp(&process, $0, &files, &attributes, &argv, environ)
    }
    guard error != 0 else { return .success(DetachedProcess(process: process)) }
    return .failure(POSIXError(POSIXErrorCode(rawValue: error) ?? .EINVAL))
  }

  /// Waits until the program ends, which may be hours, and releases what the system keeps of it.
  ///
  /// - Returns: Its status, or the signal that ended it; nil where all went well.
  public func failureAtEnd() -> String? {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return nil }
    }
    return Self.failure(status)
  }

  /// Looks whether the program has ended, once; what the system keeps of it is then gone.
  ///
  /// - Returns: Nil while it runs, else a success, or its status or signal.
  public func end() -> Result<Void, Failure>? {
    var status: Int32 = 0
    guard waitpid(process, &status, WNOHANG) == process else { return nil }
    return Self.failure(status).map { .failure(Failure(status: $0)) } ?? .success(())
  }

  /// The status of a program that failed, or the signal that ended it.
  public struct Failure: Error {
    public let status: String
  }

  /// Ends it at once, with what it has started. It is still to be waited for.
  public func cutOff() { _ = kill(-process, SIGKILL) }

  private static func failure(_ status: Int32) -> String? {
    let signal = status & 0x7f
    if signal != 0 { return "signal \(signal)" }
    let code = status >> 8 & 0xff
    return code == 0 ? nil : "\(code)"
  }

  /// Nothing of this terminal, of the files that are open here and of the signals that are held back is left to it.
  private static func separate(
    _ files: inout Files, _ attributes: inout Attributes, _ complaints: String
  ) {
    // Some were open before this program began, which knows nothing of them.
    for name in (try? FileManager.default.contentsOfDirectory(atPath: "/dev/fd")) ?? [] {
      if let descriptor = Int32(name), descriptor > STDERR_FILENO {
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      }
    }
    for (descriptor, path) in zip(Int32(0)..., ["/dev/null", "/dev/null", complaints]) {
      posix_spawn_file_actions_addopen(&files, descriptor, path, O_RDWR | O_NOCTTY, 0)
    }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
  }
}
