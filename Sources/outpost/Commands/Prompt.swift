import Essentials

/// Asks on the terminal that standard input is; the questions go to standard error, so that they are in no answer.
nonisolated struct Prompt {
  /// Nil where nobody types: standard input is no terminal.
  init?() {
    guard isatty(STDIN_FILENO) == 1, isatty(STDERR_FILENO) == 1 else { return nil }
  }

  /// A line; nil at the end of the input (Ctrl-D).
  func line(_ question: String) -> String? {
    show(question)
    return readLine()
  }

  /// Whether the answer is yes; anything else is no.
  func isConfirmed(_ question: String) -> Bool {
    ["y", "yes"].contains(line(question + " [y/N] ")?.lowercased())
  }

  /// A line that is not shown while it is typed. A program that is ended meanwhile leaves the terminal as it was.
  func secret(_ question: String) -> String? {
    var before = termios()
    guard tcgetattr(STDIN_FILENO, &before) == 0 else { return nil }
    modesBefore = before
    var hidden = before
    hidden.c_lflag &= ~tcflag_t(ECHO)
    let handlers = endings.map { ($0, signal($0, restoreAndEnd)) }
    // A stopped program would show what is typed next.
    let stop = signal(SIGTSTP, SIG_IGN)
    defer {
      tcsetattr(STDIN_FILENO, TCSAFLUSH, &before)
      for (number, handler) in handlers { signal(number, handler) }
      signal(SIGTSTP, stop)
    }
    guard tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden) == 0 else { return nil }
    show(question)
    defer { show("\n") }
    return readLine()
  }

  private func show(_ text: String) {
    try? Descriptor.writeAll(Array(text.utf8), to: STDERR_FILENO)
  }
}

private nonisolated let endings = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
/// For a handler of signals, which can be given nothing; of the one thread that asks.
nonisolated(unsafe) private var modesBefore = termios()

private nonisolated func restoreAndEnd(_ number: Int32) {
  var modes = modesBefore
  tcsetattr(STDIN_FILENO, TCSANOW, &modes)
  signal(number, SIG_DFL)
  raise(number)
}
