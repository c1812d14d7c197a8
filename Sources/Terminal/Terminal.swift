import CNCurses
import Cells

/// The terminal of this process, drawn by ncurses: frames go in, events come out.
///
/// The screen is taken when one is made, and given back by `close()` and by every other way out of the process.
public final class Terminal: Screen {
  let canvas: Canvas
  /// Nil where there is no tty, only bytes.
  var tty: Tty?
  /// Whether `suspend()` has already done what the coming SIGCONT asks for.
  var isTakenAgain = false
  private var output: [UInt8] = []

  /// Gets every piece of output as it is written to the terminal.
  public var onOutput: ((UnsafeRawBufferPointer) -> Void)?
  /// The bytes written since the terminal was made, frames and modes.
  public private(set) var bytesWritten = 0

  /// Whether the mouse is the program's. While it is, the terminal itself selects no text.
  public var isMouseOn: Bool {
    didSet {
      guard isMouseOn != oldValue, tty != nil, !isClosed, canvas.speaksANSI else { return }
      write(TerminalModes.mouse(isOn: isMouseOn))
    }
  }

  /// Takes the terminal. Throws why it cannot be drawn on; it is untouched then.
  public init(
    environment: TerminalEnvironment = .process, isMouseOn: Bool = true
  ) throws(TerminalError) {
    let tty = try Tty(environment)
    do {
      canvas = try Canvas(environment, size: tty.size ?? Size(width: 80, height: 24))
    } catch {
      tty.close()
      throw error
    }
    self.tty = tty
    self.isMouseOn = isMouseOn
    tty.keys = KeyParser(table: KeyTable(capability: canvas.capability))
    guard tty.enter(leave: canvas.leaveString) else {
      close()
      throw .lost
    }
    writeModes()
  }

  /// Makes one without a tty, for tests and measurements: its bytes go to `onOutput` only.
  ///
  /// Colours are those of the kind of terminal, or up to a depth; `.direct` is what `COLORTERM` says.
  public init(
    offscreen term: String, size: Size, colors: ColorDepth? = nil, isUTF8: Bool = true
  ) throws(TerminalError) {
    let hasUTF8 = cn_locale_use_utf8()
    canvas = try Canvas(term: term, size: size, depth: colors, isUTF8: isUTF8 && hasUTF8)
    isMouseOn = false
  }

  /// The size of the terminal, in cells.
  public var size: Size { canvas.size }

  /// Whether the terminal can show more than ASCII.
  public var isUTF8: Bool { canvas.isUTF8 }

  /// Shows a frame by one write that the terminal shows at once; by none where nothing has changed.
  public func present(_ frame: CellBuffer, changes: CellDiff, cursor: Point?) {
    guard !isClosed else { return }
    cn_crash_prepare_thread()
    canvas.put(frame, changes: changes, cursor: cursor)
    flush()
  }

  /// Draws everything anew, for when something else has written to the terminal.
  public func repaint() {
    guard !isClosed else { return }
    canvas.invalidate()
    flush()
  }

  /// Asks the terminal to take a text into the clipboard; many do, some only where they are set to. A text of more
  /// than 74,000 bytes is left out.
  public func copy(_ text: String) {
    guard !isClosed, let sequence = Clipboard.sequence(copying: text) else { return }
    write(sequence)
  }

  /// Gives the terminal back, and then shows what was said on standard error meanwhile.
  public func close() {
    guard !isClosed else { return }
    isClosed = true
    tty?.close()
    canvas.close()
  }

  private(set) var isClosed = false

  /// Writes what makes the terminal ready: modes that something else may have changed.
  func writeModes() {
    write(canvas.enterString)
    if isMouseOn, canvas.speaksANSI { write(TerminalModes.mouse(isOn: true)) }
  }

  /// Sends what ncurses has for the terminal in one piece, that the terminal shows at once.
  private func flush() {
    // A terminal that takes no more must not hold up the end with what nobody will read.
    if tty != nil, cn_signals_asked_to_end() { return }
    output.removeAll(keepingCapacity: true)
    output += TerminalModes.beginFrame
    canvas.update(into: &output)
    let count = output.count - TerminalModes.beginFrame.count
    guard count > 0 else { return }
    // So little is read in one piece anyway: a step of a spinner need not cost four times its bytes.
    guard count > Self.smallFrame else {
      return write(TerminalModes.shortened(Array(output.suffix(count))))
    }
    output += TerminalModes.endFrame
    write(output)
  }

  /// Bytes up to which a frame is shown at once by itself.
  private static let smallFrame = 32

  private func write(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else { return }
    bytesWritten += bytes.count
    bytes.withUnsafeBytes { raw in
      // What the terminal has of a frame then is not known.
      if tty?.write(raw) == false { canvas.invalidate() }
      onOutput?(raw)
    }
  }
}
