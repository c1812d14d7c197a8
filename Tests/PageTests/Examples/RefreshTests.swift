import StateKit
import Testing

/// The example of the article about loading, without a network.
@MainActor struct RefreshTests {
  @Test func `a failed refresh keeps the value and says what failed`() async throws {
    let time = TestClock()
    let responses = Responses([.success(.value(21)), .failure(Offline())])
    let degrees = Loader<Int>(clock: time.clock) { try await responses.next() }

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

/// The responses of a server, one after the other.
actor Responses {
  private var waiting: [Result<LoadMachine<Int>.Outcome, any Error>]

  init(_ responses: [Result<LoadMachine<Int>.Outcome, any Error>]) { waiting = responses }

  func next() throws -> LoadMachine<Int>.Outcome { try waiting.removeFirst().get() }
}
