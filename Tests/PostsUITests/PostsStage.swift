import Cells
import Posts
import StageSupport
import StateKit
import TestSupport
import Testing
import Views

@testable import PostsUI

/// The product's screen without a terminal: a service that the test answers for, a clock that the test
/// turns, keys in and frames out.
@MainActor final class PostsStage: ScreenStage {
  let model: PostsViewModel
  let service = StubService()
  let clock = TestClock()
  let host: Host
  private final class Flag { var isSet = false }
  private let quitFlag = Flag()

  var didQuit: Bool { quitFlag.isSet }

  /// - Parameter isRetrying: Whether transient failures are tried again, as late as can be, and posts are
  ///   stale after five minutes.
  init(width: Int = 80, height: Int = 24, isRetrying: Bool = false, isDebugging: Bool = false) {
    let model =
      isRetrying
      ? PostsViewModel(
        service: service, clock: clock.clock, retries: .posts(random: RandomSource { .max }),
        freshness: RefreshPolicy(staleTime: .seconds(300)))
      : PostsViewModel(service: service, clock: clock.clock)
    self.model = model
    let quit = { [quitFlag] in quitFlag.isSet = true }
    host = Host(size: Size(width: width, height: height), clock: clock.clock, quit: quit) {
      PostsScreen(model: model, isDebugging: isDebugging)
    }
    draw()
  }

  /// Waits until so many loads have asked for posts: they run beside each other, in any order.
  func waitForRequests(_ count: Int) async {
    await until { await service.requestCount >= count }
  }

  /// Answers the oldest load that waits, and lets the answer arrive.
  func answer(_ result: Result<[Post], any Error>) async {
    await service.answer(result)
    await until { !model.state.isLoading }
    draw()
  }

  /// Fails the oldest try that waits, and lets the wait for the next one begin.
  func falter(_ error: PostsError) async {
    await service.answer(.failure(error))
    await until { model.nextTry != nil }
    draw()
  }

  func answer(_ posts: [Post]) async { await answer(.success(posts)) }
}

/// A service whose loads wait until the test answers them.
actor StubService: PostsService {
  nonisolated let name = "example.org"
  private(set) var requestCount = 0
  private var waiting: [CheckedContinuation<[Post], any Error>] = []
  private var arrivals: [CheckedContinuation<Void, Never>] = []

  func posts() async throws -> [Post] {
    requestCount += 1
    return try await withCheckedThrowingContinuation { continuation in
      waiting.append(continuation)
      for arrival in arrivals { arrival.resume() }
      arrivals = []
    }
  }

  func answer(_ result: Result<[Post], any Error>) async {
    while waiting.isEmpty { await withCheckedContinuation { arrivals.append($0) } }
    waiting.removeFirst().resume(with: result)
  }
}

extension [Post] {
  /// Posts in all the scripts that a terminal has trouble with, then plain ones.
  static var mixed: [Post] {
    [
      Post(id: "1", title: "Plain first post", body: "A body of one line."),
      Post(
        id: "2", title: "日本語のタイトルと長い本文",
        body: "端末の幅は文字ごとに違います。全角文字は二桁を占めるので、行の折り返しは桁で数えなければなりません。"
          + "そうしないと右端がずれて、枠線が壊れてしまいます。"),
      Post(
        id: "3", title: "Emoji 👩‍👩‍👧‍👦 🇩🇪 ❤️ 1️⃣ and 🙂",
        body: "A family, a flag, a heart and a keycap take two columns each 👍🏽."),
      Post(
        id: "4", title: "Cafe\u{301} nai\u{308}ve Zalgo\u{300}\u{301}\u{302}\u{303}\u{304}\u{305}",
        body: "Combining marks draw onto the letter before them, and no further."),
      Post(id: "5", title: "No body", body: ""),
      Post(id: "6", title: "", body: "No title, only a body."),
    ] + plain(from: 7, to: 30)
  }

  static func plain(from first: Int, to last: Int) -> [Post] {
    (first...last).map {
      Post(
        id: "\($0)", title: "Post number \($0)",
        body: "The body of post \($0) goes on for a while, so that it is wrapped at words and cut "
          + "after its second line wherever the terminal is not wide enough to show all of it.")
    }
  }
}
