import Dispatch
import Foundation
import Posts
import Synchronization
import TestSupport
import Testing

/// What becomes of the reader when another program changes the configuration.
@MainActor @Suite struct ReaderConfigurationTests {
  private let a = "https://a.example/feed"
  private let b = "https://b.example/feed"

  /// A configuration that others write.
  private final class Others: Sendable {
    private let written = Mutex<Result<[Source]?, ConfigurationError>>(.success(nil))

    func write(_ result: Result<[Source]?, ConfigurationError>) { written.withLock { $0 = result } }

    func read() throws -> [Source]? { try written.withLock { $0 }.get() }
  }

  @Test func `to refresh all asks what was added elsewhere as well`() async throws {
    let others = Others()
    let fixture = try ReaderFixture([a], configured: others.read)
    fixture.fetcher.answer(a, titles: ["One"])
    fixture.fetcher.answer(b, titles: ["Two"])
    others.write(.success([Source(address: a), Source(address: b, name: "B")]))
    fixture.model.refreshAll(.interval)
    await fixture.settle()
    #expect(fixture.model.sources.map(\.id) == [a], "nobody asked for it")
    fixture.time.advance(by: .seconds(10))
    fixture.model.refreshAll()
    await fixture.until { fixture.model.sources.count == 2 }
    await fixture.settle()
    #expect(fixture.model.sources.map(\.title).last == "B")
    #expect(Set(fixture.titles) == ["One", "Two"])
  }

  @Test func `a folder counts and lists the same posts, and none of hidden sources`() async throws {
    let others = Others()
    let fixture = try ReaderFixture([a, b], configured: others.read)
    fixture.fetcher.answer(a, titles: ["One"])
    fixture.fetcher.answer(b, titles: ["Two", "Three"])
    fixture.model.refreshAll()
    await fixture.settle()
    var hidden = Source(address: b, folder: "News")
    hidden.isHidden = true
    others.write(.success([Source(address: a, folder: "News"), hidden]))
    fixture.model.readConfiguration()
    await fixture.until { fixture.model.sources.last?.source.isHidden == true }
    fixture.model.show(.folder("News"))
    await fixture.settle()
    #expect(fixture.titles == ["One"] && fixture.model.count(of: .folder("News")) == 1)
    #expect(fixture.model.count(of: .all) == 3)
    fixture.model.markAllRead()
    await fixture.settle()
    #expect(fixture.model.count(of: .all) == 2)
  }

  @Test func `what was removed elsewhere goes, and its list with it`() async throws {
    let others = Others()
    let fixture = try ReaderFixture([a, b], configured: others.read)
    fixture.fetcher.answer(a, titles: ["One"])
    fixture.fetcher.answer(b, titles: ["Two"])
    fixture.model.refreshAll()
    await fixture.settle()
    fixture.model.show(.source(b))
    fixture.model.open(try fixture.post("Two").id)
    others.write(.success([Source(address: a)]))
    fixture.time.advance(by: .seconds(10))
    fixture.model.refreshAll()
    await fixture.until { fixture.model.sources.count == 1 }
    await fixture.settle()
    #expect(fixture.model.filter == .all)
    #expect(fixture.model.open == nil)
    #expect(fixture.titles == ["One"])
  }

  @Test func `what is removed elsewhere while it hangs is waited for no more`() async throws {
    let others = Others()
    let fixture = try ReaderFixture([a], configured: others.read)
    fixture.fetcher.hold(a)
    fixture.model.refreshAll()
    await fixture.until { fixture.fetcher.asked == [self.a] }
    fixture.time.advance(by: .seconds(10))
    #expect(fixture.model.spinner.isVisible(at: fixture.time.now))
    others.write(.success([]))
    fixture.model.refreshAll()
    await fixture.until { fixture.model.sources.isEmpty }
    fixture.time.advance(by: .seconds(1))
    #expect(!fixture.model.spinner.isVisible(at: fixture.time.now))
    fixture.fetcher.release(a)
  }

  /// A file that is read slowly the first time.
  private final class SlowFile: Sendable {
    private let gate = DispatchSemaphore(value: 0)
    private let answers: Mutex<[[String]?]>
    private let begun = Mutex(false)

    var hasBegun: Bool { begun.withLock { $0 } }

    init(_ answers: [String]?...) { self.answers = Mutex(answers) }

    func read() -> [Source]? {
      begun.withLock { $0 = true }
      let (answer, isFirst) = answers.withLock { ($0.removeFirst(), $0.count == 1) }
      if isFirst { gate.wait() }
      return answer?.map { Source(address: $0) }
    }

    func goOn() { gate.signal() }
  }

  @Test func `what was read before a source was added does not hide it`() async throws {
    let c = "https://c.example/feed"
    for (file, expected) in [
      (SlowFile([a], [a, b]), [a, b]), (SlowFile([a, b, c], nil), [a, b, c]),
    ] {
      let fixture = try ReaderFixture([a], configured: file.read)
      fixture.model.refreshAll()
      await fixture.until { file.hasBegun }
      fixture.model.add(b)
      await fixture.until { fixture.model.sources.count == 2 }
      file.goOn()
      await fixture.settle()
      #expect(fixture.model.sources.map(\.id) == expected)
    }
  }

