import Cells
import StateKit
import Tape
import Terminal

/// Shows a tape on the terminal of the process at the speed of a user: Space holds it, q leaves.
@MainActor final class TerminalPlayer {
  private let terminal: Terminal
  private let playbackClock: PlaybackClock
  private var shown: CellBuffer?
  private var last: (snapshot: Snapshot, circumstances: TapeCircumstances)?

  /// What the built-in tape fills, so that what is said to the user who watches stays to be seen, in cells. A smaller
  /// terminal cuts it.
  var room: Size {
    Size(width: max(40, terminal.size.width), height: max(10, terminal.size.height - 2))
  }

  /// Takes the terminal; throws `TerminalError` where there is none to draw on.
  init(speed: Double) throws {
    terminal = try Terminal(isMouseOn: false)
    try terminal.take()
    playbackClock = PlaybackClock(speed: speed)
    terminal.start { [weak self] events in
      Task { @MainActor in for event in events { self?.handle(event) } }
    }
  }

  /// Shows what a player plays; throws `CancellationError` where the user has left already.
  func show(_ player: Player) throws {
    if playbackClock.hasLeft { throw CancellationError() }
    player.onFrame = { [self, unowned player] snapshot in
      last = (snapshot, player.circumstances)
      draw()
    }
    player.onPause = { [self, unowned player] pause in
      // What is said of a screen changes without the screen.
      if let last { self.last = (last.snapshot, player.circumstances) }
      draw()
      try await playbackClock.pass(pause)
    }
  }

  /// Leaves the last screen to be seen for a moment, then the terminal as it was.
  func close() async {
    try? await playbackClock.pass(.seconds(1))
    terminal.close()
  }
}

extension TerminalPlayer {
  private func handle(_ event: Event) {
    switch event {
    case .key(KeyPress(" ")): playbackClock.isPaused.toggle()
    case .key(KeyPress("q")), .key(KeyPress("c", modifiers: .control)), .endOfInput:
      playbackClock.hasLeft = true
    case .terminate(let signal): terminal.die(of: signal)
    case .key(KeyPress("z", modifiers: .control)), .suspend:
      terminal.suspend()
      playbackClock.forgetTime()
    case .key(KeyPress("l", modifiers: .control)): terminal.repaint()
    case .resumed: playbackClock.forgetTime()
    case .resize: break
    case .key, .mouse, .paste, .focus: return
    }
    draw()
  }

  private func draw() {
    guard let last else { return }
    let screen = PlayerScreen(
      last.snapshot, size: terminal.size, input: last.circumstances.lastInput?.text,
      caption: last.circumstances.comment, isPaused: playbackClock.isPaused)
    terminal.present(
      screen.buffer, changes: CellDiff(from: shown, to: screen.buffer), cursor: screen.cursor)
    shown = screen.buffer
  }
}

/// Lets time pass for a user who watches, who can hold it, and leave.
@MainActor final class PlaybackClock {
  var isPaused = false
  var hasLeft = false
  private let speed: Double
  private let clock: AnyClock
  private var lastGlance: AnyClock.Instant

  /// The longest time that goes by without a look at what the user wants.
  private static let glance = Duration.milliseconds(20)

  /// - Parameters:
  ///   - speed: How many times as fast as it is written.
  ///   - clock: The time of the user.
  init(speed: Double, clock: AnyClock = .continuous()) {
    self.speed = speed
    self.clock = clock
    lastGlance = clock.now
  }

  /// Waits for a time of the tape; throws `CancellationError` when the user leaves.
  func pass(_ duration: Duration) async throws {
    var rest = duration / speed
    lastGlance = clock.now
    while rest > .zero {
      try await clock.sleep(for: min(rest, Self.glance))
      if hasLeft { throw CancellationError() }
      let now = clock.now
      if !isPaused { rest -= lastGlance.duration(to: now) }
      lastGlance = now
    }
  }

  /// Leaves out the time since the last look, as when the process was stopped.
  func forgetTime() { lastGlance = clock.now }
}
