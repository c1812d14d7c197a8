import Cells
import Tape
import Testing
import Views

/// The player, on a small program.
@MainActor struct PlayerTests {
  private func play(_ commands: [TapeCommand]) async throws -> Snapshot {
    try await TapeScript(commands).playCounter().snapshot
  }

  private func failure(of commands: [TapeCommand]) async -> PlayFailure? {
    do {
      _ = try await play(commands)
      return nil
    } catch {
      return error as? PlayFailure
    }
  }

  @Test func `a key is answered before the next step`() async throws {
    let end = try await play([.type("++", pause: .zero), .expect(.shows(.text("count 2")))])
    #expect(end.buffer.text.contains("count 2"))
  }

  @Test(arguments: [[], [TapeCommand.type("q", pause: .zero)]])
  func `a program begins again with what it has stored, whether it has quit or not`(
    quit: [TapeCommand]
  ) async throws {
    var starts = 0
    func program(_ context: PlaybackContext) -> TapeProgram {
      starts += 1
      let restart = { program(context) }
      return TapeProgram(restart: restart) {
        CounterScreen(model: CounterScreen.Model(), responses: nil)
      }
    }
    let script = TapeScript(
      [.type("++", pause: .zero), .expect(.shows(.text("count 2")))] + quit
        + [.restart, .expect(.shows(.text("count 0"))), .sleep(.seconds(1))])
    let player = Player(script, size: Size(width: 20, height: 4), program: program)
    try await player.play()
    #expect(starts == 2 && player.snapshot.buffer.text.contains("ticks 1"))
  }

  @Test func `a program that stores nothing cannot begin again`() async throws {
    let failure = await failure(of: [.restart])
    #expect(failure?.message.contains("cannot begin again") == true)
  }

  @Test func `time passes through every timer that is due`() async throws {
    let end = try await play([.sleep(.milliseconds(3500))])
    #expect(end.buffer.text.contains("ticks 3"))
    #expect(end.time == .milliseconds(3500))
  }

  @Test func `a Wait ends with the event that brings the match`() async throws {
    let end = try await play([.wait(.shows(.text("ticks 2")), limit: nil)])
    #expect(end.time == .seconds(2))
  }

  @Test func `a Wait that cannot come true fails at once`() async throws {
    let failure = await failure(of: [
      .type("s", pause: .zero), .wait(.shows(.text("never there")), limit: nil),
    ])
    #expect(failure?.message.contains("nothing is scheduled") == true)
    #expect(failure?.location.line == 2)
    #expect(failure?.screen.contains("count 0") == true)
    #expect(failure?.circumstances.lastInput?.line == 1)
  }

  @Test func `a Wait says how long it waited`() async throws {
    let failure = await failure(of: [
      .wait(.shows(.text("never there")), limit: .milliseconds(2500))
    ])
    #expect(failure?.message.contains("within 2.500 s") == true)
    #expect(failure?.circumstances.time == .seconds(2))
  }