  @Test func `an import counts what it added, though the list was read again before it ended`()
    async throws
  {
    let (a, b) = (Source(address: a), Source(address: b))
    let (others, gate) = (Others(), DispatchSemaphore(value: 0))
    let fixture = try ReaderFixture(
      [a.id], configured: others.read,
      importList: { _ in
        others.write(.success([a, b]))
        gate.wait()
        return ImportResult(added: [b])
      })
    fixture.model.importList(at: "feeds.opml")
    try await fixture.until { try others.read() != nil }
    fixture.model.readConfiguration()
    await fixture.until { fixture.model.sources.count == 2 }
    gate.signal()
    await fixture.until { !fixture.model.importing.state.isSubmitting }
    #expect(fixture.model.messages.current(at: fixture.time.now)?.text == "1 added")
  }

  @Test(arguments: [(nil, 3600, 1), (Duration.seconds(60), 100, 2)])
  func `a time between refreshes that is set meanwhile counts`(
    refresh: Duration?, seconds: Int, requestCount: Int
  ) async throws {
    var settings = Settings(sources: [Source(address: a)])
    settings.refresh = refresh
    let fixture = try ReaderFixture([a], changedSettings: { [settings] in settings })
    fixture.fetcher.answer(a, titles: ["One"])
    fixture.model.refreshAll()
    await fixture.until { fixture.titles == ["One"] && fixture.model.settings.refresh == refresh }
    await fixture.settle()
    fixture.time.advance(by: .seconds(seconds))
    fixture.model.refreshAll(.interval)
    await fixture.settle()
    #expect(fixture.fetcher.asked.count == requestCount)
  }

  @Test func `a configuration that is broken by now is told, and the sources stay`() async throws {
    let others = Others()
    let fixture = try ReaderFixture([a], configured: others.read)
    fixture.fetcher.answer(a, titles: ["One"])
    others.write(.failure(.notText(path: "/c/config.toml", line: 7, column: 3)))
    fixture.model.refreshAll()
    await fixture.settle()
    #expect(fixture.titles == ["One"])
    #expect(
      fixture.model.messages.current(at: fixture.time.now)?.text.contains(
        "/c/config.toml:7:3: not UTF-8 text")
        == true)
  }

  @Test func `a file that is gone is told after a moment, once`() async throws {
    let missing = ConfigurationError.missing(path: "/c/config.toml", content: "settings")
    let others = Others()
    let fixture = try ReaderFixture([a], configured: others.read)
    fixture.fetcher.answer(a, titles: ["One"])
    func toast() -> String? { fixture.model.messages.current(at: fixture.time.now)?.text }
    func write(_ result: Result<[Source]?, ConfigurationError>, after seconds: Int) async {
      others.write(result)
      fixture.model.readConfiguration()
      await fixture.settle()
      fixture.time.advance(by: .seconds(seconds))
      await fixture.settle()
    }
    await write(.failure(missing), after: 1)
    #expect(toast() == nil)
    await write(.success(nil), after: 5)
    #expect(toast() == nil, "an editor has put it back")
    await write(.failure(missing), after: 0)
    await fixture.until { fixture.time.sleeperCount > 0 }
    fixture.time.advance(by: .seconds(3))
    await fixture.until { toast() != nil }
    #expect(toast() == "/c/config.toml is missing; its last settings stay")
    await write(.success(nil), after: 0)
    #expect(toast() == nil)
    await write(.failure(.notText(path: "/c/config.toml", line: 7, column: 3)), after: 0)
    #expect(toast()?.contains("Settings not reloaded") == true)
    fixture.model.showToast("Newer")
    await write(.success(nil), after: 0)
    #expect(toast() == "Newer")
  }

  @Test func `a file is read again only where it is another one`() throws {
    let home = try TemporaryHome()
    let sources = ConfiguredSources(home.directories)
    #expect(
      try sources.changedSettings()?.sources == nil,
      "a file that is gone at first may come back, too")
    try home.files.add(Source(address: a))
    #expect(try sources.changedSettings()?.sources == [Source(address: a)])
    #expect(try sources.changedSettings()?.sources == nil)
    try FileManager.default.removeItem(atPath: home.files.path)
    #expect(throws: ConfigurationError.missing(path: home.files.path, content: "sources")) {
      try sources.changedSettings()
    }
    #expect(throws: ConfigurationError.gone(path: home.files.path)) { try sources.checkIsThere() }
    try home.write("", to: home.files.path)
    try home.configure("refesh = 1")
    for _ in 1...2 { #expect(throws: ConfigurationError.self) { try sources.changedSettings() } }
    try home.configure("")
    #expect(try sources.changedSettings()?.sources == [])
  }
}
