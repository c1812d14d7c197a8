import StateKit
import Testing

@testable import TapeDemo

/// One who watches, and holds the playback clock.
private final class Viewer: Sendable { @MainActor var playbackClock: PlaybackClock? }

/// Time that passes for a user, on a clock that nobody waits for.
@MainActor struct PlaybackClockTests {
  private let time = TestClock()

  /// A playback clock whose viewer does something at each of its glances, which pass it the time.
  private func playbackClock(
    speed: Double = 1, _ act: @escaping @MainActor @Sendable (Duration) -> Void = { _ in }
  ) -> PlaybackClock {
    let clock = AnyClock(
      now: { [time] in time.now },
      sleep: { [time] deadline in
        time.advance(by: time.now.duration(to: deadline))
        await act(time.now.offset)
      })
    return PlaybackClock(speed: speed, clock: clock)
  }

  @Test(arguments: [(0.5, 2000), (1, 1000), (2, 500), (1000, 1)])
  func `a second of the tape takes as long as the speed says`(
    speed: Double, milliseconds: Int
  ) async throws {
    try await playbackClock(speed: speed).pass(.seconds(1))
    #expect(time.now.offset == .milliseconds(milliseconds))
  }

  @Test func `no time takes none`() async throws {
    try await playbackClock { _ in Issue.record("it slept") }.pass(.zero)
  }

  @Test func `time that is held does not count`() async throws {
    let viewer = Viewer()
    viewer.playbackClock = playbackClock { now in
      if now == .milliseconds(100) || now == .seconds(5) { viewer.playbackClock?.isPaused.toggle() }
    }
    try await viewer.playbackClock?.pass(.seconds(1))
    // What passed in the glance at whose end it was held does not count, what did in the last one held does.
    #expect(time.now.offset == .milliseconds(5900))
  }

  @Test func `who leaves waits for a glance at most`() async throws {
    let viewer = Viewer()
    viewer.playbackClock = playbackClock { now in
      if now == .milliseconds(100) { viewer.playbackClock?.hasLeft = true }
    }
    await #expect(throws: CancellationError.self) {
      try await viewer.playbackClock?.pass(.seconds(60))
    }
    #expect(time.now.offset == .milliseconds(100))
  }

  @Test func `who leaves while it is held is not kept`() async throws {
    let viewer = Viewer()
    viewer.playbackClock = playbackClock { now in
      if now == .milliseconds(40) { viewer.playbackClock?.hasLeft = true }
    }
    viewer.playbackClock?.isPaused = true
    await #expect(throws: CancellationError.self) {
      try await viewer.playbackClock?.pass(.seconds(1))
    }
    #expect(time.now.offset == .milliseconds(40))
  }

  @Test(arguments: [(true, 10_040), (false, 10_000)])
  func `time in which the process was stopped is left out`(
    forgets: Bool, milliseconds: Int
  ) async throws {
    let time = time
    let viewer = Viewer()
    viewer.playbackClock = playbackClock { now in
      guard now == .milliseconds(20) else { return }
      time.advance(by: .milliseconds(9980))
      if forgets { viewer.playbackClock?.forgetTime() }
    }
    try await viewer.playbackClock?.pass(.milliseconds(40))
    #expect(time.now.offset == .milliseconds(milliseconds))
  }
}
