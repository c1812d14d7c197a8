import Testing

/// Runs few of the tests that use the network at once: on Linux each of their sessions and servers keeps a thread of
/// Dispatch waiting, of which there are some two hundred, and then nothing goes on.
struct FewAtATime: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    await Self.places.take()
    do {
      try await function()
    } catch {
      await Self.places.give()
      throw error
    }
    await Self.places.give()
  }

  private static let places = Places(count: 4)
}

extension Trait where Self == FewAtATime {
  /// Few of the tests that use the network run at once.
  static var fewAtATime: Self { Self() }
}

/// So many places, given in the order in which they were asked for.
private actor Places {
  private var count: Int
  private var line: [CheckedContinuation<Void, Never>] = []

  init(count: Int) { self.count = count }

  func take() async {
    if count > 0 {
      count -= 1
    } else {
      await withCheckedContinuation { line.append($0) }
    }
  }

  func give() {
    if line.isEmpty { count += 1 } else { line.removeFirst().resume() }
  }
}
