import Foundation
import Posts
import StateKit
import TestSupport
import Testing

@MainActor @Suite struct ReaderModelTests {
  private let a = "https://a.example/feed"
  private let b = "https://b.example/feed"

  @Test func `what is kept is there before anything is asked for`() async throws {
    let first = try ReaderStage([a])
    first.fetcher.answer(a, titles: ["One", "Two"])
    first.model.refreshAll()
    await first.settle()
    let second = try ReaderStage([a], store: first.store)
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
    let stage = try ReaderStage([a, b])
    stage.fetcher.hold(a)
    stage.fetcher.answer(a, titles: ["Late"])
    stage.fetcher.answer(b, titles: ["Early"])
    stage.model.refreshAll()
    await stage.until { stage.titles == ["Early"] }
    #expect(stage.model.state.isLoading)
    #expect(stage.model.sources[0].status.isBusy)
    #expect(stage.model.sources[1].status == .fresh)
    stage.fetcher.release(a)
    await stage.settle()
    #expect(Set(stage.titles) == ["Early", "Late"])
    guard case .loaded = stage.model.state else {
      Issue.record("\(stage.model.state)")
      return
    }
  }

  @Test func `a failed refresh that the user asked for is an alert over the posts`() async throws {
    let stage = try ReaderStage([a])
    stage.fetcher.answer(a, titles: ["One"])
    stage.model.show(.source(a))
    stage.model.refresh()
    await stage.settle()
    stage.fetcher.answer(a, .failure(.server(code: 404)))
    stage.time.advance(by: .seconds(10))
    stage.model.refresh()
    await stage.until { !stage.model.state.isLoading }
    guard case .error(let error, .alert(let id, let posts)) = stage.model.state else {
      Issue.record("\(stage.model.state)")
      return
    }
    #expect(error as? PostsError == .server(code: 404))
    #expect(posts.map(\.title) == ["One"])
    stage.model.dismissAlert(id: id)
    guard case .error(_, .banner) = stage.model.state else {
      Issue.record("\(stage.model.state)")
      return
    }
    #expect(stage.model.sources[0].status.failure?.code == 404)
  }

  @Test func `a failure that is over is told of no more, whoever asked again`() async throws {
    let stage = try ReaderStage([a, b])
    stage.model.show(.source(a))
    stage.model.refresh()
    await stage.until {
      !stage.model.state.isLoading && stage.model.sources[0].status.failure != nil
    }
    stage.fetcher.answer(a, titles: ["One"])
    stage.time.advance(by: .seconds(10))
    stage.model.refreshAll()
    await stage.until { stage.titles == ["One"] && !stage.model.state.isLoading }
    await stage.settle()
    guard case .loaded = stage.model.state else {
      Issue.record("\(stage.model.state)")
      return
    }
  }

  @Test func `a failed refresh that nobody asked for is a banner`() async throws {
    let stage = try ReaderStage([a, b], staleTime: .seconds(10))
    stage.fetcher.answer(a, titles: ["One"])
    stage.fetcher.answer(b, titles: ["Two"])
    stage.model.refreshAll()
    await stage.settle()
    stage.fetcher.answer(b, .failure(.server(code: 404)))
    stage.time.advance(by: .seconds(60))
    stage.model.refreshAll(.interval)
    await stage.until {
      !stage.model.state.isLoading && stage.model.sources[1].status.failure != nil
    }
    guard case .error(let error, .banner(let posts)) = stage.model.state else {
      Issue.record("\(stage.model.state)")
      return
    }
    #expect(error.localizedDescription.contains("1 of 2 sources failed"))
    #expect(posts.count == 2)
  }

