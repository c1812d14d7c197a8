import Foundation
import StateKit
import StoreSupport
import Synchronization
import TestSupport
import Testing

@testable import Posts
@testable import Store

@MainActor @Suite struct ReaderMarkTests {
  private let a = "https://a.example/feed"

  @Test func `marks are kept, counted and undone`() async throws {
    let fixture = try ReaderFixture([a])
    fixture.fetcher.answer(a, titles: ["One", "Two", "Three"])
    fixture.model.refresh()
    await fixture.settle()
    #expect(fixture.model.count(of: .unread) == 3)
    let two = try fixture.post("Two")
    fixture.model.toggleRead(two.id)
    fixture.model.toggleStarred(two.id)
    await fixture.until {
      fixture.model.count(of: .starred) == 1 && fixture.model.count(of: .unread) == 2
    }
    #expect(try fixture.post("Two").isRead)
    fixture.model.markAllRead()
    await fixture.until { fixture.model.count(of: .unread) == 0 }
    let message = fixture.model.messages.current(at: fixture.time.now)
    #expect(message?.text == "2 marked · u Undo")
    fixture.model.undo()
    await fixture.until { fixture.model.count(of: .unread) == 2 }
    #expect(try fixture.post("Two").isRead, "it was read before")
    let other = try ReaderFixture([a], store: fixture.store)
    await other.settle()
    #expect(try other.post("Two").isStarred)
  }

  @Test func `two quick toggles are there and back`() async throws {
    let fixture = try ReaderFixture([a])
    fixture.fetcher.answer(a, titles: ["One"])
    fixture.model.refresh()
    await fixture.settle()
    let one = try fixture.post("One")
    fixture.model.toggleRead(one.id)
    fixture.model.toggleRead(one.id)
    fixture.model.toggleStarred(one.id)
    await fixture.until { fixture.model.count(of: .starred) == 1 }
    #expect(try !fixture.post("One").isRead)
  }

  @Test func `a post that is opened is read, and stays in the list of unread posts`() async throws {
    let fixture = try ReaderFixture([a])
    fixture.fetcher.answer(a, titles: ["One", "Two"])
    fixture.model.refresh()
    await fixture.settle()
    fixture.model.show(.unread)
    await fixture.settle()
    fixture.model.open(try fixture.post("One").id)
    await fixture.until { fixture.model.open?.text.article.text == "The text of One." }
    await fixture.until { fixture.model.count(of: .unread) == 1 }
    fixture.time.advance(by: .seconds(10))
    fixture.model.refresh()
    await fixture.settle()
    #expect(Set(fixture.titles) == ["One", "Two"])
    fixture.model.show(.all)
    fixture.model.show(.unread)
    await fixture.until { fixture.titles == ["Two"] }
  }

  @Test func `a post that is read stays where it is among the unread, whatever its date`()
    async throws
  {
    let fixture = try ReaderFixture([a])
    let late = "<item><title>Late</title><pubDate>Wed, 02 Jan 2030 00:00:00 GMT</pubDate></item>"
    for new in ["", "<item><title>New</title></item>"] {
      let rss = "<rss><channel>\(new)\(late)<item><title>Old</title></item></channel></rss>"
      let document = SourceDocument(bytes: Array(rss.utf8), address: URL(filePath: "/"))
      fixture.fetcher.answer(a, .success(.document(document)))
      fixture.time.advance(by: .seconds(10))
      fixture.model.refresh()
      await fixture.settle()
    }
    fixture.model.show(.unread)
    await fixture.settle()
    let titles = fixture.titles
    #expect(titles == ["New", "Late", "Old"])
    for title in titles {
      fixture.model.toggleRead(try fixture.post(title).id)
      await fixture.settle()
      fixture.time.advance(by: .seconds(10))
      fixture.model.refresh()
      await fixture.settle()
      #expect(fixture.titles == titles)
    }
  }

  @Test func `marking all of a search leaves the others alone`() async throws {
    let fixture = try ReaderFixture([a])
    fixture.fetcher.answer(a, titles: ["Red apple", "Green apple", "Pear"])
    fixture.model.refresh()
    await fixture.settle()
    fixture.model.search = "apple"
    await fixture.until { fixture.titles.count == 2 }
    fixture.model.markAllRead()
    await fixture.until { fixture.model.count(of: .unread) == 1 }
    fixture.model.search = ""
    await fixture.until { fixture.titles.count == 3 }
    #expect(try !fixture.post("Pear").isRead)
  }

