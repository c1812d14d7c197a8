import Cells
import Essentials
import StateKit
import Views

/// Plays a tape: events go in, frames come out, and time passes only where the tape lets it.
///
/// One step is: deliver one event, let everything that is ready run, draw. A timer is such an event; timers
/// come in the order of their deadlines, and at one instant in the order in which they were set.
///
/// Tasks and actors are waited for. What a program does on its own threads (queues, `Task.sleep`, the network)
/// is not: time, chance and responses come from the context. While a tape is played, a task that begins on the main
/// queue stays on it; one that blocks there, in a test beside it, holds all of them up.
@MainActor public final class Player {
  /// What a `Wait` waits at most where the tape does not say.
  public static let longestWait = Duration.seconds(15)

  /// Is called with each screen that the tape does not hide.
  public var onFrame: ((Snapshot) throws -> Void)?
  /// Is called for each `Screenshot`.
  public var onScreenshot: ((_ file: String, PictureFormat, Snapshot, TapeLocation) throws -> Void)?
  /// Is called for each `Golden`.
  public var onGolden: ((_ name: String, Snapshot, TapeLocation, TapeCircumstances) throws -> Void)?
  /// Is called before time passes, with its length, to let as much pass for a user who watches.
  public var onPause: ((Duration) async throws -> Void)?

  private let script: TapeScript
  private let time = TestClock()
  private let responses: TapeResponses
  private let pictures: TapeResponses
  private let makeProgram: (PlaybackContext) throws -> TapeProgram
  private var size: Size
  private var running: RunningProgram?
  private var isHidden = false
  private var step: TapeScript.Step?
  private var lastInput: TapeCircumstances.Input?

  /// - Parameters:
  ///   - size: Takes the place of the tape's own size.
  ///   - program: Makes the program; called once, before the first step that it could notice.
  public init(
    _ script: TapeScript, size: Size? = nil,
    program: @escaping (PlaybackContext) throws -> TapeProgram
  ) {
    self.script = script
    self.size = size ?? script.settings.size
    responses = TapeResponses(
      clock: time.clock, onlySource: script.settings.sources.first?.name)
    pictures = TapeResponses(clock: time.clock)
    makeProgram = program
  }

  /// Plays the tape to its end.
  ///
  /// - Parameter lastLine: The line of the tape itself that is the last to be played; nil plays all of it.
  /// - Throws: `PlayFailure` where the program does not do what the tape asks for, and what the program or one
  ///   a callback throws.
  public func play(until lastLine: Int? = nil) async throws {
    GlobalJobs.keepOnMainQueue()
    defer {
      running?.close()
      GlobalJobs.release()
    }
    for step in script.steps(until: lastLine) {
      self.step = step
      try await play(step)
    }
    _ = try await program()
  }

  /// Where the tape is now.
  public var circumstances: TapeCircumstances {
    TapeCircumstances(
      time: time.now.offset, state: running?.program.state(), line: step?.line ?? 1,
      comment: step?.comment, lastInput: lastInput)
  }

  /// The screen as it is now, blank before the program has begun.
  public var snapshot: Snapshot {
    Snapshot(
      running?.buffer ?? CellBuffer(size: size), cursor: running?.cursor,
      state: running?.program.state(), time: time.now.offset,
      title: script.settings.title ?? "", theme: script.settings.theme)
  }

  private func play(_ step: TapeScript.Step) async throws {
    switch step.command {
    case .serve(let response, let source): responses.add(response, of: source)
    case .servePicture(let response): pictures.add(response, of: nil)
    case .hide: isHidden = true
    case .show:
      isHidden = false
      if running != nil { try show() }
    case .press, .type, .click, .scroll, .resize, .paste, .focus: try await enter(step)
    case .restart: try await restart()
    case .sleep(let duration): try await pass(duration)
    case .wait(let expectation, let limit): try await wait(for: expectation, atMost: limit)
    case .expect(let expectation):
      _ = try await program()
      if let message = mismatch(to: expectation) { throw failure(message) }
    case .screenshot(let file, let format):
      _ = try await program()
      try onScreenshot?(file, format, snapshot, step.location)
    case .golden(let name):
      _ = try await program()
      try onGolden?(name, snapshot, step.location, circumstances)
    }
  }

