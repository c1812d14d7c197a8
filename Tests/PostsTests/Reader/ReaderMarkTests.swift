import Foundation
import Posts
import StateKit
import StoreSupport
import Synchronization
import TestSupport
import Testing

@testable import Store

@MainActor @Suite struct ReaderMarkTests {
  private let a = "https://a.example/feed"

  @Test func `marks are kept, counted and undone`() async throws {
    let stage = try ReaderStage([a])
    stage.fetcher.answer(a, titles: ["One", "Two", "Three"])
    stage.model.refresh()
    await stage.settle()
    #expect(stage.model.count(of: .unread) == 3)
    let two = try stage.post("Two")
    stage.model.toggleRead(two.id)
    stage.model.toggleStarred(two.id)
    await stage.until {
      stage.model.count(of: .starred) == 1 && stage.model.count(of: .unread) == 2
    }
    #expect(try stage.post("Two").isRead)
    stage.model.markAllRead()
    await stage.until { stage.model.count(of: .unread) == 0 }
    let message = stage.model.messages.current(at: stage.time.now)
    #expect(message?.text == "Marked 2 posts as read · u undo")
    stage.model.undo()
    await stage.until { stage.model.count(of: .unread) == 2 }
    #expect(try stage.post("Two").isRead, "it was read before")
    let other = try ReaderStage([a], store: stage.store)
    await other.settle()
    #expect(try other.post("Two").isStarred)
  }

  @Test func `two quick toggles are there and back`() async throws {
    let stage = try ReaderStage([a])
    stage.fetcher.answer(a, titles: ["One"])
    stage.model.refresh()
    await stage.settle()
    let one = try stage.post("One")
    stage.model.toggleRead(one.id)
    stage.model.toggleRead(one.id)
    stage.model.toggleStarred(one.id)
    await stage.until { stage.model.count(of: .starred) == 1 }
    #expect(try !stage.post("One").isRead)
  }

  @Test func `a post that is opened is read, and stays in the list of unread posts`() async throws {
    let stage = try ReaderStage([a])
    stage.fetcher.answer(a, titles: ["One", "Two"])
    stage.model.refresh()
    await stage.settle()
    stage.model.show(.unread)
    await stage.settle()
    stage.model.open(try stage.post("One").id)
    await stage.until { stage.model.open?.text.body == "The text of One." }
    await stage.until { stage.model.count(of: .unread) == 1 }
    stage.time.advance(by: .seconds(10))
    stage.model.refresh()
    await stage.settle()
    #expect(Set(stage.titles) == ["One", "Two"])
    stage.model.show(.all)
    stage.model.show(.unread)
    await stage.until { stage.titles == ["Two"] }
  }

  @Test func `a post that is read stays where it is among the unread, whatever its date`()
    async throws
  {
    let stage = try ReaderStage([a])
    let late = "<item><title>Late</title><pubDate>Wed, 02 Jan 2030 00:00:00 GMT</pubDate></item>"
    for new in ["", "<item><title>New</title></item>"] {
      let rss = "<rss><channel>\(new)\(late)<item><title>Old</title></item></channel></rss>"
      let document = SourceDocument(bytes: Array(rss.utf8), address: URL(filePath: "/"))
      stage.fetcher.answer(a, .success(.document(document)))
      stage.time.advance(by: .seconds(10))
      stage.model.refresh()
      await stage.settle()
    }
    stage.model.show(.unread)
    await stage.settle()
    let titles = stage.titles
    #expect(titles == ["New", "Late", "Old"])
    for title in titles {
      stage.model.toggleRead(try stage.post(title).id)
      await stage.settle()
      stage.time.advance(by: .seconds(10))
      stage.model.refresh()
      await stage.settle()
      #expect(stage.titles == titles)
    }
  }

  @Test func `marking all of a search leaves the others alone`() async throws {
    let stage = try ReaderStage([a])
    stage.fetcher.answer(a, titles: ["Red apple", "Green apple", "Pear"])
    stage.model.refresh()
    await stage.settle()
    stage.model.search = "apple"
    await stage.until { stage.titles.count == 2 }
    stage.model.markAllRead()
    await stage.until { stage.model.count(of: .unread) == 1 }
    stage.model.search = ""
    await stage.until { stage.titles.count == 3 }
    #expect(try !stage.post("Pear").isRead)
  }

  @Test func `undo takes back what was done last, however quickly`() async throws {
    let stage = try ReaderStage([a])
    stage.fetcher.answer(a, titles: ["One", "Two"])
    stage.model.refresh()
    await stage.settle()
    stage.model.toggleRead(try stage.post("One").id)
    await stage.settle()
    stage.model.toggleStarred(try stage.post("Two").id)
    stage.model.undo()
    await stage.settle()
    #expect(try stage.post("One").isRead)
    #expect(try !stage.post("Two").isStarred)
  }

  @Test func `a mark is kept though the program ends at once`() async throws {
    let stage = try ReaderStage([a])
    stage.fetcher.answer(a, titles: ["One"])
    stage.model.refresh()
    await stage.settle()
    let id = try stage.post("One").id
    stage.model.toggleStarred(id)
    await stage.model.finish()
    #expect(try stage.store.starredCount() == 1)
  }

  @Test func `an open post that left the list can still be marked`() async throws {
    let stage = try ReaderStage([a])
    stage.fetcher.answer(a, titles: ["One", "Two"])
    stage.model.refresh()
    await stage.settle()
    stage.model.toggleStarred(try stage.post("One").id)
    await stage.settle()
    stage.model.show(.starred)
    await stage.settle()
    let id = try stage.post("One").id
    stage.model.open(id)
    stage.model.toggleStarred(id)
    await stage.until { stage.titles.isEmpty && !stage.model.isReading }
    stage.model.toggleStarred(id)
    await stage.until { stage.titles == ["One"] }
  }

  @Test func `a mark made while the text is read is there when it comes`() async throws {
    let gate = Gate()
    let stage = try ReaderStage([a], store: .inMemory(beforeAccess: { gate.pass() }))
    try stage.store.subscribe(to: [Source(address: a)])
    stage.fetcher.answer(a, titles: ["One", "Two"])
    stage.model.refresh()
    await stage.settle()
    let id = try stage.post("One").id
    stage.model.toggleStarred(id)
    await stage.settle()
    stage.model.show(.starred)
    await stage.settle()
    gate.close()
    stage.model.open(id)
    await stage.until { gate.isHolding }
    stage.model.toggleStarred(id)
    await stage.until { stage.titles.isEmpty }
    #expect(stage.model.opening == id)
    gate.open()
    await stage.until { stage.model.open != nil }
    #expect(stage.model.open?.isStarred == false)
    await stage.settle()
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
