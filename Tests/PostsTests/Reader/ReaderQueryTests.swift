import Foundation
import Posts
import StateKit
import Testing

/// Filters of the user in the reader, what is typed to search, and what tells of new posts.
@MainActor @Suite struct ReaderQueryTests {
  private let address = "https://a.example/feed"

  private func settings(_ queries: [String: String] = [:]) throws -> Settings {
    var settings = Settings()
    settings.queries = try queries.sorted { $0.key < $1.key }.map {
      SavedQuery(name: $0.key, query: try PostQuery($0.value))
    }
    return settings
  }

  @Test func `a filter counts what is unread, and follows marks and rules`() async throws {
    var settings = try settings(["Cats": "title:cat", "Pets": "tag:pet or cat"])
    settings.rules = [
      PostRule(query: try PostQuery("dog"), actions: [.tag("pet"), .star])
    ]
    let fixture = try ReaderFixture([address], settings: settings)
    let (model, queries) = (fixture.model, settings.queries)
    fixture.fetcher.answer(address, titles: ["A cat", "A dog", "Else"])
    model.refreshAll()
    await fixture.until { model.count(of: .query(queries[1])) == 2 }
    #expect(model.count(of: .query(queries[0])) == 1 && model.count(of: .starred) == 1)
    model.show(.query(queries[1]))
    await fixture.until { Set(fixture.titles) == ["A cat", "A dog"] }
    #expect(model.title == "Pets")
    model.markAllRead()
    await fixture.until { model.count(of: .query(queries[1])) == 0 }
    #expect(fixture.titles.count == 2, "what was read stays while it is looked at")
    model.undo()
    await fixture.until { model.count(of: .query(queries[1])) == 2 }
  }

  @Test func `a query that is typed halfway leaves the list as it is`() async throws {
    let fixture = try ReaderFixture([address])
    fixture.fetcher.answer(address, titles: ["A cat", "A dog"])
    fixture.model.refreshAll()
    await fixture.until { fixture.titles.count == 2 }
    fixture.model.search = "cat"
    await fixture.until { fixture.titles == ["A cat"] }
    fixture.model.search = "cat or ("
    #expect(fixture.model.searchError?.column == 8)
    await fixture.settle()
    #expect(fixture.titles == ["A cat"] && fixture.model.searchWords == ["cat"])
    fixture.model.search = "cat or (dog)"
    #expect(fixture.model.searchError == nil)
    await fixture.until { fixture.titles.count == 2 }
  }

  @Test func `a program tells of new posts after an automatic refresh`() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "outpost-\(UUID())")
    defer { try? FileManager.default.removeItem(at: file) }
    var settings = Settings()
    settings.notifyCommand = ["sh", "-c", "echo \"$1\" >> '\(file.path)'", "sh", "{count} new"]
    let fixture = try ReaderFixture([address, "https://b.example/"], settings: settings)
    fixture.fetcher.answer(address, titles: ["One", "Two"])
    fixture.fetcher.answer("https://b.example/", titles: ["Three"])
    fixture.model.refreshAll(.interval)
    await fixture.until { (try? String(contentsOf: file, encoding: .utf8)) == "3 new\n" }
  }

  @Test func `nobody is told of nothing new, nor of what the user asked for`() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "outpost-\(UUID())")
    defer { try? FileManager.default.removeItem(at: file) }
    var settings = Settings()
    settings.notifyCommand = ["sh", "-c", "echo \"$1\" >> '\(file.path)'", "sh", "{count}"]
    let fixture = try ReaderFixture([address], settings: settings)
    func text() -> String? { try? String(contentsOf: file, encoding: .utf8) }
    fixture.fetcher.answer(address, titles: ["One"])
    fixture.model.refreshAll()
    await fixture.until { fixture.titles.count == 1 }
    await fixture.settle()
    // The same again, much later.
    fixture.fetcher.answer(address, titles: ["One"])
    fixture.time.advance(by: .seconds(7200))
    fixture.model.refreshAll(.interval)
    await fixture.settle()
    #expect(text() == nil)
    fixture.fetcher.answer(address, titles: ["One", "Two"])
    fixture.time.advance(by: .seconds(7200))
    fixture.model.refreshAll(.interval)
    await fixture.until { text() == "1\n" }
  }

  @Test func `a program that hangs while it tells of new posts is killed, and named`() async throws
  {
    var settings = Settings()
    settings.notifyCommand = ["sleep", "3600"]
    let fixture = try ReaderFixture(
      [address], settings: settings, notifyLimit: .milliseconds(50))
    fixture.fetcher.answer(address, titles: ["One"])
    fixture.model.refreshAll(.interval)
    await fixture.until {
      fixture.model.messages.current(at: fixture.time.now)?.text
        .hasPrefix("New posts were not told by sleep: no result within") == true
    }
  }

  @Test func `in a tape it is told what would be run to tell of new posts`() async throws {
    var settings = Settings()
    settings.notifyCommand = ["/nowhere/notify", "{count} new"]
    let fixture = try ReaderFixture([address], settings: settings, rehearses: true)
    fixture.fetcher.answer(address, titles: ["One"])
    fixture.model.refreshAll(.interval)
    await fixture.until {
      fixture.model.messages.current(at: fixture.time.now)?.text
        == "Not run here: /nowhere/notify 1 new"
    }
  }

  @Test func `a program that cannot tell of new posts is named once`() async throws {
    var settings = Settings()
    settings.notifyCommand = ["/nowhere/notify"]
    let fixture = try ReaderFixture([address], settings: settings)
    fixture.fetcher.answer(address, titles: ["One"])
    fixture.model.refreshAll(.interval)
    await fixture.until {
      fixture.model.messages.current(at: fixture.time.now)?.text
        .hasPrefix("New posts were not told by /nowhere/notify") == true
    }
  }
}