  @Test func `a source that says how long nothing is new is asked then, or when somebody wants`()
    async throws
  {
    let stage = try ReaderStage([a, b], staleTime: .seconds(10))
    stage.fetcher.answer(a, titles: ["One"], terms: SourceTerms(maxAge: .seconds(3600)))
    // The time of the test begins in the hour from 20:00 in UTC.
    let rss =
      "<rss><channel><skipHours><hour>20</hour></skipHours><item><title>Two</title></item></channel></rss>"
    stage.fetcher.answer(
      b,
      .success(
        .document(
          SourceDocument(
            bytes: Array(rss.utf8), validators: Validators(), address: URL(filePath: "/")))))
    stage.model.refreshAll()
    await stage.settle()
    stage.time.advance(by: .seconds(60))
    stage.model.refreshAll(.interval)
    await stage.settle()
    #expect(stage.fetcher.asked.sorted() == [a, b])
    #expect(stage.model.sources[0].status == .fresh)
    stage.model.refreshAll()
    await stage.settle()
    #expect(stage.fetcher.asked.sorted() == [a, a, b, b])
    stage.time.advance(by: .seconds(3600))
    stage.model.refreshAll(.interval)
    await stage.settle()
    #expect(stage.fetcher.asked.sorted() == [a, a, a, b, b, b])
  }

  @Test func `with nothing kept a failure is the screen`() async throws {
    let stage = try ReaderStage([a])
    stage.model.refresh()
    await stage.until {
      !stage.model.state.isLoading && stage.model.sources[0].status.failure != nil
    }
    guard case .error(_, .fullScreen) = stage.model.state else {
      Issue.record("\(stage.model.state)")
      return
    }
  }

  @Test func `a cancelled load goes back to what was there`() async throws {
    let stage = try ReaderStage([a])
    stage.fetcher.hold(a)
    stage.model.refresh()
    await stage.until { stage.fetcher.asked == [self.a] }
    #expect(stage.model.state.isLoading)
    stage.model.cancel()
    #expect(stage.model.sources[0].status == .idle)
    // What is kept may not have been read yet.
    await stage.until { !stage.model.state.isLoading }
    stage.fetcher.release(a)
  }

  @Test func `a search is shown as it is typed`() async throws {
    let stage = try ReaderStage([a])
    stage.fetcher.answer(a, titles: ["Red apple", "Green apple", "Pear"])
    stage.model.refresh()
    await stage.settle()
    stage.model.search = "app"
    await stage.until { Set(stage.titles) == ["Red apple", "Green apple"] }
    stage.model.search = "app gre"
    await stage.until { stage.titles == ["Green apple"] }
    stage.model.search = "zzz"
    await stage.until { stage.titles.isEmpty }
    guard case .empty(let message) = stage.model.state else {
      Issue.record("\(stage.model.state)")
      return
    }
    #expect(message.contains("zzz"))
    stage.model.search = ""
    await stage.until { stage.titles.count == 3 }
  }

  @Test func `a source is added, shown, and taken out with its posts`() async throws {
    let stage = try ReaderStage([a])
    stage.model.add("nonsense")
    await stage.until { if case .failed = stage.model.adding.state { true } else { false } }
    stage.model.add(b)
    await stage.until { stage.model.sources.count == 2 }
    #expect(stage.model.filter == .source(b))
    stage.fetcher.answer(b, titles: ["One"])
    stage.model.refresh()
    await stage.until { stage.titles == ["One"] }
    stage.model.remove(b)
    await stage.until { stage.model.sources.count == 1 }
    #expect(stage.model.filter == .source(a))
    await stage.until { stage.titles.isEmpty }
  }

