import Feeds
import Foundation
import StoreSupport
import TestSupport
import Testing

@testable import Posts
@testable import Store

/// The text of the page behind a post, of which the feed gives a part only.
@Suite struct WholeTextTests {
  private let store: PostStore
  private let responses = TestResponses()
  private let source = Source(address: "http://h/feed")
  private let page = "http://h/page"
  private let html =
    "<title>T</title><nav><a href='/'>Home</a></nav><article><p>All of the text, with commas, "
    + "and with so many words that it is the article of its page, and not something beside it.</p>"
    + "<p>A second paragraph, in which there is just as much to be read as in the first.</p></article>"

  init() throws {
    store = try PostStore.inMemory()
    try store.subscribe(to: [source])
    try store.save(
      Feed(items: [FeedItem(id: "1", title: "T", body: "A teaser.", link: page)]),
      of: SourceDocument(bytes: [1], address: URL(filePath: "/")), for: source.id, at: Date())
  }

  private func refresh(_ command: [String]? = nil) -> SourceRefresh {
    SourceRefresh(
      store: store, fetcher: responses.fetcher, limiter: FetchLimiter(clock: .still),
      textCommand: command)
  }

  private func text() throws -> PostText {
    let post = try #require(try store.posts(in: .all).first)
    return try #require(try store.text(of: post.id))
  }

  private func fetch(_ command: [String]? = nil) async throws {
    responses.answer(
      page,
      .success(.document(SourceDocument(bytes: Array(html.utf8), address: URL(string: page)!))))
    try await refresh(command).keepWholeText(of: try text().id, at: page)
  }

  @Test func `the article of a page is kept beside what the feed gives`() async throws {
    #expect(try text().wholeText == .none)
    try await fetch()
    #expect(try text().wholeText == .shown)
    #expect(try text().article.text.hasPrefix("All of the text"))
    #expect(try !text().article.text.contains("Home"))
    try store.show(whole: false, of: try text().id)
    #expect(try text().wholeText == .kept && text().article.text == "A teaser.")
    try store.show(whole: true, of: try text().id)
    #expect(try text().article.text.hasPrefix("All of the text"))
  }

  @Test func `its page is asked for as a page`() async throws {
    let page = page
    let fetcher = ScriptedFetcher { source, _ in
      #expect(source.isPage == (source.id == page))
      throw PostsError.server(code: 404)
    }
    let refresh = SourceRefresh(
      store: store, fetcher: fetcher, limiter: FetchLimiter(clock: .still))
    await #expect(throws: PostsError.server(code: 404)) {
      try await refresh.keepWholeText(of: try text().id, at: page)
    }
    _ = try? await refresh.run(source)
  }

  @Test func `a post that says something else keeps its whole text`() async throws {
    try await fetch()
    try store.save(
      Feed(items: [FeedItem(id: "1", title: "T", body: "Another teaser.", link: page)]),
      of: SourceDocument(bytes: [2], address: URL(filePath: "/")), for: source.id, at: Date())
    #expect(try text().wholeText == .shown)
    try store.show(whole: false, of: try text().id)
    #expect(try text().article.text == "Another teaser.")
  }

  @Test func `a page that does not come, or has no text, changes nothing`() async throws {
    await #expect(throws: PostsError.server(code: 404)) {
      try await refresh().keepWholeText(of: try text().id, at: page)
    }
    responses.answer(
      page,
      .success(
        .document(SourceDocument(bytes: Array("<p>".utf8), address: URL(string: page)!))))
    await #expect(throws: PageTextError.self) {
      try await refresh().keepWholeText(of: try text().id, at: page)
    }
    #expect(try text().wholeText == .none && text().article.text == "A teaser.")
  }

  @Test func `a command of the user finds the text`() async throws {
    try await fetch(["sed", "s/.*<article>/<h2>Found<\\/h2>/"])
    #expect(try text().article.text.hasPrefix("Found\n\nAll of the text"))
  }

  @Test func `a command may print plain text`() async throws {
    let text = "Use List<String>, and a<b.\n  &amp; more"
    try await fetch(["sh", "-c", "cat >/dev/null; printf '\(text)'"])
    #expect(try self.text().article.text == text)
  }

  @Test(arguments: [
    ("exit 3", "it ended with 3"), ("cat >/dev/null", "it printed nothing"),
    ("kill -9 $$", "it ended with signal 9"),
  ]) func `a command that finds none says why`(script: String, reason: String) async throws {
    await #expect(throws: PostsError.noText("sh", reason: reason)) {
      try await fetch(["sh", "-c", script])
    }
    await #expect(throws: PostsError.noText("no-such", reason: "No such file or directory")) {
      try await fetch(["no-such"])
    }
    #expect(try text().wholeText == .none)
  }

  @Test func `what is large is read whole, and what prints without an end is killed`() async throws
  {
    let input = [UInt8](repeating: 0x61, count: 3_000_000)
    let copy = CommandOutput(["cat"], limit: .seconds(3600), maximum: 10_000_000)
    #expect(try await copy.bytes(reading: input) == input)
    let endless = CommandOutput(["yes"], limit: .seconds(3600), maximum: 1_000_000)
    let failure = await #expect(throws: CommandOutput.Failure.self) { try await endless.bytes() }
    #expect(failure?.reason == "it printed more than 1 MB")
    #expect((1_000_000...1_070_000).contains(failure?.output.count ?? 0))
  }

  @Test func `a program that nobody waits for any more is killed`() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let path = file.path(percentEncoded: false)
    let command = CommandOutput(
      ["sh", "-c", "echo $$ > \(path).new; mv \(path).new \(path); exec sleep 3600"],
      limit: .seconds(3600), maximum: 100)
    let task = Task { try await command.bytes() }
    var process: Int32?
    await until {
      process = (try? String(contentsOf: file, encoding: .utf8)).flatMap {
        Int32($0.trimmingCharacters(in: .newlines))
      }
      return process != nil
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    // Once it was waited for, there is no such process any more.
    await until { kill(process ?? 0, 0) != 0 }
  }
}