  /// Delivers the events of a step one by one, each with the time that it takes.
  private func enter(_ step: TapeScript.Step) async throws {
    let program = try await program()
    for (event, pause) in step.command.events(typingSpeed: script.settings.typingSpeed) {
      if program.hasQuit { throw failure("the program has ended before this") }
      lastInput = TapeCircumstances.Input(text: step.command.inputText, line: step.line)
      if case .resize(let size) = event { self.size = size }
      program.send(event)
      try await settle(program)
      try await pass(pause)
    }
  }

  /// Describes how the screen differs from an expectation; nil where it does not.
  private func mismatch(to expectation: TapeExpectation) -> String? {
    expectation.mismatch(to: snapshot) { [running] in running?.program.sourceState($0) }
  }

  /// The program, which begins with the first step that it could notice.
  private func program() async throws -> RunningProgram {
    if let running { return running }
    let context = PlaybackContext(
      clock: time.clock,
      date: { [start = script.settings.date, time] in
        start.addingTimeInterval(time.now.offset / .seconds(1))
      }, random: .seeded, responses: script.isServing ? responses : nil,
      pictures: script.isServingPictures ? pictures : nil, settings: script.settings)
    return try await begin(try makeProgram(context))
  }

  /// Ends the program, where no key has, and begins it again with what it has stored.
  private func restart() async throws {
    let program = try await program()
    guard let restart = program.program.restart else {
      throw failure("the program cannot begin again")
    }
    lastInput = step.map { TapeCircumstances.Input(text: "\($0.command)", line: $0.line) }
    program.send(.terminate(signal: 15))
    program.close()
    _ = try await begin(try await restart())
  }

  private func begin(_ made: TapeProgram) async throws -> RunningProgram {
    let program = RunningProgram(made, size: size, time: time)
    running = program
    // Before anything that it began goes on, as on a terminal.
    program.draw()
    try show()
    try await settle(program)
    return program
  }

  private func settle(_ program: RunningProgram) async throws {
    let isAtRest = try await program.rest { try show() }
    if !isAtRest {
      throw failure("the program does not come to rest: it changes itself over and over")
    }
  }

  private func show() throws {
    if !isHidden { try onFrame?(snapshot) }
  }
}

extension Player {
  /// The failure of the step that is played.
  private func failure(_ message: String) -> PlayFailure {
    let location = step?.location ?? TapeLocation(file: "tape", line: 1)
    let command = step.map { "\($0.command): " } ?? ""
    return PlayFailure(
      location: location, message: command + message, circumstances: circumstances,
      screen: snapshot.buffer.text)
  }

  /// Lets time pass, with all that is due in it.
  private func pass(_ duration: Duration) async throws {
    let program = try await program()
    let end = time.now.advanced(by: duration)
    while !program.hasQuit, let due = program.nextDue, due <= end {
      try await happen(at: due, in: program)
    }
    try await turn(to: end)
  }

  /// Lets what is due come, one thing after the other, until the expectation is met.
  private func wait(for expectation: TapeExpectation, atMost limit: Duration?) async throws {
    let program = try await program()
    let limit = limit ?? Self.longestWait
    let end = time.now.advanced(by: limit)
    while let message = mismatch(to: expectation) {
      if program.hasQuit { throw failure("\(message), and the program has ended") }
      guard let due = program.nextDue else {
        throw failure("\(message), and nothing is scheduled")
      }
      guard due <= end else {
        throw failure(
          "\(message) within \(limit.inReport), and nothing is scheduled before \(due.offset.inReport)"
        )
      }
      try await happen(at: due, in: program)
    }
  }

  private func happen(at instant: AnyClock.Instant, in program: RunningProgram) async throws {
    if instant > time.now, !isHidden { try await onPause?(time.now.duration(to: instant)) }
    program.happen(at: instant)
    try await settle(program)
  }

  private func turn(to instant: AnyClock.Instant) async throws {
    let rest = time.now.duration(to: instant)
    guard rest > .zero else { return }
    if !isHidden { try await onPause?(rest) }
    time.advance(by: rest)
  }
}
