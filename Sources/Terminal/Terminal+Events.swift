import CNCurses
import Cells

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Terminal {
  /// Starts to deliver events: everything that arrived by one wake-up, in one array, on the main actor.
  /// There may be none, where only `features` changed. An idle terminal wakes nobody. Without a tty there are none.
  public func start(_ onEvents: @escaping @MainActor ([Event]) -> Void) {
    tty?.watch(
      keys: { [weak self] isLate in self?.deliver(onEvents) { $0.readKeys(isLate: isLate) } },
      signals: { [weak self] in self?.deliver(onEvents) { $0.readSignals() } })
  }

  /// Restores the terminal, stops the process as Ctrl-Z does, and takes the terminal again when it goes on.
  /// `.resumed` is delivered then.
  public func suspend() {
    guard let tty, !isClosed else { return }
    awaitAnswers()
    cn_session_leave()
    cn_signals_stop(tty.output)
    guard tty.enter(leave: leaveString) else { return }
    takeAgain()
    isTakenAgain = true
  }

  /// Restores the terminal, lets another program have it until that ends, and takes it again.
  ///
  /// - Parameter input: The path of a file that the program reads; nil for the keys.
  /// - Returns: Why it did not end well; nil where it did.
  public func run(_ arguments: [String], input: String?) -> String? {
    guard let tty, !isClosed, !arguments.isEmpty else { return "there is no terminal" }
    awaitAnswers()
    cn_session_leave()
    var argv = arguments.map { strdup($0) } + [nil]
    defer { for word in argv { free(word) } }
    var status: Int32 = 0
    let error = cn_program_run(tty.output, &argv, input, &status)
    if tty.enter(leave: leaveString) { takeAgain() }
    if error != 0 { return String(cString: strerror(error)) }
    let signal = status & 0x7f
    if signal != 0 { return "it was ended by signal \(signal)" }
    let code = status >> 8 & 0xff
    return code == 0 ? nil : "it ended with \(code)"
  }

  /// Restores the terminal and ends the process by the signal that asked for it, so that whoever started
  /// the process sees why it ended.
  public func die(of signal: Int32) -> Never {
    close()
    cn_signals_die(signal)
  }

  private func deliver(
    _ onEvents: @MainActor ([Event]) -> Void, _ read: (Terminal) -> [Event]
  ) {
    guard !isClosed else { return }
    cn_crash_prepare_thread()
    let known = features
    let events = read(self)
    if let tty { take(tty.keys.takeAnswers()) }
    if !events.isEmpty || features != known { onEvents(events) }
  }

  private func readKeys(isLate: Bool) -> [Event] {
    guard let tty else { return [] }
    var events: [Event] = []
    var isLate = isLate
    // More than this at once is left for the next wake-up, so that a frame is drawn in between.
    for _ in 0..<Self.readsAtOnce {
      switch tty.read() {
      case .bytes(let bytes):
        events += tty.keys.feed(bytes)
        isLate = false
      case .nothing:
        if isLate { return events + tty.keys.flush() }
        tty.waitForRest()
        return events
      case .end:
        tty.stopKeys()
        return events + tty.keys.flush() + [.endOfInput]
      }
    }
    return events
  }

  private func readSignals() -> [Event] {
    var signals: [Int32] = []
    while true {
      let signal = cn_signals_next()
      if signal == 0 { break }
      if !signals.contains(signal) { signals.append(signal) }
    }
    return signals.flatMap(events(for:))
  }

  /// What a signal asks of the program.
  private func events(for signal: Int32) -> [Event] {
    switch signal {
    case SIGWINCH: return resized()
    case SIGTSTP: return [.suspend]
    case SIGCONT:
      guard cn_session_assert() else { return [] }
      if !isTakenAgain { takeAgain() }
      isTakenAgain = false
      return [.resize(size), .resumed]
    default: return [.terminate(signal: signal)]
    }
  }

  private func resized() -> [Event] {
    guard let new = tty?.size, new != size else { return [] }
    canvas.resize(to: new)
    return [.resize(new)]
  }

  /// Sets the modes and draws everything, at the size that the terminal has now.
  private func takeAgain() {
    fitCanvas()
    writeModes()
    repaint()
  }

  /// Gives the canvas the size that the terminal has now.
  func fitCanvas() {
    if let new = tty?.size, new != size { canvas.resize(to: new) }
  }

  private static let readsAtOnce = 64
}
