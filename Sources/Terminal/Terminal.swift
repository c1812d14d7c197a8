import CNCurses
import Cells

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The terminal of this process, drawn by ncurses: frames go in, events come out.
///
/// The screen is taken by `take()`, and restored by `close()` and by every other exit of the process.
public final class Terminal: Screen {
  let canvas: Canvas
  /// Nil where there is no tty, only bytes.
  var tty: Tty?
  /// Whether `suspend()` has already done what the coming SIGCONT asks for.
  var isTakenAgain = false
  private var output: [UInt8] = []
  private var queries: TerminalQueries?

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

  /// What the terminal can do beyond its description, as it is known so far; events are delivered when that changes.
  public private(set) var features: TerminalFeatures {
    get { canvas.features }
    set { canvas.features = newValue }
  }

  /// Finds out what the terminal is, and leaves it as it is. Throws why it cannot be drawn on.
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
    if canvas.speaksANSI {
      queries = TerminalQueries(
        TerminalIdentity(environment), wantsPixels: canvas.canDrawPixels)
    }
    if let queries { features = queries.features }
  }

  /// Takes the terminal. Throws where it has gone meanwhile.
  public func take() throws(TerminalError) {
    guard !isClosed, let tty, tty.enter(leave: leaveString) else {
      close()
      throw .lost
    }
    fitCanvas()
    writeModes()
  }

  /// Makes one without a tty, for tests and measurements: its bytes go to `onOutput` only.
  ///
  /// Colours are those of the kind of terminal, or up to a depth; `.direct` is what `COLORTERM` says.
  public init(
    offscreen term: String, size: Size, colors: ColorDepth? = nil, isUTF8: Bool = true,
    features: TerminalFeatures = TerminalFeatures()
  ) throws(TerminalError) {
    let hasUTF8 = cn_locale_use_utf8()
    canvas = try Canvas(term: term, size: size, depth: colors, isUTF8: isUTF8 && hasUTF8)
    isMouseOn = false
    self.features = features
  }

  /// The size of the terminal, in cells.
  public var size: Size { canvas.size }

  /// Whether the terminal can show more than ASCII.
  public var isUTF8: Bool { canvas.isUTF8 }

  /// The colours that the terminal can show.
  public var colors: ColorDepth { canvas.colors }

  /// The colours that it shows however many are on the screen at a time.
  public var pictureColors: ColorDepth {
    canvas.isLending && !canvas.canHoldSigns ? min(colors, .palette) : colors
  }

  /// Shows a frame by one write that the terminal shows at once; by none where nothing has changed.
  public func present(_ frame: CellBuffer, changes: CellDiff, cursor: Point?) {
    guard !isClosed else { return }
    cn_crash_prepare_thread()
    canvas.put(frame, changes: changes, cursor: cursor)
    flush()
    ask()
  }

  /// Redraws everything, for when something else has written to the terminal.
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

  /// Restores the terminal, and then shows what was written to standard error meanwhile.
  public func close() {
    guard !isClosed else { return }
    awaitAnswers()
    isClosed = true
    tty?.close()
    canvas.close()
  }

  private(set) var isClosed = false

  /// The bytes that restore the terminal on every way out.
  var leaveString: [UInt8] { (queries?.leaveString ?? []) + canvas.leaveString }

  /// Takes in what the terminal answered.
  func take(_ answers: [TerminalReport]) {
    guard var queries, !answers.isEmpty else { return }
    let modes = answers.flatMap { queries.take($0) }
    self.queries = queries
    tty?.leave(by: leaveString)
    write(modes)
    if queries.isDone { tty?.keys.expectAnswers(false) }
    features = queries.features
  }

  /// Takes in the answers that are still on their way, for a moment: a shell would take them for keys.
  func awaitAnswers() {
    guard let tty else { return }
    var rest = Self.mostWaits
    while tty.keys.isExpectingAnswers, rest > 0 {
      switch tty.read() {
      case .bytes(let bytes):
        _ = tty.keys.feed(bytes)
        take(tty.keys.takeAnswers())
      case .nothing:
        usleep(10_000)
        rest -= 1
      case .end: return
      }
    }
  }

  /// Hundredths of a second.
  private static let mostWaits = 20

  /// Asks the terminal what it can do, once, when the first frame is on the screen and somebody takes the answers.
  private func ask() {
    guard let tty, tty.isWatched, let questions = queries?.takeQuestions(size: size) else { return }
    tty.keys.expectAnswers(true)
    var bytes = TerminalModes.beginFrame + questions
    canvas.repaint(row: TerminalQueries.row, into: &bytes)
    write(bytes + TerminalModes.endFrame)
  }

  /// Writes what makes the terminal ready: modes that something else may have changed.
  func writeModes() {
    write(canvas.enterString)
    if let queries { write(queries.enterString) }
    if isMouseOn, canvas.speaksANSI { write(TerminalModes.mouse(isOn: true)) }
  }

  /// Sends what ncurses has for the terminal in one piece, that the terminal shows at once.
  private func flush() {
    // A terminal that takes no more must not hold up the end with what nobody will read.
    if tty != nil, cn_signals_asked_to_end() { return }
    output.removeAll(keepingCapacity: true)
    output += TerminalModes.beginFrame
    // The terminal must lose its pictures again, even if it takes only some of these bytes.
    if canvas.update(into: &output) { tty?.leave(by: leaveString) }
    let count = output.count - TerminalModes.beginFrame.count
    guard count > 0 else { return }
    // So little is read in one piece anyway: a step of a spinner need not cost four times its bytes.
    guard count > Self.smallFrame else {
      return write(TerminalModes.shortened(Array(output.suffix(count))))
    }
    output += TerminalModes.endFrame
    write(output)
  }

  /// Bytes up to which a terminal shows a frame at once.
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

/// The sequence by which a terminal takes a text into the clipboard (OSC 52).
private enum Clipboard {
  /// Bytes of a text that terminals take at least; xterm leaves out longer ones.
  static let capacity = 74_000

  /// Nil for a text that is too long to be taken whole.
  static func sequence(copying text: String) -> [UInt8]? {
    let bytes = Array(text.utf8)
    guard bytes.count <= capacity else { return nil }
    return Array("\u{1B}]52;c;".utf8) + Base64.encode(bytes) + Array("\u{1B}\\".utf8)
  }
}

/// The sequences that are the same on every terminal that knows them, and nothing on the others.
private enum TerminalModes {
  /// What follows is shown when it is complete (synchronized output).
  static let beginFrame = Array("\u{1B}[?2026h".utf8)
  static let endFrame = Array("\u{1B}[?2026l".utf8)

  /// Bytes of a frame without the way back to the standard colour where all is reset next: ncurses
  /// writes both.
  static func shortened(_ bytes: [UInt8]) -> [UInt8] {
    let color = Array("\u{1B}[39m".utf8)
    let reset = Array("\u{1B}(B\u{1B}[m".utf8)
    guard bytes.suffix(color.count + reset.count).elementsEqual(color + reset) else { return bytes }
    return bytes.dropLast(color.count + reset.count) + reset
  }

  /// Presses, the wheel, and the way of the pointer with the button down, with points beyond column 223.
  static func mouse(isOn: Bool) -> [UInt8] {
    Array(
      (isOn ? "\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h" : "\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l")
        .utf8)
  }
}
