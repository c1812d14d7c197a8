import Cells
import FixtureSupport
import Posts
import StateKit
import TestSupport
import Testing
import Views

import struct Foundation.Date

@testable import PostsUI

/// The reader's screen without a terminal: sources that answer as the test says, a store in memory, a clock that the
/// test turns.
@MainActor final class ReaderFixture: ScreenFixture {
  /// When the clock was started.
  nonisolated static let date = Date(timeIntervalSince1970: 1_710_252_300)

  let model: ReaderModel
  let store: PostStore
  let fetcher = TestResponses()
  let clock = TestClock()
  let host: Host
  private let log = Log()

  @MainActor private final class Log {
    var links: [String] = []
    var copies: [String] = []
    var didQuit = false
  }

  /// What was to be opened in the browser, and copied.
  var links: [String] { log.links }
  var copies: [String] { log.copies }
  var didQuit: Bool { log.didQuit }

  /// - Parameter executor: Nil does the work on the store at the call, so that a key's effect is there at once.
  init(
    width: Int = 80, height: Int = 24, sources: [Source] = [], store: PostStore? = nil,
    executor: (any TaskExecutor)? = nil, tour: TourPlacement = .never, opensAlone: Bool = false,
    isDebugging: Bool = false, pictures: FakePictures? = nil,
    importList: (@Sendable (String) throws -> ImportResult)? = nil,
    add: @escaping @Sendable (String) async throws -> AddResult = { .known(Source(address: $0)) },
    signIn: @escaping @Sendable (SignInRequest) async throws -> Void = { _ in }
  ) throws {
    let (clock, fetcher, log) = (clock, fetcher, log)
    let kept = try store ?? .inMemory()
    if store == nil { try kept.subscribe(to: sources) }
    self.store = kept
    let now = { @Sendable in Self.date.addingTimeInterval(clock.now.offset / .seconds(1)) }
    let model = ReaderModel(
      sources: sources,
      services: ReaderServices(
        refresh: SourceRefresh(
          store: kept, fetcher: fetcher.fetcher, limiter: FetchLimiter(clock: TestClock().clock),
          now: now, random: RandomSource { 0x9E37_79B9_7F4A_7C15 }),
        tour: tour, add: add, importList: importList, signIn: signIn),
      clock: clock.clock, executor: executor)
    self.model = model
    let (quit, copy) = ({ log.didQuit = true }, { log.copies.append($0) })
    host = Host(
      size: Size(width: width, height: height), clock: clock.clock, quit: quit, copy: copy
    ) {
      ReaderScreen(
        model: model, opensAlone: opensAlone, isDebugging: isDebugging,
        pictures: pictures?.setting ?? .off, date: now, timeZone: .gmt
      ) {
        log.links.append($0)
      }
      .pictures(pictures)
    }
    draw()
  }

  /// Waits until something holds, and draws.
  func until(
    sourceLocation: SourceLocation = #_sourceLocation, pass: () -> Void = {},
    _ condition: () -> Bool
  ) async {
    await TestSupport.until(
      sourceLocation: sourceLocation, pass: pass, seen: { text }, condition)
    draw()
  }

  /// Waits until all loads are over and the list is what is kept.
  ///
  /// - Parameter pass: Runs meanwhile, for what has to go on.
  func settle(sourceLocation: SourceLocation = #_sourceLocation, pass: () -> Void = {}) async {
    func isAtRest() -> Bool {
      // A sleeper says that the sources were asked that are old.
      clock.sleeperCount > 0 && !model.sources.contains(where: \.status.isBusy) && !model.isReading
    }
    await until(sourceLocation: sourceLocation, pass: pass, isAtRest)
  }
}

extension ReaderFixture {
  /// A reader of the sample posts, which are fresh.
  static func sample(
    width: Int = 80, height: Int = 24, sources: [Source] = .sample, posts: Int = 40,
    executor: (any TaskExecutor)? = nil,
    add: @escaping @Sendable (String) async throws -> AddResult = { .known(Source(address: $0)) },
    signIn: @escaping @Sendable (SignInRequest) async throws -> Void = { _ in }
  ) async throws -> ReaderFixture {
    let fixture = try ReaderFixture(
      width: width, height: height, sources: sources,
      store: .sample(of: sources, posts: posts), executor: executor, add: add, signIn: signIn)
    await fixture.settle()
    return fixture
  }

  /// The lines of the row with the cursor of the list of posts.
  var selectedRow: (line: Int, text: String)? {
    draw().lines.enumerated().first { $0.element.hasPrefix("▌") }
      .map { ($0.offset, $0.element) }
  }

  /// Turns the clock on to so many seconds from the start, whatever was waited for before.
  func turn(to seconds: Int) {
    let instant = AnyClock.Instant(offset: .seconds(seconds))
    clock.advance(by: clock.now.duration(to: instant))
  }

  func click(_ x: Int, _ y: Int) {
    host.send(.mouse(MouseEvent(.press, at: Point(x: x, y: y))))
    draw()
  }

  func type(_ text: String) {
    for character in text { press(KeyEquivalent(character)) }
  }
}