  @Test(arguments: ["", "Post"])
  func `marking all reaches the posts that are too far down to be shown`(search: String)
    async throws
  {
    let fixture = try ReaderFixture([a])
    fixture.fetcher.answer(a, titles: (1...9).map { "Post \($0)" })
    fixture.model.refresh()
    await fixture.settle()
    fixture.model.list.mostRows = 4
    fixture.model.search = search
    fixture.model.list.changed()
    await fixture.until { fixture.titles.count == 4 && fixture.model.found == search }
    await fixture.settle()
    fixture.model.toggleRead(try #require(fixture.model.list.posts.first?.id))
    fixture.model.markAllRead()
    // At once, before it is known which posts those are.
    let star = try #require(fixture.model.list.posts.last?.id)
    fixture.model.toggleStarred(star)
    fixture.model.undo()
    fixture.model.undo()
    await fixture.settle()
    #expect(try fixture.store.starredCount() == 0)
    try #require(fixture.model.count(of: .unread) == 8)
    fixture.model.markAllRead()
    await fixture.until { fixture.model.count(of: .unread) == 0 }
    let message = fixture.model.messages.current(at: fixture.time.now)
    #expect(message?.text == "8 marked · u Undo")
    fixture.model.undo()
    await fixture.settle()
    #expect(fixture.model.count(of: .unread) == 8)
    #expect(fixture.model.list.posts.count { !$0.isRead } == 3)
  }

  @Test func `marking all where nothing is unread tells so, and is nothing to undo`() async throws {
    let fixture = try ReaderFixture([a])
    fixture.fetcher.answer(a, titles: ["One"])
    fixture.model.refresh()
    await fixture.settle()
    fixture.model.toggleRead(try fixture.post("One").id)
    fixture.model.markAllRead()
    await fixture.settle()
    #expect(
      fixture.model.messages.current(at: fixture.time.now)?.text == "No unread posts here.")
    fixture.model.undo()
    await fixture.until { fixture.model.count(of: .unread) == 1 }
  }

  @Test func `what cannot be taken back any more is passed over`() async throws {
    let b = "https://b.example/feed"
    let fixture = try ReaderFixture([a, b])
    fixture.fetcher.answer(a, titles: ["One"])
    fixture.fetcher.answer(b, titles: ["Two"])
    fixture.model.refreshAll()
    await fixture.settle()
    fixture.model.toggleStarred(try fixture.post("One").id)
    fixture.model.toggleStarred(try fixture.post("Two").id)
    await fixture.settle()
    try fixture.store.forget(b)
    fixture.model.undo()
    await fixture.settle()
    #expect(try fixture.store.starredCount() == 0)
    #expect(fixture.model.messages.current(at: fixture.time.now)?.text.contains("Undone") == true)
    fixture.model.undo()
    await fixture.settle()
    #expect(fixture.model.messages.current(at: fixture.time.now)?.text == "Nothing to undo.")
  }

  @Test func `undo takes back what was done last, however quickly`() async throws {
    let fixture = try ReaderFixture([a])
    fixture.fetcher.answer(a, titles: ["One", "Two"])
    fixture.model.refresh()
    await fixture.settle()
    fixture.model.toggleRead(try fixture.post("One").id)
    await fixture.settle()
    fixture.model.toggleStarred(try fixture.post("Two").id)
    fixture.model.undo()
    await fixture.settle()
    #expect(try fixture.post("One").isRead)
    #expect(try !fixture.post("Two").isStarred)
  }

  @Test func `a mark is kept though the program ends at once`() async throws {
    let fixture = try ReaderFixture([a])
    fixture.fetcher.answer(a, titles: ["One"])
    fixture.model.refresh()
    await fixture.settle()
    let id = try fixture.post("One").id
    fixture.model.toggleStarred(id)
    await fixture.model.finish()
    #expect(try fixture.store.starredCount() == 1)
  }

  @Test func `an open post that left the list can still be marked`() async throws {
    let fixture = try ReaderFixture([a])
    fixture.fetcher.answer(a, titles: ["One", "Two"])
    fixture.model.refresh()
    await fixture.settle()
    fixture.model.toggleStarred(try fixture.post("One").id)
    await fixture.settle()
    fixture.model.show(.starred)
    await fixture.settle()
    let id = try fixture.post("One").id
    fixture.model.open(id)
    fixture.model.toggleStarred(id)
    await fixture.until { fixture.titles.isEmpty && !fixture.model.isReading }
    fixture.model.toggleStarred(id)
    await fixture.until { fixture.titles == ["One"] }
  }

  @Test func `a mark made while the text is read is there when it comes`() async throws {
    let gate = Gate()
    let fixture = try ReaderFixture([a], store: .inMemory(beforeAccess: { gate.pass() }))
    try fixture.store.subscribe(to: [Source(address: a)])
    fixture.fetcher.answer(a, titles: ["One", "Two"])
    fixture.model.refresh()
    await fixture.settle()
    let id = try fixture.post("One").id
    fixture.model.toggleStarred(id)
    await fixture.settle()
    fixture.model.show(.starred)
    await fixture.settle()
    gate.close()
    fixture.model.open(id)
    await fixture.until { gate.isHolding }
    fixture.model.toggleStarred(id)
    await fixture.until { fixture.titles.isEmpty }
    #expect(fixture.model.opening == id)
    gate.open()
    await fixture.until { fixture.model.open != nil }
    #expect(fixture.model.open?.isStarred == false)
    await fixture.settle()
  }
}

/// Holds up the next access to a store; those after it go on.
private final class Gate: Sendable {
  private enum State { case open, closed, holding }

  private let state = Mutex(State.open)
  private let opening = DispatchSemaphore(value: 0)

  var isHolding: Bool { state.withLock { $0 == .holding } }

  func close() { state.withLock { $0 = .closed } }
  func open() { opening.signal() }

  func pass() {
    let holds = state.withLock {
      guard $0 == .closed else { return false }
      $0 = .holding
      return true
    }
    if holds { opening.wait() }
  }
}
