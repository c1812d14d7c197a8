import Cells
import StateKit
import Terminal
import Views

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Joins a tree of views to a terminal. It sleeps until something happens: an event, a change of what a
/// view read, or the next step of something that moves. A burst of them makes one frame.
final class EventLoop {
  private let terminal: Terminal
  private let clock: AnyClock
  private let content: AnyView
  private lazy var host = Host(
    size: terminal.size, quit: { [weak self] in self?.end(with: nil) },
    wake: { [weak self] in Task { await self?.drawIfNeeded() } },
    root: { content })
  private var shown: CellBuffer?
  private var animation: Task<Void, Never>?
  private var ended: CheckedContinuation<Int32?, Never>?

  init(terminal: Terminal, clock: AnyClock, content: AnyView) {
    self.terminal = terminal
    self.clock = clock
    self.content = content
  }

  /// Runs until the program ends, and leaves the terminal as it was.
  func run() async {
    let signal = await withCheckedContinuation { continuation in
      ended = continuation
      terminal.start { [weak self] in self?.receive($0) }
      draw()
    }
    animation?.cancel()
    if let signal { terminal.die(of: signal) }
    terminal.close()
  }
}

extension EventLoop {
  private func receive(_ events: [Event]) {
    for event in events { receive(event) }
    drawIfNeeded()
  }

  private func receive(_ event: Event) {
    switch event {
    case .key(KeyPress("c", modifiers: .control)): end(with: nil)
    case .key(KeyPress("z", modifiers: .control)), .suspend: terminal.suspend()
    case .key(KeyPress("l", modifiers: .control)): redraw()
    case .resumed: redraw()
    case .terminate(let signal): end(with: signal)
    case .endOfInput: end(with: SIGHUP)
    case .key, .mouse, .paste, .focus, .resize: host.send(event)
    }
  }

  /// Draws every cell anew.
  private func redraw() {
    terminal.repaint()
    shown = nil
    draw()
  }

  private func drawIfNeeded() {
    if ended != nil, host.needsFrame { draw() }
  }

  private func draw() {
    let frame = host.frame(at: clock.now)
    let changes = CellDiff(from: shown, to: frame.buffer)
    terminal.present(frame.buffer, changes: changes, cursor: frame.cursor)
    shown = frame.buffer
    host.runEffects()
    animate(at: host.nextDue)
  }

  private func animate(at instant: AnyClock.Instant?) {
    animation?.cancel()
    animation = instant.map { instant in
      Task { [weak self, clock] in
        guard (try? await clock.sleep(until: instant, tolerance: nil)) != nil else { return }
        if let self, ended != nil { draw() }
      }
    }
  }

  private func end(with signal: Int32?) {
    ended?.resume(returning: signal)
    ended = nil
  }
}
