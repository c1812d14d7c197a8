import StateKit
import Testing

/// The example of the article about loading, without a network.
@MainActor struct RefreshTests {
  @Test func `a failed refresh keeps the value and says what failed`() async throws {
    let time = TestClock()
    let answers = Answers([.success(.value(21)), .failure(Offline())])
    let degrees = Loader<Int>(clock: time.clock) { try await answers.next() }

    degrees.load()
    for await state in degrees.states where !state.isLoading { break }
    #expect(degrees.state.content == 21)

    degrees.load()
    for await state in degrees.states where !state.isLoading { break }
    guard case .error(let error, .alert(_, over: 21)) = degrees.state else {
      Issue.record("\(degrees.state)")
      return
    }
    #expect(error is Offline)
  }
}

struct Offline: Error {}

/// What a server answers, one after the other.
actor Answers {
  private var waiting: [Result<LoadMachine<Int>.Outcome, any Error>]

  init(_ answers: [Result<LoadMachine<Int>.Outcome, any Error>]) { waiting = answers }

  func next() throws -> LoadMachine<Int>.Outcome { try waiting.removeFirst().get() }
}
