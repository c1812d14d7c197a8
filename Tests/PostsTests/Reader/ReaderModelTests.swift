import Foundation
import Posts
import StateKit
import Synchronization
import TestSupport
import Testing

@MainActor @Suite struct ReaderModelTests {
  private let a = "https://a.example/feed"
  private let b = "https://b.example/feed"

  @Test func `what is kept is there before anything is asked for`() async throws {
    let first = try ReaderFixture([a])
    first.fetcher.answer(a, titles: ["One", "Two"])
    first.model.refreshAll()
    await first.settle()
    let second = try ReaderFixture([a], store: first.store)
    #expect(second.model.sources.map(\.id) == [a], "its name is there at once")
    guard case .loading(after: .idle) = second.model.state else {
      Issue.record("\(second.model.state)")
      return
    }
    await second.settle()
    #expect(Set(second.titles) == ["One", "Two"])
    guard case .loaded = second.model.state else {
      Issue.record("\(second.model.state)")
      return
    }
    #expect(second.fetcher.asked.isEmpty)
    #expect(second.model.loadedAt != nil, "its age is known")
  }

  @Test func `a source that hangs holds no other up`() async throws {
    let fixture = try ReaderFixture([a, b])
    fixture.fetcher.hold(a)
    fixture.fetcher.answer(a, titles: ["Late"])
    fixture.fetcher.answer(b, titles: ["Early"])
    fixture.model.refreshAll()
    await fixture.until { fixture.titles == ["Early"] }
    #expect(fixture.model.state.isLoading)
    #expect(fixture.model.sources[0].status.isBusy)
    #expect(fixture.model.sources[1].status == .fresh)
    fixture.fetcher.release(a)
    await fixture.settle()
    #expect(Set(fixture.titles) == ["Early", "Late"])
    guard case .loaded = fixture.model.state else {
      Issue.record("\(fixture.model.state)")
      return
    }
  }

  @Test func `a failed refresh that the user asked for is an alert over the posts`() async throws {
    let fixture = try ReaderFixture([a])
    fixture.fetcher.answer(a, titles: ["One"])
    fixture.model.show(.source(a))
    fixture.model.refresh()
    await fixture.settle()
    fixture.fetcher.answer(a, .failure(.server(code: 404)))
    fixture.time.advance(by: .seconds(10))
    fixture.model.refresh()
    await fixture.until { !fixture.model.state.isLoading }
    guard case .error(let error, .alert(let id, let posts)) = fixture.model.state else {
      Issue.record("\(fixture.model.state)")
      return
    }
    #expect(error as? PostsError == .server(code: 404))
    #expect(posts.map(\.title) == ["One"])
    fixture.model.dismissAlert(id: id)
    guard case .error(_, .banner) = fixture.model.state else {
      Issue.record("\(fixture.model.state)")
      return
    }
    #expect(fixture.model.sources[0].status.failure?.code == 404)
  }

  @Test func `a failure that is over is told of no more, whoever asked again`() async throws {
    let fixture = try ReaderFixture([a, b])
    fixture.model.show(.source(a))
    fixture.model.refresh()
    await fixture.until {
      !fixture.model.state.isLoading && fixture.model.sources[0].status.failure != nil
    }
    fixture.fetcher.answer(a, titles: ["One"])
    fixture.time.advance(by: .seconds(10))
    fixture.model.refreshAll()
    await fixture.until { fixture.titles == ["One"] && !fixture.model.state.isLoading }
    await fixture.settle()
    guard case .loaded = fixture.model.state else {
      Issue.record("\(fixture.model.state)")
      return
    }
  }

  @Test func `a failed refresh that nobody asked for is a banner`() async throws {
    let fixture = try ReaderFixture([a, b], staleTime: .seconds(10))
    fixture.fetcher.answer(a, titles: ["One"])
    fixture.fetcher.answer(b, titles: ["Two"])
    fixture.model.refreshAll()
    await fixture.settle()
    fixture.fetcher.answer(b, .failure(.server(code: 404)))
    fixture.time.advance(by: .seconds(60))
    fixture.model.refreshAll(.interval)
    await fixture.until {
      !fixture.model.state.isLoading && fixture.model.sources[1].status.failure != nil
    }
    guard case .error(let error, .banner(let posts)) = fixture.model.state else {
      Issue.record("\(fixture.model.state)")
      return
    }
    #expect(error.localizedDescription.contains("1 of 2 sources failed"))
    #expect(posts.count == 2)
  }

