import Cells
import Dispatch
import Terminal

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Draws one frame and then ends in the way its argument names, or does what keys and signals ask.
@main struct TerminalCrasher {
  static func main() async throws {
    let terminal: Terminal
    do {
      terminal = try Terminal()
      try terminal.take()
    } catch {
      print(error)
      exit(2)
    }
    // The main actor now runs on another thread than the one that the terminal was made on.
    await Task.yield()
    draw("READY", on: terminal)
    let message = "said on standard error\n"
    _ = write(STDERR_FILENO, message, message.utf8.count)
    let way = CommandLine.arguments.dropFirst().first ?? ""
    // Where one asks while another is not yet handled, the two are one. The program needs five.
    if way.hasPrefix("stuck") { getStuck(signals: way == "stuck hang" ? 500 : 1) }
    try end(way, on: terminal)
    for await event in events(of: terminal) {
      draw("\(event)", on: terminal)
      switch event {
      case .key(KeyPress("z", modifiers: .control)), .suspend: terminal.suspend()
      case .key(KeyPress("l", modifiers: .control)): terminal.repaint()
      case .key(KeyPress("m")): terminal.isMouseOn.toggle()
      case .key(KeyPress("q")), .endOfInput:
        terminal.close()
        exit(0)
      case .terminate(let signal) where way == "stuck":
        terminal.die(of: signal)
      case .terminate(let signal):
        terminal.close()
        print("asked to end by \(signal)")
        exit(128 + signal)
      case .key, .mouse, .paste, .focus, .resize, .resumed: break
      }
    }
  }

  private static func events(of terminal: Terminal) -> AsyncStream<Event> {
    AsyncStream { continuation in
      terminal.start { for event in $0 { continuation.yield(event) } }
    }
  }

  private static var row = 0

  /// Draws a text on a row that was empty before, so that it is written whole.
  private static func draw(_ text: String, on terminal: Terminal) {
    var frame = CellBuffer(size: terminal.size)
    row = (row + 1) % max(1, terminal.size.height)
    frame.put(text, at: Point(x: 2, y: row), style: Style(foreground: .palette(2)))
    terminal.present(frame, changes: CellDiff(from: nil, to: frame), cursor: nil)
  }

  /// Fills the terminal, which nobody reads, until it takes no more. Some time later a signal asks to end.
  private static func getStuck(signals: Int) {
    let terminal = open(ttyname(STDOUT_FILENO), O_WRONLY | O_NONBLOCK | O_NOCTTY)
    for _ in 0..<10 {
      while write(terminal, "                ", 16) > 0 || write(terminal, " ", 1) > 0 {}
      usleep(10_000)
    }
    close(terminal)
    for time in 1...signals {
      DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(100 * time)) {
        kill(getpid(), SIGTERM)
      }
    }
  }

  private static func end(_ way: String, on terminal: Terminal) throws {
    switch way {
    case "trap": fatalError("the trap that was asked for")
    case "index": print([1, 2, 3][Int(getpid())])
    case "segv": raise(SIGSEGV)
    case "fault": UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
    case "overflow": print(depth(of: 1))
    case "abort": abort()
    case "exit": exit(3)
    case "stuck": draw("never seen", on: terminal)
    case "stuck hang": while true { draw("never seen", on: terminal) }
    case "stuck abort": abort()
    case "throw": throw TerminalError.lost
    default: return
    }
  }

  /// Calls itself until the stack is used up.
  private static func depth(of start: Int) -> Int {
    start == 0 ? 0 : depth(of: start + 1) + depth(of: start + 2)
  }
}
