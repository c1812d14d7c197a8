import Testing

/// Runs only a few of the tests that have it at once; the others wait for their permit.
///
/// A test must have only one such trait, set on it or on its suite.
public struct FewAtATime: SuiteTrait, TestTrait, TestScoping {
  private let permits: Permits

  /// - Parameter count: How many tests run at once.
  public init(count: Int) { permits = Permits(count: count) }

  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    await permits.take()
    do {
      try await function()
    } catch {
      await permits.give()
      throw error
    }
    await permits.give()
  }
}

/// So many permits, given in the order in which they were asked for.
private actor Permits {
  private var count: Int
  private var queue: [CheckedContinuation<Void, Never>] = []

  init(count: Int) { self.count = count }

  func take() async {
    if count > 0 {
      count -= 1
    } else {
      await withCheckedContinuation { queue.append($0) }
    }
  }

  func give() {
    if queue.isEmpty { count += 1 } else { queue.removeFirst().resume() }
  }
}
