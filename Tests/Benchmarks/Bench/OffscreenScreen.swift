import Cells
import Measuring
import StateKit
import Terminal
import Views

/// A tree of views that ncurses draws into memory, with the time that each step of a frame takes.
final class OffscreenScreen {
  /// Seconds of processor time, and bytes.
  struct Cost {
    var steps: [FrameStep: Double] = [:]
    var diff = 0.0
    var present = 0.0
    var bytes = 0
  }

  let host: Host
  private let terminal: Terminal
  private var shown: CellBuffer?

  init(size: Size, hasLinks: Bool = false, @ViewBuilder root: () -> some View) throws {
    host = Host(size: size, root: root)
    terminal = try Terminal(
      offscreen: "xterm-256color", size: size,
      features: TerminalFeatures(hasHyperlinks: hasLinks))
  }

  func press(_ key: KeyEquivalent) { host.send(.key(KeyPress(key))) }

  /// Makes one frame after which every cell is written.
  func redraw() -> Cost {
    var cost = draw()
    let written = terminal.bytesWritten
    let start = Stopwatch.processor
    terminal.repaint()
    cost.present += Stopwatch.processor - start
    cost.bytes += terminal.bytesWritten - written
    return cost
  }

  /// Makes one frame: resolve, layout and paint, then the diff, then ncurses and its bytes.
  @discardableResult
  func draw(at now: AnyClock.Instant = AnyClock.Instant(offset: .zero)) -> Cost {
    let written = terminal.bytesWritten
    var steps: [FrameStep: Double] = [:]
    var last = Stopwatch.processor
    host.onStep = { step in
      let now = Stopwatch.processor
      steps[step] = now - last
      last = now
    }
    let frame = host.frame(at: now)
    let made = Stopwatch.processor
    let changes = CellDiff(from: shown, to: frame.buffer)
    let compared = Stopwatch.processor
    terminal.present(frame.buffer, changes: changes, cursor: frame.cursor)
    let presented = Stopwatch.processor
    shown = frame.buffer
    host.runEffects()
    return Cost(
      steps: steps, diff: compared - made, present: presented - compared,
      bytes: terminal.bytesWritten - written)
  }
}
