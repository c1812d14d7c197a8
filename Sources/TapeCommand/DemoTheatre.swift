import Cells
import Tape
import Terminal

/// Shows a tape on the terminal of the process at the speed of a person: Space holds it, q leaves.
@MainActor final class DemoTheatre {
  private let terminal: Terminal
  private let pacer: Pacer
  private var shown: CellBuffer?
  private var last: Snapshot?

  /// Takes the terminal; throws `TerminalError` where there is none to draw on.
  init(speed: Double) throws {
    terminal = try Terminal(isMouseOn: false)
    pacer = Pacer(speed: speed)
    terminal.start { [weak self] events in
      Task { @MainActor in for event in events { self?.take(event) } }
    }
  }

  /// Shows what a player plays; throws `CancellationError` where the person has left already.
  func show(_ player: Player) throws {
    if pacer.hasLeft { throw CancellationError() }
    player.onFrame = { [self] in draw($0) }
    player.onPause = { [pacer] in try await pacer.pass($0) }
  }

  /// Leaves the last screen to be seen for a moment, then the terminal as it was.
  func close() async {
    try? await pacer.pass(.seconds(1))
    terminal.close()
  }
}

extension DemoTheatre {
  private func take(_ event: Event) {
    switch event {
    case .key(KeyPress(" ")): pacer.isPaused.toggle()
    case .key(KeyPress("q")), .key(KeyPress("c", modifiers: .control)), .endOfInput:
      pacer.hasLeft = true
    case .terminate(let signal): terminal.die(of: signal)
    case .key(KeyPress("z", modifiers: .control)), .suspend:
      terminal.suspend()
      pacer.forgetTime()
    case .key(KeyPress("l", modifiers: .control)): terminal.repaint()
    case .resumed: pacer.forgetTime()
    case .resize: break
    case .key, .mouse, .paste, .focus: return
    }
    if let last { draw(last) }
  }

  private func draw(_ snapshot: Snapshot) {
    last = snapshot
    let stage = DemoStage(snapshot, size: terminal.size, isPaused: pacer.isPaused)
    terminal.present(
      stage.buffer, changes: CellDiff(from: shown, to: stage.buffer), cursor: stage.cursor)
    shown = stage.buffer
  }
}
