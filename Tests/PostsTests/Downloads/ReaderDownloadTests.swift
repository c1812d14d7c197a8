import Foundation
import StateKit
import Synchronization
import TestSupport
import Testing

@testable import Posts

/// Downloads as the reader has them: two at a time, each in one state, remembered from start to start.
@MainActor @Suite struct ReaderDownloadTests {
  private let a = "https://a.example/feed"
  private let files = TestFiles()

  private func fixture(store: PostStore? = nil) async throws -> ReaderFixture {
    let files = files
    let fixture = try ReaderFixture(
      [a], store: store,
      downloader: Downloader { request, report in
        try await files.load(request, report)
      } remove: { path in
        files.removed.withLock { $0.append(path) }
      } isThere: { path in
        files.removed.withLock { !$0.contains(path) }
      })
    let posts = (1...4).map {
      #"{"id": "\#($0)", "title": "Post \#($0)", "url": "https://a.example/\#($0)", "attachments": [{"url": "https://a.example/\#($0).mp3", "mime_type": "audio/mpeg", "size_in_bytes": 31000000, "duration_in_seconds": 3240}]}"#
    }
    let url = try #require(URL(string: a))
    let text =
      #"{"version": "https://jsonfeed.org/version/1.1", "title": "A", "items": [\#(posts.joined(separator: ","))]}"#
    fixture.fetcher.answer(
      a, .success(.document(SourceDocument(bytes: Array(text.utf8), address: url))))
    fixture.model.refreshAll()
    await fixture.settle()
    return fixture
  }

  private func state(_ fixture: ReaderFixture, _ number: Int) throws -> DownloadState? {
    fixture.model.download(of: try fixture.post("Post \(number)").id)?.state
  }

  private func toggle(_ fixture: ReaderFixture, _ number: Int) throws {
    fixture.model.toggleDownload(try fixture.post("Post \(number)").id)
  }

  private func wait(
    _ fixture: ReaderFixture, _ number: Int, _ expected: DownloadState,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await fixture.until(sourceLocation: sourceLocation) {
      let isAsked = expected != .loading || files.isAsked("https://a.example/\(number).mp3")
      return try state(fixture, number) == expected && isAsked
    }
  }

  @Test func `the list knows how long a sound is`() async throws {
    let fixture = try await fixture()
    #expect(try fixture.post("Post 1").sound == SoundSize(seconds: 3240, bytes: 31_000_000))
  }

  @Test func `two come at the same time, and the others follow`() async throws {
    let fixture = try await fixture()
    for number in 1...4 { try toggle(fixture, number) }
    try await wait(fixture, 1, .loading)
    try await wait(fixture, 2, .loading)
    try await wait(fixture, 4, .waiting)
    #expect(try state(fixture, 3) == .waiting)
    #expect(fixture.model.count(of: .downloads) == 4)
    files.end("https://a.example/1.mp3", .success("/p/1.mp3"))
    try await wait(fixture, 1, .loaded)
    try await wait(fixture, 3, .loading)
    files.end("https://a.example/2.mp3", .failure(.server(code: 404)))
    try await fixture.until {
      if case .failed(let reason) = try state(fixture, 2) { reason.contains("404") } else { false }
    }
    try await wait(fixture, 4, .loading)
    #expect(files.most.withLock { $0 } == 2)
  }

  @Test func `the key stops a download, and goes on with it`() async throws {
    let fixture = try await fixture()
    try toggle(fixture, 1)
    try await wait(fixture, 1, .loading)
    await files.report("https://a.example/1.mp3", received: 40, total: 100)
    try await fixture.until {
      fixture.model.download(of: try fixture.post("Post 1").id)?.progress.received == 40
    }
    try toggle(fixture, 1)
    try await wait(fixture, 1, .cancelled)
    // What comes late changes nothing.
    files.end("https://a.example/1.mp3", .success("/p/1.mp3"))
    #expect(try state(fixture, 1) == .cancelled)
    try toggle(fixture, 1)
    try await wait(fixture, 1, .loading)
    #expect(files.starts.withLock { $0.last?.received } == 40)
  }