  @Test func `a source that says how long nothing is new is asked then, or when somebody wants`()
    async throws
  {
    let fixture = try ReaderFixture([a, b], staleTime: .seconds(10))
    fixture.fetcher.answer(a, titles: ["One"], terms: SourceTerms(maxAge: .seconds(3600)))
    // The time of the test begins in the hour from 20:00 in UTC.
    let rss =
      "<rss><channel><skipHours><hour>20</hour></skipHours><item><title>Two</title></item></channel></rss>"
    fixture.fetcher.answer(
      b,
      .success(
        .document(
          SourceDocument(
            bytes: Array(rss.utf8), validators: Validators(), address: URL(filePath: "/")))))
    fixture.model.refreshAll()
    await fixture.settle()
    fixture.time.advance(by: .seconds(60))
    fixture.model.refreshAll(.interval)
    await fixture.settle()
    #expect(fixture.fetcher.asked.sorted() == [a, b])
    #expect(fixture.model.sources[0].status == .fresh)
    fixture.model.refreshAll()
    await fixture.settle()
    #expect(fixture.fetcher.asked.sorted() == [a, a, b, b])
    fixture.time.advance(by: .seconds(3600))
    fixture.model.refreshAll(.interval)
    await fixture.settle()
    #expect(fixture.fetcher.asked.sorted() == [a, a, a, b, b, b])
  }

  @Test func `with nothing kept a failure is the screen`() async throws {
    let fixture = try ReaderFixture([a])
    fixture.model.refresh()
    await fixture.until {
      !fixture.model.state.isLoading && fixture.model.sources[0].status.failure != nil
    }
    guard case .error(_, .fullScreen) = fixture.model.state else {
      Issue.record("\(fixture.model.state)")
      return
    }
  }

  @Test func `a cancelled load goes back to what was there`() async throws {
    let fixture = try ReaderFixture([a])
    fixture.fetcher.hold(a)
    fixture.model.refresh()
    await fixture.until { fixture.fetcher.asked == [self.a] }
    #expect(fixture.model.state.isLoading)
    fixture.model.cancel()
    #expect(fixture.model.sources[0].status == .idle)
    // What is kept may not have been read yet.
    await fixture.until { !fixture.model.state.isLoading }
    fixture.fetcher.release(a)
  }

  @Test func `a search is shown as it is typed`() async throws {
    let fixture = try ReaderFixture([a])
    fixture.fetcher.answer(a, titles: ["Red apple", "Green apple", "Pear"])
    fixture.model.refresh()
    await fixture.settle()
    fixture.model.search = "app"
    await fixture.until { Set(fixture.titles) == ["Red apple", "Green apple"] }
    fixture.model.search = "app gre"
    await fixture.until { fixture.titles == ["Green apple"] }
    fixture.model.search = "zzz"
    await fixture.until { fixture.titles.isEmpty }
    guard case .empty(let message) = fixture.model.state else {
      Issue.record("\(fixture.model.state)")
      return
    }
    #expect(message.contains("zzz"))
    fixture.model.search = ""
    await fixture.until { fixture.titles.count == 3 }
  }

  @Test func `a source is added, shown, and taken out with its posts`() async throws {
    let fixture = try ReaderFixture([a])
    fixture.model.add("nonsense")
    await fixture.until { if case .failed = fixture.model.adding.state { true } else { false } }
    fixture.model.add(b)
    await fixture.until { fixture.model.sources.count == 2 }
    #expect(fixture.model.filter == .source(b))
    fixture.fetcher.answer(b, titles: ["One"])
    fixture.model.refresh()
    await fixture.until { fixture.titles == ["One"] }
    fixture.model.remove(b)
    await fixture.until { fixture.model.sources.count == 1 }
    #expect(fixture.model.filter == .source(a))
    await fixture.until { fixture.titles.isEmpty }
  }

