import Essentials

/// Runs a program of the user and gathers what it prints. It has no terminal.
struct CommandOutput {
  private let arguments: [String]
  /// When the program is killed.
  private let limit: Duration
  /// What it prints beyond so many bytes is left out.
  private let maximum: Int

  init(_ arguments: [String], limit: Duration, maximum: Int) {
    self.arguments = arguments
    self.limit = limit
    self.maximum = maximum
  }

  /// What it prints until it ends. Blocks until then.
  ///
  /// - Parameters:
  ///   - input: What the program reads.
  ///   - fault: Makes the error that is thrown of what went wrong, which is never anything that was printed.
  func read(input: [UInt8] = [], _ fault: (_ reason: String) -> PostsError) throws -> [UInt8] {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw fault(String(cString: strerror(errno))) }
    defer { close(ends[0]) }
    let file = input.isEmpty ? nil : try Self.file(of: input, fault)
    defer { if let file { close(file) } }
    let start = DetachedProcess.start(arguments, input: file, output: ends[1])
    close(ends[1])
    switch start {
    case .failure(let error): throw fault(String(cString: strerror(error.code.rawValue)))
    case .success(let process):
      if let bytes = try output(of: process, from: ends[0], fault) { return bytes }
      process.cutOff()
      _ = process.failureAtEnd()
      throw fault("no result within \(Int(limit / .seconds(1))) s")
    }
  }

  /// A file without a name, because nobody reads on while a pipe is written to.
  private static func file(of input: [UInt8], _ fault: (String) -> PostsError) throws -> Int32 {
    var path = Array("/tmp/outpost.XXXXXX\0".utf8CString)
    let file = mkstemp(&path)
    guard file >= 0 else { throw fault(String(cString: strerror(errno))) }
    unlink(path)
    var written = 0
    while written < input.count {
      let count = input[written...].withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      guard count > 0 else {
        close(file)
        throw fault(String(cString: strerror(errno)))
      }
      written += count
    }
    lseek(file, 0, SEEK_SET)
    return file
  }

  /// Nil where it does not end in time. What it has started may run on, and hold its output open.
  private func output(
    of process: DetachedProcess, from descriptor: Int32, _ fault: (String) -> PostsError
  ) throws -> [UInt8]? {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 65_536)
    var isOpen = true
    let last = ContinuousClock.now + limit
    while ContinuousClock.now < last {
      let end = process.end()
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      while isOpen, poll(&waiting, 1, end == nil ? 20 : 0) > 0, ContinuousClock.now < last {
        let count = Essentials.read(descriptor, &part, part.count)
        isOpen = count > 0
        if count > 0, bytes.count < maximum { bytes += part.prefix(count) }
      }
      switch end {
      case .success: return bytes
      case .failure(let failure): throw fault("it ended with \(failure.status)")
      case nil: if !isOpen { usleep(20_000) }
      }
    }
    return nil
  }
}