  @Test func `what was under way goes on at the next start, and what was not does not`()
    async throws
  {
    let first = try await fixture()
    for number in 1...3 { try toggle(first, number) }
    try await wait(first, 1, .loading)
    try await wait(first, 3, .waiting)
    try toggle(first, 2)
    try await wait(first, 2, .cancelled)
    try await wait(first, 3, .loading)
    await first.model.finish()
    let again = try await fixture(store: first.store)
    try await wait(again, 1, .loading)
    try await wait(again, 3, .loading)
    #expect(try state(again, 2) == .cancelled)
    #expect(try state(again, 4) == nil)
  }

  @Test func `a removed download takes its file along, and leaves the list`() async throws {
    let fixture = try await fixture()
    try toggle(fixture, 1)
    try await wait(fixture, 1, .loading)
    await files.report("https://a.example/1.mp3", received: 1, total: 2)
    files.end("https://a.example/1.mp3", .success("/p/1.mp3"))
    try await wait(fixture, 1, .loaded)
    let id = try fixture.post("Post 1").id
    fixture.model.show(.downloads)
    await fixture.until { fixture.titles == ["Post 1"] }
    fixture.model.removeDownload(id)
    await fixture.until { fixture.titles == [] }
    #expect(files.removed.withLock { $0 } == ["/p/1.mp3"])
    #expect(try fixture.store.downloads() == [])
    #expect(fixture.model.count(of: .downloads) == 0)
  }

  @Test func `a file that is there is played, and mpv keeps its place`() async throws {
    let fixture = try await fixture()
    let id = try fixture.post("Post 1").id
    var played: [[String]] = []
    fixture.model.withPlayer(of: id) { played.append($0) }
    await fixture.until { played.count == 1 }
    try toggle(fixture, 1)
    try await wait(fixture, 1, .loading)
    files.end("https://a.example/1.mp3", .success("/p/1.mp3"))
    try await wait(fixture, 1, .loaded)
    fixture.model.settings.player = ["vlc"]
    fixture.model.withPlayer(of: id) { played.append($0) }
    await fixture.until { played.count == 2 }
    #expect(
      played == [
        ["mpv", "--save-position-on-quit", "--no-video", "https://a.example/1.mp3"],
        ["vlc", "/p/1.mp3"],
      ])
  }
}

/// Files that come when a test says so.
private final class TestFiles: Sendable {
  typealias Report = @MainActor @Sendable (DownloadProgress) -> Void

  private struct Load {
    let continuation: CheckedContinuation<String, any Error>
    let report: Report
  }

  private let loads = Mutex<[String: Load]>([:])
  let starts = Mutex<[DownloadProgress]>([])
  let most = Mutex(0)
  let removed = Mutex<[String]>([])

  func isAsked(_ address: String) -> Bool { loads.withLock { $0[address] != nil } }

  func load(_ request: DownloadRequest, _ report: @escaping Report) async throws -> String {
    starts.withLock { $0.append(request.start) }
    let address = request.attachment.address
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let count = loads.withLock { loads in
          loads[address] = Load(continuation: continuation, report: report)
          return loads.count
        }
        most.withLock { $0 = max($0, count) }
        // A load that was cancelled before it could be kept here ends now.
        if Task.isCancelled { take(address)?.continuation.resume(throwing: CancellationError()) }
      }
    } onCancel: {
      take(address)?.continuation.resume(throwing: CancellationError())
    }
  }

  func report(_ address: String, received: Int, total: Int) async {
    let report = loads.withLock { $0[address]?.report }
    let name = address.split(separator: "/").last ?? ""
    await report?(DownloadProgress(path: "/p/\(name)", received: received, total: total))
  }

  func end(_ address: String, _ result: Result<String, PostsError>) {
    take(address)?.continuation.resume(with: result.mapError { $0 as any Error })
  }

  private func take(_ address: String) -> Load? {
    loads.withLock { $0.removeValue(forKey: address) }
  }
}
