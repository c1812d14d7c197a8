import CNCurses
import Cells

/// The two ends of the terminal, and what waits on them.
final class Tty {
  let input: Int32
  let output: Int32
  /// The same terminal as `output`, written to without blocking where it can be opened for that.
  private let sink: Int32
  private let opened: Int32?
  private var signals: Int32 = -1
  private var keyWakeup: Wakeup?
  private var signalWakeup: Wakeup?
  /// Waits for the rest of a key. A task that sleeps would do, but on Linux it wakes the process once a
  /// second from then on.
  private var rest: Wakeup?
  var keys = KeyParser(table: KeyTable { _ in nil })

  /// Finds the terminal, and leaves it as it is.
  init(_ environment: TerminalEnvironment) throws(TerminalError) {
    guard cn_tty_is(environment.output) else { throw .noTerminal }
    output = environment.output
    if cn_tty_is(environment.input) {
      input = environment.input
      opened = nil
    } else {
      input = cn_tty_open(environment.output)
      guard input >= 0 else { throw .noTerminal }
      opened = input
    }
    let own = cn_tty_open_output(environment.output)
    sink = own < 0 ? environment.output : own
  }

  var size: Size? {
    var rows: Int32 = 0
    var columns: Int32 = 0
    guard cn_tty_size(output, &rows, &columns) else { return nil }
    return Size(width: Int(columns), height: Int(rows))
  }

  /// Takes the terminal; its modes now are those that it gets back.
  func enter(leave: [UInt8]) -> Bool {
    cn_crash_install()
    signals = cn_signals_install()
    return leave.withUnsafeBytes {
      cn_session_enter(
        input, sink, $0.baseAddress?.assumingMemoryBound(to: CChar.self), $0.count)
    }
  }

  /// From now on the terminal is restored by these bytes.
  func leave(by bytes: [UInt8]) {
    bytes.withUnsafeBytes {
      cn_session_set_leave($0.baseAddress?.assumingMemoryBound(to: CChar.self), $0.count)
    }
  }

  /// Whether the terminal took all of it.
  func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
    cn_tty_write(sink, bytes.baseAddress, bytes.count)
  }

  /// Calls on the main actor whenever there are keys or signals, and at no other time.
  func watch(
    keys: @escaping @MainActor (_ isLate: Bool) -> Void, signals: @escaping @MainActor () -> Void
  ) {
    keyWakeup = Wakeup(reading: input) { keys(false) }
    rest = Wakeup { keys(true) }
    if self.signals >= 0 { signalWakeup = Wakeup(reading: self.signals, signals) }
  }

  /// Calls for keys once more when the rest of a key is late, where there is one that waits for it.
  func waitForRest() { rest?.schedule(after: keys.isUndecided ? keys.restDelay : nil) }

  /// Whether keys are delivered.
  var isWatched: Bool { keyWakeup != nil || signalWakeup != nil }

  /// There will be no more keys. Signals still arrive.
  func stopKeys() {
    keyWakeup?.cancel()
    rest?.cancel()
  }

  func close() {
    // First of all, while what restores it is still open.
    cn_session_leave()
    if sink != output { cn_tty_close(sink) }
    for wakeup in [keyWakeup, rest, signalWakeup] { wakeup?.cancel() }
    if let opened { cn_tty_close(opened) }
    (keyWakeup, rest, signalWakeup) = (nil, nil, nil)
    cn_signals_remove()
    cn_crash_remove()
  }

  enum Input {
    case bytes(ArraySlice<UInt8>)
    case nothing
    case end
  }

  /// What has been typed, without waiting for more.
  func read() -> Input {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = cn_tty_read(input, &buffer, buffer.count)
    if count < 0 { return .end }
    return count == 0 ? .nothing : .bytes(buffer[..<count])
  }
}
