import Synchronization
import TestSupport
import Testing

@testable import StateKit

@MainActor @Suite struct SubmissionTests {
  private let time = TestClock()
  private let inputs = Log()

  /// A submission whose n-th sending returns the n-th result after a second on the clock.
  private func submission(_ answers: Result<String, any Error>...) -> Submission<String, String> {
    let (clock, inputs) = (time.clock, inputs)
    return Submission { input in
      let number = inputs.append(input)
      try await clock.sleep(until: clock.now.advanced(by: .seconds(1)), tolerance: nil)
      return try answers[number].get()
    }
  }

  private func answer(_ submission: Submission<String, String>) async {
    await until { time.sleeperCount > 0 }
    time.advance(by: .seconds(1))
    await until { !submission.state.isSubmitting }
  }

  @Test func `two in one tick send once`() async {
    let submission = submission(.success("ok"))
    #expect(submission.submit("a") == .accepted)
    #expect(submission.state.word == "submitting")
    #expect(submission.submit("a") == .rejected)
    #expect(submission.submit("b") == .rejected)
    await answer(submission)
    #expect(submission.state.word == "done ok")
    #expect(inputs.texts == ["a"])
  }

  @Test func `after a failure it can be sent again, and is not sent automatically`() async {
    let submission = submission(.failure(Failure()), .success("ok"))
    submission.submit("a")
    await answer(submission)
    #expect(submission.state.word == "failed")
    time.advance(by: .seconds(100))
    #expect(time.sleeperCount == 0)
    #expect(inputs.texts == ["a"])
    #expect(submission.submit("a") == .accepted)
    await answer(submission)
    #expect(submission.state.word == "done ok")
  }

  @Test func `cancel goes back to what was there, and a late answer is ignored`() async {
    let submission = submission(.success("ok"), .success("late"), .success("again"))
    submission.submit("a")
    await answer(submission)
    submission.submit("b")
    await until { time.sleeperCount == 1 }
    submission.cancel()
    #expect(submission.state.word == "done ok")
    await until { time.sleeperCount == 0 }
    submission.submit("b")
    await answer(submission)
    #expect(submission.state.word == "done again")
    #expect(inputs.texts == ["a", "b", "b"])
  }

  @Test func `a cancellation is no failure`() async {
    let submission = submission(.failure(CancellationError()))
    submission.submit("a")
    await answer(submission)
    #expect(submission.state.word == "idle")
  }
}

/// Texts from any task, in the order they came.
final class Log: Sendable {
  private let storage = Mutex<[String]>([])

  var texts: [String] { storage.withLock { $0 } }

  /// The number of texts before this one.
  @discardableResult func append(_ text: String) -> Int {
    storage.withLock {
      $0.append(text)
      return $0.count - 1
    }
  }
}
