import Essentials
import Synchronization

/// Runs a program of the user and gathers what it prints. It has no terminal.
struct CommandOutput {
  private let arguments: [String]
  /// When the program is killed.
  private let limit: Duration
  /// A program that prints more bytes is killed.
  private let maximum: Int
  /// Whether what it prints about its errors is gathered, too.
  private let withErrors: Bool

  init(_ arguments: [String], limit: Duration, maximum: Int, withErrors: Bool = false) {
    self.arguments = arguments
    self.limit = limit
    self.maximum = maximum
    self.withErrors = withErrors
  }

  /// What went wrong with a program.
  struct Failure: Error, Equatable {
    /// Never anything that was printed.
    let reason: String
    /// What it printed until then.
    var output: [UInt8] = []
  }

  /// What it prints until it ends. It is killed when the task that waits for it is cancelled. Throws `Failure`.
  ///
  /// - Parameter input: What the program reads.
  func bytes(reading input: [UInt8] = []) async throws -> [UInt8] {
    let run = CommandRun()
    return try await withTaskCancellationHandler {
      try await BlockingWork.run { try read(input, in: run) }
    } onCancel: {
      run.end()
    }
  }

  private func read(_ input: [UInt8], in run: CommandRun) throws -> [UInt8] {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Self.failure(errno) }
    defer { close(ends[0]) }
    let file = input.isEmpty ? nil : try Self.file(of: input)
    defer { if let file { close(file) } }
    let start = DetachedProcess.start(
      arguments, input: file, output: ends[1], errors: withErrors ? ends[1] : nil)
    close(ends[1])
    switch start {
    case .failure(let error): throw Self.failure(error.code.rawValue)
    case .success(let process):
      run.begin(process)
      defer { run.forget() }
      return try output(of: process, from: ends[0])
    }
  }

  private static func failure(_ code: Int32) -> Failure {
    Failure(reason: String(cString: strerror(code)))
  }

  /// A file without a name, because nobody reads on while a pipe is written to.
  private static func file(of input: [UInt8]) throws -> Int32 {
    var path = Array("/tmp/outpost.XXXXXX\0".utf8CString)
    let file = mkstemp(&path)
    guard file >= 0 else { throw failure(errno) }
    unlink(path)
    var written = 0
    while written < input.count {
      let count = input[written...].withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      guard count > 0 else {
        close(file)
        throw failure(errno)
      }
      written += count
    }
    lseek(file, 0, SEEK_SET)
    return file
  }

  /// What it has started may run on, and hold its output open.
  private func output(of process: DetachedProcess, from descriptor: Int32) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 65_536)
    var isOpen = true
    let last = ContinuousClock.now + limit
    while ContinuousClock.now < last {
      let end = process.end()
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      while isOpen, bytes.count <= maximum, poll(&waiting, 1, end == nil ? 20 : 0) > 0,
        ContinuousClock.now < last
      {
        let count = Essentials.read(descriptor, &part, part.count)
        isOpen = count > 0
        if count > 0 { bytes += part.prefix(count) }
      }
      if bytes.count > maximum {
        if end == nil { kill(process) }
        let size = maximum < 1_000_000 ? "\(maximum / 1000) KB" : "\(maximum / 1_000_000) MB"
        throw Failure(reason: "it printed more than \(size)", output: bytes)
      }
      switch end {
      case .success: return bytes
      case .failure(let failure):
        throw Failure(reason: "it ended with \(failure.status)", output: bytes)
      case nil: if !isOpen { usleep(20_000) }
      }
    }
    kill(process)
    throw Failure(reason: "no result within \(Int(limit / .seconds(1))) s", output: bytes)
  }

  private func kill(_ process: DetachedProcess) {
    process.cutOff()
    _ = process.failureAtEnd()
  }
}

/// A program that runs, or will in a moment, for whoever no longer wants it.
private final class CommandRun: Sendable {
  private struct State {
    var process: DetachedProcess?
    var isOver = false
  }

  // A lock, because a task is cancelled on any thread.
  private let state = Mutex(State())

  func begin(_ process: DetachedProcess) {
    state.withLock {
      if $0.isOver { process.cutOff() }
      $0.process = process
    }
  }

  /// To be called before its number may be another program's.
  func forget() { state.withLock { $0.process = nil } }

  func end() {
    state.withLock {
      $0.process?.cutOff()
      $0.isOver = true
    }
  }
}
