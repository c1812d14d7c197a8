import StateKit
import TestSupport
import Testing

@testable import Posts

@MainActor @Suite struct PostsRetryTests {
  private let time = TestClock()
  private let post = Post(id: "1", title: "A", body: "")

  private func isTransient(_ error: PostsError) -> Bool {
    if case .transient = error.failure { true } else { false }
  }

  @Test func `what may pass is tried again`() {
    for code in [408, 425, 429, 500, 502, 503, 504, 599] {
      #expect(isTransient(.server(code: code)))
    }
    let host = "h"
    let errors: [PostsError] = [
      .refused(host: host), .hostNotFound(host), .unreachable(host: host),
      .connectionLost(host: host), .noConnection(host: host, within: .seconds(10)),
      .noAnswer(host: host, within: .seconds(30)), .slowAnswer(host: host, within: .seconds(30)),
      .brokenAnswer(host: host), .notSecure(host: host), .network(host: host), .badProxy,
      .noResources,
    ]
    for error in errors { #expect(isTransient(error), "\(error)") }
  }

  @Test func `what stays is not`() {
    for code in [301, 400, 401, 403, 404, 410, 451] { #expect(!isTransient(.server(code: code))) }
    let host = "h"
    let errors: [PostsError] = [
      .badSource("x"), .badPort("x"), .unsupportedScheme("x"), .untrusted(host: host),
      .notHTTP(host: host), .tooManyRedirects(host: host, limit: 10), .noLibrary,
      .tooLarge(limit: 1), .noSuchFile("x"), .isDirectory("x"), .permissionDenied("x"),
      .unreadable("x", reason: "x"), .nothingPiped, .notPosts(.empty),
      .slowFile("x", within: .seconds(1)), .noPassword("pass", reason: "x"),
    ]
    for error in errors { #expect(!isTransient(error), "\(error)") }
  }

  @Test func `only the web is tried again, and only what can change is asked anew`() async throws {
    let web = try PostSource(argument: "http://h/x")
    #expect(web.freshness?.staleTime == .seconds(300))
    #expect(PostSource.file(path: "x").freshness != nil)
    for source in [PostSource.tour, .standardInput] { #expect(source.freshness == nil) }
    #expect(await isTriedAgain(web))
    for source in [PostSource.tour, .standardInput, .file(path: "x")] {
      #expect(await !isTriedAgain(source))
    }
  }

  /// A source whose first try fails as what may pass does.
  private func isTriedAgain(_ source: PostSource) async -> Bool {
    let service = ScriptedPostsService(
      name: "script", outcomes: [.failure(.refused(host: "h"))], delay: .zero, clock: time.clock)
    let model = PostsViewModel(service: service, clock: time.clock, retries: source.retries)
    model.load()
    await until { model.nextTry != nil || !model.state.isLoading }
    defer { model.reset() }
    return model.nextTry != nil
  }

  private func model(
    _ outcomes: [ScriptedPostsService.Outcome], freshness: RefreshPolicy? = nil
  ) -> PostsViewModel {
    let service = ScriptedPostsService(
      name: "script", outcomes: outcomes, delay: .seconds(1), clock: time.clock)
    return PostsViewModel(
      service: service, clock: time.clock, retries: .posts(random: RandomSource { .max }),
      freshness: freshness)
  }

  /// Lets the try that runs answer.
  private func answer() async {
    await until { time.sleeperCount == 1 }
    time.advance(by: .seconds(1))
  }

  @Test func `a server that asks to wait is given its time, and then answers`() async {
    let busy = PostsError.server(code: 503, retryAfter: .seconds(5))
    let model = model([.failure(busy), .success([post])])
    model.load()
    await answer()
    await until { model.nextTry != nil }
    #expect(model.nextTry?.offset == .seconds(6))
    #expect((model.retry?.attempt, model.retry?.of) == (2, 4))
    #expect(model.retry?.why as? PostsError == busy)
    #expect(model.state.isLoading)
    await until { time.sleeperCount == 1 }
    time.advance(by: .seconds(5))
    await until { model.nextTry == nil }
    await answer()
    await until { !model.state.isLoading }
    #expect(model.state.content == [post])
    #expect(model.loadedAt?.offset == .seconds(7))
  }

  @Test func `posts that became stale are asked for anew, and nothing is without a policy`() async {
    let model = model([.success([post])], freshness: RefreshPolicy(staleTime: .seconds(60)))
    model.load()
    await answer()
    await until { !model.state.isLoading }
    let keeping = Task { await model.keepFresh() }
    await until { time.sleeperCount == 1 }
    model.refresh(.focus)
    #expect(!model.state.isLoading)
    time.advance(by: .seconds(60))
    await until { model.state.isLoading }
    #expect(model.history.history.last?.trigger == .interval)
    await until { time.sleeperCount == 2 }
    keeping.cancel()
    model.cancel()
    await until { time.sleeperCount == 0 }
    await keeping.value
    let still = self.model([.success([post])])
    await still.keepFresh()
    still.refresh(.focus)
    #expect(!still.state.isLoading)
  }

  @Test func `posts are asked for when they become stale, not a whole interval later`() async {
    let model = model([.success([post])], freshness: RefreshPolicy(staleTime: .seconds(60)))
    let keeping = Task { await model.keepFresh() }
    await until { time.sleeperCount == 1 }
    model.load()
    await until { time.sleeperCount == 2 }
    time.advance(by: .seconds(1))
    await until { !model.state.isLoading }
    time.advance(by: .seconds(59))
    await until { time.sleeperCount == 1 }
    #expect(time.nextDeadline?.offset == .seconds(61))
    #expect(!model.state.isLoading)
    time.advance(by: .seconds(1))
    await until { time.sleeperCount > 0 }
    #expect(model.state.isLoading)
    keeping.cancel()
    model.cancel()
    await keeping.value
  }

  @Test func `nothing is asked for once nobody keeps the posts fresh`() async {
    let model = model([.success([post])], freshness: RefreshPolicy(staleTime: .seconds(60)))
    let keeping = Task { await model.keepFresh() }
    await until { time.sleeperCount == 1 }
    keeping.cancel()
    await keeping.value
    #expect(!model.state.isLoading)
    #expect(time.sleeperCount == 0)
  }

  @Test func `the history keeps what happened and how many posts came`() async {
    let model = model([.success([post, post]), .failure(.server(code: 404))])
    model.load()
    await answer()
    await until { !model.state.isLoading }
    model.refresh()
    await answer()
    await until { !model.state.isLoading }
    let names = model.history.history.map { entry in
      switch entry.state {
      case .initial: "initial"
      case .loading: "loading"
      case .loaded: "loaded"
      case .empty: "empty"
      case .error: "error"
      }
    }
    #expect(names == ["loading", "loaded", "loading", "error"])
    #expect(model.history.latestError as? PostsError == .server(code: 404))
    #expect(model.history.latestValidInfo == 2)
    #expect(
      model.history.history.map(\.instant.offset) == [.zero, .seconds(1), .seconds(1), .seconds(2)])
  }

  private func name(_ model: PostsViewModel) -> String {
    switch model.state {
    case .idle: "idle"
    case .loading: "loading"
    case .loaded: "loaded"
    case .empty: "empty"
    case .error(_, .alert): "error alert"
    case .error: "error"
    }
  }

  @Test func `a forced state is shown until something is asked for`() async {
    let model = model([.success([post])])
    model.force(.error(PostsError.server(code: 500), .alert(id: 9, over: [post])))
    model.dismissAlert(id: 1)
    #expect(name(model) == "error alert")
    model.dismissAlert(id: 9)
    #expect(name(model) == "loaded")
    model.force(.loading(after: .idle))
    #expect(model.loadingSince == time.now)
    #expect(model.spinner.isVisible(at: time.now.advanced(by: .milliseconds(200))))
    model.cancel()
    #expect(name(model) == "idle")
    model.force(.empty("x"))
    model.load()
    await answer()
    await until { !model.state.isLoading }
    #expect(model.state.content == [post])
    model.reset()
    #expect(name(model) == "idle")
  }
}
