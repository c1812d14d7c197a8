import Feeds
import Foundation
import Posts
import TestSupport
import Testing

/// The whole text of the post that is read: asked for once, kept, and dropped where nobody waits for it.
@MainActor @Suite struct ReaderWholeTextTests {
  private let a = "https://a.example/feed"
  private let page = "https://a.example/1"

  private func fixture() async throws -> ReaderFixture {
    let fixture = try ReaderFixture([a])
    let posts = ["One", "Two"].map {
      #"{"id": "\#($0)", "title": "\#($0)", "body": "Start of \#($0)", "url": "\#(page)"}"#
    }
    try fixture.fetcher.answer(a, document("[\(posts.joined(separator: ","))]", at: a))
    let words = String(
      repeating: "<p>All of the words that the page has, one after another.</p>", count: 8)
    try fixture.fetcher.answer(page, document("<article>\(words)</article>", at: page))
    fixture.model.refreshAll()
    await fixture.settle()
    try await open("One", in: fixture)
    return fixture
  }

  private func document(
    _ text: String, at address: String
  ) throws -> Result<SourceResponse, PostsError> {
    let url = try #require(URL(string: address))
    return .success(.document(SourceDocument(bytes: Array(text.utf8), address: url)))
  }

  private func open(_ title: String, in fixture: ReaderFixture) async throws {
    fixture.model.open(try fixture.post(title).id)
    await fixture.until { fixture.model.open?.text.title == title }
  }

  private func words(_ fixture: ReaderFixture) -> String {
    String(fixture.model.open?.text.article.text.prefix(12) ?? "")
  }

  private func toggle(_ fixture: ReaderFixture, to state: WholeText) async {
    fixture.model.toggleWholeText()
    await fixture.until {
      fixture.model.open?.text.wholeText == state
        && !fixture.model.fetchingText.state.isSubmitting
    }
  }

  @Test func `it is fetched once, and then shown and hidden`() async throws {
    let fixture = try await fixture()
    #expect(words(fixture) == "Start of One")
    await toggle(fixture, to: .shown)
    #expect(words(fixture) == "All of the w")
    await toggle(fixture, to: .kept)
    #expect(words(fixture) == "Start of One")
    await toggle(fixture, to: .shown)
    #expect(fixture.fetcher.asked.count { $0 == page } == 1)
  }

  @Test func `a failure leaves the text, and it can be asked for again`() async throws {
    let fixture = try await fixture()
    fixture.fetcher.answer(page, .failure(.server(code: 500)))
    fixture.model.toggleWholeText()
    await fixture.until {
      if case .failed(let error) = fixture.model.fetchingText.state {
        error as? PostsError == .server(code: 500)
      } else {
        false
      }
    }
    #expect(
      words(fixture) == "Start of One" && fixture.model.open?.text.wholeText == WholeText.none)
    try fixture.fetcher.answer(page, document("<p>Hello", at: page))
    fixture.model.toggleWholeText()
    await fixture.until {
      if case .failed(let error) = fixture.model.fetchingText.state {
        error is PageTextError
      } else {
        false
      }
    }
    #expect(fixture.fetcher.asked.count { $0 == page } == 2)
  }

  @Test(arguments: ["cancel", "close", "other"])
  func `who does not wait for it gets nothing`(way: String) async throws {
    let fixture = try await fixture()
    let id = try #require(fixture.model.open?.id)
    fixture.fetcher.hold(page)
    fixture.model.toggleWholeText()
    await fixture.until { fixture.fetcher.asked.contains(page) }
    #expect(fixture.model.fetchingText.state.isSubmitting)
    switch way {
    case "cancel": fixture.model.toggleWholeText()
    case "close": fixture.model.closePost()
    default: try await open("Two", in: fixture)
    }
    #expect(!fixture.model.fetchingText.state.isSubmitting)
    fixture.fetcher.release(page)
    await fixture.settle()
    #expect(try fixture.store.text(of: id)?.wholeText == WholeText.none)
  }
}