  @Test func `a post is closed with the list that it was opened from`() async throws {
    let fixture = try ReaderFixture([a, b])
    fixture.fetcher.answer(a, titles: ["One"])
    fixture.model.refreshAll()
    await fixture.until { fixture.titles == ["One"] }
    fixture.model.open(try #require(fixture.model.state.content?.first?.id))
    await fixture.until { fixture.model.open != nil }
    fixture.model.show(.source(b))
    #expect(fixture.model.open == nil)
  }

  @Test func `a sign-in goes by the proxy of the settings, subscribed or not`() async throws {
    let proxies = Mutex<[String?]>([])
    var settings = Settings()
    settings.proxy = "http://127.0.0.1:1"
    let fixture = try ReaderFixture(
      [a], settings: settings,
      signingIn: { request in proxies.withLock { $0.append(request.source.proxy) } })
    for address in [a, "https://unsubscribed.example/"] {
      fixture.model.signIn(to: address, as: .basic(user: "ada", password: "right"))
      await fixture.until { !fixture.model.signingIn.state.isSubmitting }
    }
    #expect(proxies.withLock { $0 } == ["http://127.0.0.1:1", "http://127.0.0.1:1"])
  }

  @Test func `who signs in is asked for posts at once`() async throws {
    let fixture = try ReaderFixture([a])
    fixture.fetcher.answer(a, .failure(.server(code: 401)))
    fixture.model.show(.source(a))
    fixture.model.refresh()
    await fixture.until { fixture.model.sources[0].status.failure?.asksForSignIn == true }
    fixture.model.signIn(to: a, as: .basic(user: "ada", password: "wrong"))
    await fixture.until { if case .failed = fixture.model.signingIn.state { true } else { false } }
    fixture.fetcher.answer(a, titles: ["Secret"])
    fixture.time.advance(by: .seconds(10))
    fixture.model.signIn(to: a, as: .basic(user: "ada", password: "right"))
    await fixture.until { fixture.titles == ["Secret"] }
  }

  @Test func `a source that asked to be left alone is, but not by its own reader`() async throws {
    let fixture = try ReaderFixture([a])
    fixture.fetcher.answer(a, .failure(.server(code: 429, retryAfter: .seconds(3600))))
    fixture.model.refreshAll()
    await fixture.until {
      fixture.model.sources[0].status.failure != nil && !fixture.model.state.isLoading
    }
    fixture.time.advance(by: .seconds(60))
    fixture.model.refreshAll()
    #expect(!fixture.model.state.isLoading)
    fixture.model.refresh(a)
    #expect(fixture.model.state.isLoading)
    await fixture.until { !fixture.model.state.isLoading }
    #expect(fixture.fetcher.asked.count == 2)
  }

  @Test func `the spinner goes when the last source has answered`() async throws {
    let fixture = try ReaderFixture([a, b])
    fixture.fetcher.hold(a)
    fixture.fetcher.answer(b, titles: ["One"])
    fixture.model.refreshAll()
    await fixture.until { fixture.titles == ["One"] }
    fixture.time.advance(by: .seconds(1))
    #expect(fixture.model.spinner.isVisible(at: fixture.time.now))
    fixture.fetcher.release(a)
    await fixture.settle()
    fixture.time.advance(by: .seconds(1))
    #expect(!fixture.model.spinner.isVisible(at: fixture.time.now))
  }

  @Test func `the user asks a source again that could not be reached, not one that is busy`()
    async throws
  {
    let fixture = try ReaderFixture([a, b])
    fixture.fetcher.answer(a, .failure(.server(code: 404)))
    fixture.fetcher.answer(b, .failure(.server(code: 503, retryAfter: .seconds(3600))))
    fixture.model.refreshAll()
    await fixture.until { fixture.model.sources.allSatisfy { !$0.status.isBusy } }
    await fixture.settle()
    fixture.time.advance(by: .seconds(60))
    fixture.model.refreshAll(.interval)
    await fixture.settle()
    #expect(fixture.fetcher.asked.count == 2, "nothing is refreshed automatically so soon")
    fixture.model.refreshAll()
    await fixture.settle()
    #expect(fixture.fetcher.asked.filter { $0 == a }.count == 2)
    #expect(fixture.fetcher.asked.filter { $0 == b }.count == 1)
  }

  @Test func `two feeds of one server have two names`() async throws {
    let fixture = try ReaderFixture(["https://a.example/one.xml", "https://a.example/two.xml"])
    #expect(fixture.model.sources.map(\.title) == ["a.example/one.xml", "a.example/two.xml"])
  }

  @Test func `a failed source is asked again automatically when its time has come`() async throws {
    let fixture = try ReaderFixture([a])
    fixture.fetcher.answer(a, .failure(.server(code: 503, retryAfter: .seconds(120))))
    fixture.model.refreshAll()
    await fixture.settle()
    fixture.fetcher.answer(a, titles: ["One"])
    let freshness = Task { await fixture.model.keepFresh() }
    await fixture.until { fixture.time.sleeperCount == 1 }
    for _ in 0..<4 {
      fixture.time.advance(by: .seconds(60))
      await fixture.until { fixture.time.sleeperCount == 1 }
      await fixture.settle()
    }
    #expect(fixture.titles == ["One"])
    #expect(fixture.fetcher.asked.count == 2)
    freshness.cancel()
  }

  @Test func `what the user tries in vain does not put off the next try`() async throws {
    let fixture = try ReaderFixture([a])
    fixture.model.refreshAll(.interval)
    await fixture.settle()
    let first = try #require(try fixture.store.failure(of: a))
    fixture.time.advance(by: .seconds(10))
    fixture.model.refresh(a)
    await fixture.settle()
    #expect(fixture.fetcher.asked.count == 2)
    #expect(try fixture.store.failure(of: a)?.nextTry == first.nextTry)
  }

  @Test func `the same source twice is one`() async throws {
    let fixture = try ReaderFixture([a, a, b])
    #expect(fixture.model.sources.map(\.id) == [a, b])
  }
}
