import Cells
import Observation
import StateKit
import Tape
import Testing
import Views

/// The player, on a small program of its own.
@MainActor struct PlayerTests {
  private func play(_ commands: [TapeCommand], size: Size = Size(width: 20, height: 4)) async throws
    -> Snapshot
  {
    let player = Player(script(commands), size: size) { CounterScreen.program(on: $0) }
    try await player.play()
    return player.snapshot
  }

  private func script(_ commands: [TapeCommand]) -> TapeScript {
    TapeScript(
      steps: commands.enumerated().map {
        TapeScript.Step($1, at: TapePlace(file: "counter.tape", line: $0 + 1))
      })
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

  @Test func `time passes through every timer that is due`() async throws {
    let end = try await play([.sleep(.milliseconds(3500))])
    #expect(end.buffer.text.contains("ticks 3"))
    #expect(end.time == .milliseconds(3500))
  }

  @Test func `a Wait ends with the event that brings the match`() async throws {
    let end = try await play([.wait(.text("ticks 2"), limit: nil)])
    #expect(end.time == .seconds(2))
  }

  @Test func `a Wait that cannot come true fails at once`() async throws {
    let failure = await failure(of: [
      .type("s", pause: .zero), .wait(.text("never there"), limit: nil),
    ])
    #expect(failure?.words.contains("nothing is scheduled") == true)
    #expect(failure?.place.line == 2)
    #expect(failure?.screen.contains("count 0") == true)
    #expect(failure?.circumstances.lastInput?.line == 1)
  }

  @Test func `a Wait says how long it waited`() async throws {
    let failure = await failure(of: [.wait(.text("never there"), limit: .milliseconds(2500))])
    #expect(failure?.words.contains("within 2.500 s") == true)
    #expect(failure?.circumstances.time == .seconds(2))
  }

  @Test func `answers come in order, and the last one repeats`() async throws {
    let end = try await play([
      .serve(TapeAnswer(.status(500), after: .milliseconds(300))),
      .serve(TapeAnswer(.empty, after: .seconds(1))),
      .type("l", pause: .zero), .expect(.state("loading")),
      .wait(.text("status 500"), limit: nil),
      .type("l", pause: .zero), .wait(.text("empty"), limit: nil),
      .type("l", pause: .zero), .expect(.state("loading")), .wait(.text("empty"), limit: nil),
    ])
    #expect(end.time == .milliseconds(2300))
  }

  @Test func `a load that is never answered leaves nothing scheduled`() async throws {
    let failure = await failure(of: [
      .serve(TapeAnswer(.never)), .type("sl", pause: .zero), .wait(.text("empty"), limit: nil),
    ])
    #expect(failure?.words.contains("nothing is scheduled") == true)
    #expect(failure?.circumstances.state == "loading")
  }

  @Test func `keys for a program that has ended fail`() async throws {
    let failure = await failure(of: [
      .press(KeyPress("c", modifiers: .control), count: 1, pause: nil), .type("+", pause: nil),
    ])
    #expect(failure?.words.contains("has ended") == true)
  }
}

/// Counts keys and seconds, and loads.
private struct CounterScreen: View {
  @MainActor @Observable final class Model {
    var outcome = "idle"
  }

  let model: Model
  let answers: TapeAnswers?
  @State private var count = 0
  @State private var ticks = 0
  @State private var isTicking = true
  @State private var request = 0
  @Environment(\.clock) private var clock

  static func program(on stage: TapeStage) -> TapeProgram {
    let model = Model()
    let state = { model.outcome }
    return TapeProgram(state: state) {
      CounterScreen(model: model, answers: stage.answers)
    }
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text("count \(count)")
      Text("ticks \(ticks)")
      Text(model.outcome)
    }
    .onKeyPress("+") { run { count += 1 } }
    .onKeyPress("s") { run { isTicking = false } }
    .onKeyPress("l") { run { request += 1 } }
    .task(id: isTicking) {
      while isTicking, (try? await clock.sleep(for: .seconds(1))) != nil { ticks += 1 }
    }
    .task(id: request) { await load() }
  }

  private func load() async {
    guard request > 0, let answers else { return }
    model.outcome = "loading"
    switch try? await answers.next() {
    case .posts: model.outcome = "posts"
    case .empty: model.outcome = "empty"
    case .status(let code, _): model.outcome = "status \(code)"
    case .fail(let words, _): model.outcome = words
    case .never, nil: model.outcome = "given up"
    }
  }

  private func run(_ action: () -> Void) -> KeyPress.Result {
    action()
    return .handled
  }
}
