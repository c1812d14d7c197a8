import Observation
import Synchronization
import TestSupport
import Testing

@testable import StateKit

/// A loader whose tries answer when the test lets them, and a screen that draws it when it says that it changed.
@MainActor final class LoaderFixture {
  let time = TestClock()
  let calls = Counter()
  private(set) var frame = ""
  private(set) var loader: Loader<String>
  private let gates = Gates()
  private let skips: (ViewState<String>, ViewState<String>) -> Bool
  private var drawn = ViewState<String>.idle
  private let isDirty = Mutex(true)

  /// - Parameter skips: Whether the screen takes two states for the same.
  init(
    seed: Int, skips: @escaping (ViewState<String>, ViewState<String>) -> Bool = { _, _ in false }
  ) {
    let (calls, gates) = (calls, gates)
    let random = Mutex(SeededGenerator(seed: seed))
    let source = RandomSource { random.withLock { $0.next() } }
    self.skips = skips
    loader = Loader(
      clock: time.clock,
      retries: RetryPolicy(random: source) { ($0 as? TryFailure)?.kind ?? .permanent }
    ) {
      calls.next()
      return try await gates.wait()
    }
    frame = loader.state.summary
    watch()
  }

  func run(_ command: LoadCommand) async {
    switch command {
    case .load(let trigger): loader.load(trigger)
    case .loadLater: loader.refresh(under: RefreshPolicy(staleTime: .seconds(60)))
    case .reload: loader.reload()
    case .cancel: loader.cancel()
    case .reset: loader.reset()
    case .dismiss: loader.dismiss(id: loader.state.alertID ?? 0)
    case .answer(let pick, let answer): gates.open(pick, answer)
    case .pass(let milliseconds): time.advance(by: .milliseconds(milliseconds))
    }
    await settle()
    draw()
  }

  /// Cancels what runs; cancelled tries answer too.
  func rest() async {
    loader.cancel()
    while gates.open(0, .value) { await settle() }
    await until { time.sleeperCount == 0 }
    await settle()
    draw()
  }

  private func settle() async {
    for _ in 0..<12 { await Task.yield() }
  }

  private func draw() {
    guard isDirty.withLock({ $0 }) else { return }
    isDirty.withLock { $0 = false }
    watch()
    let state = loader.state
    if skips(drawn, state) { return }
    (drawn, frame) = (state, state.summary)
  }

  private func watch() {
    withObservationTracking {
      _ = loader.state
    } onChange: { [weak self] in
      self?.isDirty.withLock { $0 = true }
    }
  }
}

/// Tries that wait for their answers, even when they are cancelled.
final class Gates: Sendable {
  typealias Outcome = LoadMachine<String>.Outcome

  private struct Storage {
    var waiting: [(number: Int, answer: CheckedContinuation<Outcome, any Error>)] = []
    var count = 0
  }

  private let storage = Mutex(Storage())

  func wait() async throws -> Outcome {
    try await withCheckedThrowingContinuation { answer in
      storage.withLock {
        $0.count += 1
        $0.waiting.append(($0.count, answer))
      }
    }
  }

  /// Lets one answer, counted from the newest; false if none waits.
  @discardableResult func open(_ pick: Int, _ answer: LoadCommand.Response) -> Bool {
    let gate = storage.withLock { storage in
      storage.waiting.isEmpty
        ? nil : storage.waiting.remove(at: max(storage.waiting.count - 1 - pick, 0))
    }
    guard let gate else { return false }
    switch answer {
    case .value: gate.answer.resume(returning: .value("v\(gate.number)"))
    case .nothing: gate.answer.resume(returning: .nothing("none"))
    case .cancelled: gate.answer.resume(throwing: CancellationError())
    case .permanent: gate.answer.resume(throwing: TryFailure(number: gate.number, kind: .permanent))
    case .transient(let milliseconds):
      let kind = RetryPolicy.Failure.transient(retryAfter: .milliseconds(milliseconds))
      gate.answer.resume(throwing: TryFailure(number: gate.number, kind: kind))
    }
    return true
  }
}
