import Cells
import Tape
import Terminal

/// Shows a tape on the terminal of the process at the speed of a person: Space holds it, q leaves.
@MainActor final class DemoTheatre {
  private let terminal: Terminal
  private let pacer: Pacer
  private var shown: CellBuffer?
  private var last: (snapshot: Snapshot, circumstances: TapeCircumstances)?

  /// What the built-in tape fills, so that what is said to the person who watches stays to be seen, in cells. A smaller
  /// terminal cuts it.
  var room: Size {
    Size(width: max(40, terminal.size.width), height: max(10, terminal.size.height - 2))
  }

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
    player.onFrame = { [self, unowned player] snapshot in
      last = (snapshot, player.circumstances)
      draw()
    }
    player.onPause = { [self, unowned player] pause in
      // What is said of a screen changes without the screen.
      if let last { self.last = (last.snapshot, player.circumstances) }
      draw()
      try await pacer.pass(pause)
    }
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
    draw()
  }

  private func draw() {
    guard let last else { return }
    let stage = DemoStage(
      last.snapshot, size: terminal.size, input: last.circumstances.lastInput?.words,
      caption: last.circumstances.comment, isPaused: pacer.isPaused)
    terminal.present(
      stage.buffer, changes: CellDiff(from: shown, to: stage.buffer), cursor: stage.cursor)
    shown = stage.buffer
  }
}
