import Cells
import StateKit
import Views

/// A program that is being played: its tree of views, on a clock that is turned by hand.
@MainActor final class RunningProgram {
  let program: TapeProgram
  private(set) var buffer: CellBuffer
  private(set) var cursor: Point?
  /// Whether a view or a key has ended it; nothing reaches it any more.
  var hasQuit: Bool { flag.isSet }

  private let host: Host
  private let time: TestClock
  private let flag: QuitFlag
  private var isFrameDue = true
  private var lastFrame = AnyClock.Instant(offset: .zero)

  private final class QuitFlag { var isSet = false }

  init(_ program: TapeProgram, size: Size, time: TestClock) {
    self.program = program
    self.time = time
    let flag = QuitFlag()
    self.flag = flag
    let quit = { flag.isSet = true }
    host = Host(size: size, clock: time.clock, quit: quit) { program.content }
    buffer = CellBuffer(size: size)
  }

  /// Takes an event in, as the loop of a terminal does.
  func send(_ event: Event) {
    switch event {
    case .key(KeyPress("c", modifiers: .control)), .terminate, .endOfInput: flag.isSet = true
    case .key(KeyPress("z", modifiers: .control)), .suspend:
      host.send(.suspend)
      host.send(.resumed)
    case .key(KeyPress("l", modifiers: .control)): break
    case .key, .mouse, .paste, .focus, .resize, .resumed: host.send(event)
    }
  }

  /// When something happens next without an event: a task that wakes, or a view that moves on.
  var nextDue: AnyClock.Instant? {
    let frame = host.nextDue.map { max($0, lastFrame.advanced(by: .milliseconds(1))) }
    return [time.nextDeadline, frame].compactMap { $0 }.min()
  }

  /// Does the first thing that is due at the instant: wakes one task, or else asks for a frame.
  func happen(at instant: AnyClock.Instant) {
    if let deadline = time.nextDeadline, deadline <= instant {
      time.wakeNext()
    } else {
      time.advance(by: time.now.duration(to: instant))
      isFrameDue = true
    }
  }

  /// Lets everything that is ready run, and draws until nothing changes any more.
  ///
  /// - Returns: Whether it came to rest.
  func rest(_ onFrame: () throws -> Void) async rethrows -> Bool {
    for _ in 0..<Self.mostFrames {
      await MainQueue.settle()
      guard !hasQuit, isFrameDue || host.needsFrame else { return true }
      draw()
      try onFrame()
    }
    return false
  }

  /// Takes all views away.
  func close() { host.close() }

  /// Frames at one instant, after which a program is taken to change itself over and over.
  private static let mostFrames = 1000

  /// Makes one frame of how things are now.
  func draw() {
    let frame = host.frame(at: time.now)
    (buffer, cursor) = (frame.buffer, frame.cursor)
    host.runEffects()
    isFrameDue = false
    lastFrame = time.now
  }
}