  @Test func `a state can be waited for`() async throws {
    let serve = TapeCommand.serve(TapeResponse(.empty, after: .seconds(1)))
    let load: [TapeCommand] = [serve, .type("sl", pause: .zero)]
    let end = try await play(load + [.wait(.state("empty"), limit: nil)])
    #expect(end.time == .seconds(1))
    let failure = await failure(of: load + [.wait(.state("posts"), limit: nil)])
    #expect(
      failure?.message == "Wait state posts: the state is empty, and nothing is scheduled")
  }

  @Test func `answers come in order, and the last one repeats`() async throws {
    let end = try await play([
      .serve(TapeResponse(.status(500), after: .milliseconds(300))),
      .serve(TapeResponse(.empty, after: .seconds(1))),
      .type("l", pause: .zero), .expect(.state("loading")),
      .wait(.shows(.text("status 500")), limit: nil),
      .type("l", pause: .zero), .wait(.shows(.text("empty")), limit: nil),
      .type("l", pause: .zero), .expect(.state("loading")),
      .wait(.shows(.text("empty")), limit: nil),
    ])
    #expect(end.time == .milliseconds(2300))
  }

  @Test func `a load that is never answered leaves nothing scheduled`() async throws {
    let failure = await failure(of: [
      .serve(TapeResponse(.never)), .type("sl", pause: .zero),
      .wait(.shows(.text("empty")), limit: nil),
    ])
    #expect(failure?.message.contains("nothing is scheduled") == true)
    #expect(failure?.circumstances.state == "loading")
  }

  @Test func `keys for a program that has ended fail`() async throws {
    let failure = await failure(of: [
      .press(KeyPress("c", modifiers: .control), count: 1, pause: nil), .type("+", pause: nil),
    ])
    #expect(failure?.message.contains("has ended") == true)
  }

  @Test func `every kind of event arrives`() async throws {
    let cases: [(TapeCommand, String)] = [
      (.press(KeyPress("+"), count: 3, pause: nil), "count 3"),
      (.click(Point(x: 1, y: 0)), "count 10"),
      (.focus(isActive: false), "inactive"),
    ]
    for (command, message) in cases {
      let text = try await play([command]).buffer.text
      #expect(text.contains(message), "\(command)")
    }
    let end = try await play([.resize(Size(width: 9, height: 2))])
    #expect(end.buffer.text == "count 0\nticks 0")
  }

  @Test func `typing takes the time of the tape or of the step`() async throws {
    var settings = TapeSettings()
    settings.typingSpeed = .milliseconds(300)
    let commands: [TapeCommand] = [
      .type("++", pause: nil), .type("+", pause: .milliseconds(50)),
      .press(KeyPress("+"), count: 2, pause: .milliseconds(25)),
    ]
    let end = try await TapeScript(commands, settings: settings).playCounter().snapshot
    #expect(end.time == .milliseconds(700))
    #expect(end.buffer.text.contains("count 5"))
  }

  @Test func `what is hidden is played and not shown`() async throws {
    var shown: [String] = []
    var passed = Duration.zero
    let commands: [TapeCommand] = [
      .sleep(.milliseconds(100)), .hide, .type("++", pause: .seconds(1)), .show,
      .type("+", pause: .zero),
    ]
    try await TapeScript(commands).playCounter { player in
      player.onFrame = { shown.append($0.buffer.lines[0]) }
      player.onPause = { passed += $0 }
    }
    #expect(shown == ["count 0", "count 2", "count 3"])
    #expect(passed == .milliseconds(100))
  }

  @Test func `what the content of a program reads is redrawn when it changes`() async throws {
    let model = CounterScreen.Model()
    let script = TapeScript([.sleep(.seconds(1)), .expect(.shows(.text("later")))])
    let player = Player(script) { context in
      TapeProgram {
        Text(model.outcome).task {
          try? await context.clock.sleep(for: .milliseconds(500))
          model.outcome = "later"
        }
      }
    }
    try await player.play()
  }

  @Test func `work that goes from task to task for long comes to its end`() async throws {
    let model = CounterScreen.Model()
    let script = TapeScript([.expect(.shows(.text("done")))])
    let player = Player(script) { _ in
      TapeProgram {
        Text(model.outcome).task {
          for _ in 0..<500 { await Task.yield() }
          let (numbers, sender) = AsyncStream<Int>.makeStream()
          Task {
            for number in 0..<500 {
              sender.yield(number)
              await Task.yield()
            }
            sender.finish()
          }
          for await _ in numbers {}
          model.outcome = "done"
        }
      }
    }
    try await player.play()
  }

  @Test func `a tape can be left after a line`() async throws {
    let commands = Array(repeating: TapeCommand.type("+", pause: .zero), count: 5)
    let end = try await TapeScript(commands).playCounter(until: 2).snapshot
    #expect(end.buffer.text.contains("count 2"))
  }

  @Test func `a program that ends leaves its last screen`() async throws {
    let end = try await play([
      .type("+q", pause: .zero), .sleep(.seconds(9)), .expect(.shows(.text("count 1"))),
    ])
    #expect(end.buffer.text.contains("ticks 0"))
    let failure = await failure(of: [
      .type("q", pause: .zero), .wait(.shows(.text("ticks 1")), limit: nil),
    ])
    #expect(failure?.message.contains("the program has ended") == true)
  }

  @Test func `suspending and resuming brings the program back`() async throws {
    let end = try await play([
      .press(KeyPress("z", modifiers: .control), count: 1, pause: nil), .type("+", pause: .zero),
    ])
    #expect(end.buffer.text.contains("count 1") && end.buffer.text.contains("active"))
  }

  @Test(arguments: [
    (TapeExpectation.state("idle"), nil), (.state("loading"), "the state is idle"),
    (.shows(.text("ticks 0")), nil), (.shows(.expression("^tic.s \\d$")), nil),
    (.shows(.text("nope")), "not on the screen"), (.hides(.text("nope")), nil),
    (.hides(.text("idle")), "it is on the screen"),
    (.row(1, contains: .text("ticks"), style: nil), nil),
    (.row(1, contains: .text("ticks"), style: []), nil),
    (.row(1, contains: .text("ticks"), style: .bold), "it is plain"),
    (.row(0, contains: .text("ticks"), style: nil), "row 0 is \"count 0\""),
    (.row(9, contains: .text("ticks"), style: nil), "the last row of the screen is 3"),
  ])
  func `an Expect says what is instead`(expectation: TapeExpectation, message: String?) async {
    let failure = await failure(of: [.expect(expectation)])
    #expect(failure?.message.contains(message ?? "…") ?? (message == nil))
  }

  @Test func `two plays are alike to the last frame`() async throws {
    var plays: [[String]] = [[], []]
    for number in plays.indices {
      let commands: [TapeCommand] = [
        .serve(TapeResponse(.empty, after: .seconds(1))), .type("l++", pause: .milliseconds(70)),
        .sleep(.seconds(3)), .type("ls", pause: nil), .wait(.shows(.text("empty")), limit: nil),
      ]
      try await TapeScript(commands).playCounter { player in
        player.onFrame = { plays[number].append("\($0.time) \($0.buffer.grid)") }
      }
    }
    #expect(plays[0] == plays[1] && plays[0].count > 8)
  }
}
