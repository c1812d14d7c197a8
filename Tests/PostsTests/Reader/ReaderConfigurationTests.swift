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
    let stage = try ReaderStage([a], configured: others.read)
    stage.fetcher.answer(a, titles: ["One"])
    stage.fetcher.answer(b, titles: ["Two"])
    others.write(.success([Source(address: a), Source(address: b, name: "B")]))
    stage.model.refreshAll(.interval)
    await stage.settle()
    #expect(stage.model.sources.map(\.id) == [a], "nobody asked for it")
    stage.time.advance(by: .seconds(10))
    stage.model.refreshAll()
    await stage.until { stage.model.sources.count == 2 }
    await stage.settle()
    #expect(stage.model.sources.map(\.title).last == "B")
    #expect(Set(stage.titles) == ["One", "Two"])
  }

  @Test func `what was removed elsewhere goes, and its list with it`() async throws {
    let others = Others()
    let stage = try ReaderStage([a, b], configured: others.read)
    stage.fetcher.answer(a, titles: ["One"])
    stage.fetcher.answer(b, titles: ["Two"])
    stage.model.refreshAll()
    await stage.settle()
    stage.model.show(.source(b))
    stage.model.open(try stage.post("Two").id)
    others.write(.success([Source(address: a)]))
    stage.time.advance(by: .seconds(10))
    stage.model.refreshAll()
    await stage.until { stage.model.sources.count == 1 }
    await stage.settle()
    #expect(stage.model.filter == .all)
    #expect(stage.model.open == nil)
    #expect(stage.titles == ["One"])
  }

  @Test func `what is removed elsewhere while it hangs is waited for no more`() async throws {
    let others = Others()
    let stage = try ReaderStage([a], configured: others.read)
    stage.fetcher.hold(a)
    stage.model.refreshAll()
    await stage.until { stage.fetcher.asked == [self.a] }
    stage.time.advance(by: .seconds(10))
    #expect(stage.model.spinner.isVisible(at: stage.time.now))
    others.write(.success([]))
    stage.model.refreshAll()
    await stage.until { stage.model.sources.isEmpty }
    stage.time.advance(by: .seconds(1))
    #expect(!stage.model.spinner.isVisible(at: stage.time.now))
    stage.fetcher.release(a)
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
      let stage = try ReaderStage([a], configured: file.read)
      stage.model.refreshAll()
      await stage.until { file.hasBegun }
      stage.model.add(b)
      await stage.until { stage.model.sources.count == 2 }
      file.goOn()
      await stage.settle()
      #expect(stage.model.sources.map(\.id) == expected)
    }
  }

  @Test func `a configuration that is broken by now is told, and the sources stay`() async throws {
    let others = Others()
    let stage = try ReaderStage([a], configured: others.read)
    stage.fetcher.answer(a, titles: ["One"])
    others.write(.failure(.notText(path: "/c/config.toml", line: 7)))
    stage.model.refreshAll()
    await stage.settle()
    #expect(stage.titles == ["One"])
    #expect(
      stage.model.messages.current(at: stage.time.now)?.text.contains("/c/config.toml:7: not TOML")
        == true)
  }

  @Test func `a file is read again only where it is another one`() throws {
    let home = try TemporaryHome()
    let sources = ConfiguredSources(home.directories)
    #expect(try sources.changedSources() == nil, "a file that is gone at first may come back, too")
    try home.file.add(Source(address: a))
    #expect(try sources.changedSources() == [Source(address: a)])
    #expect(try sources.changedSources() == nil)
    try FileManager.default.removeItem(atPath: home.file.path)
    #expect(try sources.changedSources() == nil, "an editor may be about to write it")
    #expect(throws: ConfigurationError.gone(path: home.file.path)) { try sources.checkIsThere() }
    try home.write("refesh = 1", to: home.file.path)
    for _ in 1...2 { #expect(throws: ConfigurationError.self) { try sources.changedSources() } }
    try home.write("", to: home.file.path)
    #expect(try sources.changedSources() == [])
  }
}
