import Testing

@testable import StateKit

@Suite struct RefreshPolicyTests {
  private let policy = RefreshPolicy(staleTime: .seconds(60))
  private let loaded = ViewState.loaded("A")

  /// When a load starts, in milliseconds; the last one was started at 0 and ended at once.
  private func start(
    _ trigger: LoadTrigger, in state: ViewState<String>, at now: Int
  ) -> Int? {
    policy.start(
      trigger, in: state, loadedAt: .at(0), startedAt: .at(0), at: .at(now)
    ).map { Int($0.offset / .milliseconds(1)) }
  }

  private func allows(
    _ trigger: LoadTrigger, in state: ViewState<String>, at now: Int
  ) -> Bool {
    start(trigger, in: state, at: now) == now
  }

  @Test func `content is stale after its time`() {
    #expect(!policy.isStale(loadedAt: .at(0), at: .at(59_999)))
    #expect(policy.isStale(loadedAt: .at(0), at: .at(60_000)))
  }

  @Test func `what nobody asked for does not wait either`() {
    #expect(start(.focus, in: .error(Failure(), .banner(over: "A")), at: 4999) == nil)
  }

  @Test(arguments: [LoadTrigger.background, .focus, .resume, .interval])
  func `only stale content is loaded again automatically`(trigger: LoadTrigger) {
    #expect(!allows(trigger, in: loaded, at: 59_999))
    #expect(allows(trigger, in: loaded, at: 60_000))
    #expect(!allows(trigger, in: .empty("ask"), at: 10_000))
    #expect(allows(trigger, in: .error(Failure(), .banner(over: "A")), at: 10_000))
    #expect(allows(trigger, in: .error(Failure(), .fullScreen), at: 10_000))
    #expect(!allows(trigger, in: .error(Failure(), .fullScreen), at: 4999))
    #expect(!allows(trigger, in: .loading(after: .loaded("A")), at: 90_000))
    #expect(allows(trigger, in: .idle, at: 5000))
    #expect(!allows(trigger, in: .idle, at: 4999))
  }

  @Test func `the first load of all starts at once, whoever asks`() {
    for trigger in [LoadTrigger.user, .focus] {
      let start = policy.start(
        trigger, in: ViewState<String>.idle, loadedAt: nil, startedAt: nil,
        at: .at(0))
      #expect(start == .at(0))
    }
  }

  @Test func `a key that is held down loads every five seconds`() {
    #expect(start(.user, in: loaded, at: 1) == 5000)
    #expect(start(.user, in: loaded, at: 5000) == 5000)
    #expect(start(.user, in: loaded, at: 7000) == 7000)
    #expect(start(.user, in: .error(Failure(), .banner(over: "A")), at: 4999) == 5000)
  }

  @Test func `the user tries again and ends the wait for a retry once a second`() {
    for state in [
      ViewState.error(Failure(), .fullScreen), .loading(after: .idle), .idle,
      .loading(after: .loaded("A")),
    ] {
      #expect(start(.user, in: state, at: 1) == 1000)
      #expect(allows(.user, in: state, at: 1000))
    }
  }

  @Test func `without a pause between loads the user never waits`() {
    let policy = RefreshPolicy(staleTime: .seconds(60), throttle: .zero)
    for state in [loaded, .error(Failure(), .fullScreen)] {
      let start = policy.start(
        .user, in: state, loadedAt: .at(0), startedAt: .at(0), at: .at(1))
      #expect(start == .at(1))
    }
  }

  @Test func `nothing is loaded under an alert`() {
    for trigger in [LoadTrigger.user, .interval] {
      let alert = ErrorPresentation.alert(id: 1, over: "A")
      #expect(start(trigger, in: .error(Failure(), alert), at: 90_000) == nil)
      #expect(allows(trigger, in: loaded, at: 90_000))
    }
  }
}