  @Test func `a post is closed with the list that it was opened from`() async throws {
    let stage = try ReaderStage([a, b])
    stage.fetcher.answer(a, titles: ["One"])
    stage.model.refreshAll()
    await stage.until { stage.titles == ["One"] }
    stage.model.open(try #require(stage.model.state.content?.first?.id))
    await stage.until { stage.model.open != nil }
    stage.model.show(.source(b))
    #expect(stage.model.open == nil)
  }

  @Test func `who signs in is asked for posts at once`() async throws {
    let stage = try ReaderStage([a])
    stage.fetcher.answer(a, .failure(.server(code: 401)))
    stage.model.show(.source(a))
    stage.model.refresh()
    await stage.until { stage.model.sources[0].status.failure?.asksForSignIn == true }
    stage.model.signIn(to: a, as: .basic(user: "ada", password: "wrong"))
    await stage.until { if case .failed = stage.model.signingIn.state { true } else { false } }
    stage.fetcher.answer(a, titles: ["Secret"])
    stage.time.advance(by: .seconds(10))
    stage.model.signIn(to: a, as: .basic(user: "ada", password: "right"))
    await stage.until { stage.titles == ["Secret"] }
  }

  @Test func `a source that asked to be left alone is, but not by its own reader`() async throws {
    let stage = try ReaderStage([a])
    stage.fetcher.answer(a, .failure(.server(code: 429, retryAfter: .seconds(3600))))
    stage.model.refreshAll()
    await stage.until {
      stage.model.sources[0].status.failure != nil && !stage.model.state.isLoading
    }
    stage.time.advance(by: .seconds(60))
    stage.model.refreshAll()
    #expect(!stage.model.state.isLoading)
    stage.model.refresh(a)
    #expect(stage.model.state.isLoading)
    await stage.until { !stage.model.state.isLoading }
    #expect(stage.fetcher.asked.count == 2)
  }

  @Test func `the spinner goes when the last source has answered`() async throws {
    let stage = try ReaderStage([a, b])
    stage.fetcher.hold(a)
    stage.fetcher.answer(b, titles: ["One"])
    stage.model.refreshAll()
    await stage.until { stage.titles == ["One"] }
    stage.time.advance(by: .seconds(1))
    #expect(stage.model.spinner.isVisible(at: stage.time.now))
    stage.fetcher.release(a)
    await stage.settle()
    stage.time.advance(by: .seconds(1))
    #expect(!stage.model.spinner.isVisible(at: stage.time.now))
  }

  @Test func `the user asks a source again that could not be reached, not one that is busy`()
    async throws
  {
    let stage = try ReaderStage([a, b])
    stage.fetcher.answer(a, .failure(.server(code: 404)))
    stage.fetcher.answer(b, .failure(.server(code: 503, retryAfter: .seconds(3600))))
    stage.model.refreshAll()
    await stage.until { stage.model.sources.allSatisfy { !$0.status.isBusy } }
    await stage.settle()
    stage.time.advance(by: .seconds(60))
    stage.model.refreshAll(.interval)
    await stage.settle()
    #expect(stage.fetcher.asked.count == 2, "nothing is refreshed automatically so soon")
    stage.model.refreshAll()
    await stage.settle()
    #expect(stage.fetcher.asked.filter { $0 == a }.count == 2)
    #expect(stage.fetcher.asked.filter { $0 == b }.count == 1)
  }

  @Test func `two feeds of one server have two names`() async throws {
    let stage = try ReaderStage(["https://a.example/one.xml", "https://a.example/two.xml"])
    #expect(stage.model.sources.map(\.title) == ["a.example/one.xml", "a.example/two.xml"])
  }

  @Test func `a failed source is asked again automatically when its time has come`() async throws {
    let stage = try ReaderStage([a])
    stage.fetcher.answer(a, .failure(.server(code: 503, retryAfter: .seconds(120))))
    stage.model.refreshAll()
    await stage.settle()
    stage.fetcher.answer(a, titles: ["One"])
    let freshness = Task { await stage.model.keepFresh() }
    await stage.until { stage.time.sleeperCount == 1 }
    for _ in 0..<4 {
      stage.time.advance(by: .seconds(60))
      await stage.until { stage.time.sleeperCount == 1 }
      await stage.settle()
    }
    #expect(stage.titles == ["One"])
    #expect(stage.fetcher.asked.count == 2)
    freshness.cancel()
  }

  @Test func `what the user tries in vain does not put off the next try`() async throws {
    let stage = try ReaderStage([a])
    stage.model.refreshAll(.interval)
    await stage.settle()
    let first = try #require(try stage.store.failure(of: a))
    stage.time.advance(by: .seconds(10))
    stage.model.refresh(a)
    await stage.settle()
    #expect(stage.fetcher.asked.count == 2)
    #expect(try stage.store.failure(of: a)?.nextTry == first.nextTry)
  }

  @Test func `the same source twice is one`() async throws {
    let stage = try ReaderStage([a, a, b])
    #expect(stage.model.sources.map(\.id) == [a, b])
  }
}
