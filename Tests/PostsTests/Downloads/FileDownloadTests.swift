import Feeds
import Foundation
import StateKit
import Store
import Synchronization
import TestSupport
import Testing

import struct Fetch.HTTPLimits

@testable import Posts

/// Files that come over HTTP, from servers that end, change and lie on the way.
@Suite(.timeLimit(.minutes(10))) struct FileDownloadTests {
  private let home: TemporaryHome
  private let folder: String
  private let file = Array("The sound of an interview.".utf8)

  init() throws {
    home = try TemporaryHome()
    folder = home.path + "/Podcasts"
  }

  /// A clock whose waits are over at once.
  private var quick: AnyClock { AnyClock(now: { .init(offset: .zero) }, sleep: { _ in }) }

  private func request(
    _ server: PartServer, from start: DownloadProgress = DownloadProgress(),
    to folder: String? = nil
  ) -> DownloadRequest {
    DownloadRequest(
      attachment: Attachment(address: server.url.absoluteString, type: "audio/mpeg"),
      title: "Interview", folder: folder ?? self.folder, start: start, source: nil)
  }

  /// The file in the end, and how far it was before that.
  private func load(
    _ server: PartServer, from start: DownloadProgress = DownloadProgress(),
    limits: HTTPLimits = FileDownload.usualLimits
  ) async throws -> (bytes: [UInt8], last: DownloadProgress) {
    let last = Mutex(DownloadProgress())
    let download = FileDownload(clock: quick, limits: limits)
    let path = try await download.run(request(server, from: start)) { progress in
      last.withLock { $0 = progress }
    }
    #expect(try names() == ["interview.mp3"])
    return (bytes(path), last.withLock { $0 })
  }

  private func bytes(_ path: String) -> [UInt8] {
    Array(FileManager.default.contents(atPath: path) ?? Data())
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  /// Why it fails, and how far it was then.
  private func failure(
    _ server: PartServer, to folder: String? = nil, limits: HTTPLimits = FileDownload.usualLimits
  ) async -> (error: PostsError?, last: DownloadProgress) {
    let last = Mutex(DownloadProgress())
    let error = await #expect(throws: PostsError.self) {
      try await FileDownload(clock: quick, limits: limits).run(request(server, to: folder)) {
        progress in last.withLock { $0 = progress }
      }
    }
    return (error, last.withLock { $0 })
  }

  /// A part, once it is free: a program that another test starts has it open, too, for a moment.
  private func opened(_ path: String) async throws -> PartFile {
    var part: PartFile?
    await until {
      part = try? PartFile(continuing: path)
      return part != nil
    }
    return try #require(part)
  }

  @Test func `a file comes whole, and says how long it is`() async throws {
    let (bytes, last) = try await load(try PartServer(.init(file: file)))
    #expect(bytes == file)
    #expect(last.received == file.count && last.total == file.count)
    #expect(last.validators.etag == "\"1\"")
  }

  @Test func `a server that closes at any byte is asked for the rest`() async throws {
    for limit in 1...file.count {
      let server = try PartServer(.init(file: file, limit: limit))
      #expect(try await load(server).bytes == file, "\(limit)")
      let count = (file.count + limit - 1) / limit
      #expect(server.requests.count == count, "\(limit)")
      #expect(server.requests.dropFirst().allSatisfy { $0.contains("If-Range: \"1\"") })
      try FileManager.default.removeItem(atPath: folder)
    }
  }

  @Test func `a server that ignores ranges sends the whole again`() async throws {
    let file = file
    let server = try PartServer { number in
      .init(file: file, limit: number == 0 ? 10 : nil, knowsRanges: false)
    }
    #expect(try await load(server).bytes == file)
    #expect(server.requests.last?.contains("Range: bytes=10-") == true)
  }

  @Test(arguments: [true, false])
  func `a file that changes on the way is begun again`(knowsConditions: Bool) async throws {
    let (file, other) = (file, Array("Another sound, of the same interview.".utf8))
    let server = try PartServer { number in
      number == 0
        ? .init(file: file, limit: 10)
        : .init(file: other, etag: "\"2\"", knowsConditions: knowsConditions)
    }
    let (bytes, last) = try await load(server)
    #expect(bytes == other)
    #expect(last.validators.etag == "\"2\"" && last.total == other.count)
  }

  @Test func `without validators the length tells one file from another`() async throws {
    let (file, other) = (file, Array("Another sound.".utf8))
    let same = try PartServer { .init(file: file, etag: nil, limit: $0 == 0 ? 10 : nil) }
    #expect(try await load(same).bytes == file)
    #expect(same.requests.last?.contains("Range: bytes=10-") == true)
    try FileManager.default.removeItem(atPath: folder)
    let changed = try PartServer { number in
      number == 0 ? .init(file: file, etag: nil, limit: 10) : .init(file: other, etag: nil)
    }
    #expect(try await load(changed).bytes == other)
  }

  @Test func `a weak tag does not go on with a file of another length`() async throws {
    let (file, other) = (file, file + [1])
    let server = try PartServer { number in
      .init(file: number == 0 ? file : other, etag: "W/\"1\"", limit: number == 0 ? 10 : nil)
    }
    #expect(try await load(server).bytes == other)
    #expect(!server.requests.contains { $0.contains("If-Range") })
  }

  @Test func `an earlier try is gone on with at the next start`() async throws {
    let broken = try PartServer { number in
      .init(file: Array("The sound of an interview.".utf8), limit: number == 0 ? 10 : 0)
    }
    let (error, last) = await failure(broken)
    #expect(error?.isPermanent == false && last.received == 10)
    #expect(try names() == ["interview.mp3.part"])
    _ = try await opened(#require(last.path))
    let whole = try PartServer(.init(file: file))
    #expect(try await load(whole, from: last).bytes == file)
    #expect(whole.requests.count == 1 && whole.requests[0].contains("Range: bytes=10-"))
  }

  @Test func `a part that was whole already is not fetched again`() async throws {
    let server = try PartServer(.init(file: file, announced: file.count + 5))
    #expect(try await load(server).bytes == file)
    #expect(server.requests.count == 2)
  }

  @Test func `a length that is wrong is told, and the part is kept`() async throws {
    let server = try PartServer(.init(file: file, knowsRanges: false, announced: 100))
    let (error, last) = await failure(server)
    #expect(error?.errorDescription?.contains("truncated or broken") == true)
    #expect(last.total == 100 && server.requests.count == 4)
  }

  @Test(arguments: ["404 Not Found", "403 Forbidden", "500 Oh", "204 No Content"])
  func `a server that refuses is told, and nothing is left`(status: String) async throws {
    let server = try PartServer(.init(file: file, status: status))
    let (error, _) = await failure(server)
    let code = Int(status.prefix(3)) ?? 0
    #expect(
      error
        == (code == 204
          ? .notDownloaded(reason: "its server sends an empty file") : .server(code: code)))
    #expect(server.requests.count == (code == 500 ? 4 : 1))
    #expect(try names() == [])
  }

  @Test func `a file that is too large is told, also without a length`() async throws {
    let limits = HTTPLimits(bytes: 20)
    let (error, _) = await failure(try PartServer(.init(file: file)), limits: limits)
    #expect(error?.errorDescription?.contains("it has more than") == true)
    let raw = try RawServer(
      ["HTTP/1.1 200 OK\r\n\r\n" + String(repeating: "x", count: 100)], then: .close)
    await #expect(throws: PostsError.self) {
      try await FileDownload(clock: quick, limits: limits).run(
        DownloadRequest(
          attachment: Attachment(address: raw.url.absoluteString + "/a.mp3"), title: "",
          folder: folder,
          start: DownloadProgress(), source: nil)
      ) { _ in }
    }
  }

  @Test func `a web page in place of the file is told`() async throws {
    try await LoopbackServer.serve(headers: [.contentType: "text/html"], body: "<p>Sign in") {
      url in
      let attachment = Attachment(address: url.absoluteString + ".mp3", type: "audio/mpeg")
      let error = await #expect(throws: PostsError.self) {
        try await FileDownload(clock: quick).run(
          DownloadRequest(
            attachment: attachment, title: "", folder: folder, start: DownloadProgress(),
            source: nil)
        ) { _ in }
      }
      #expect(error?.errorDescription?.contains("web page") == true)
    }
  }

  @Test func `names that are taken are numbered`() async throws {
    let server = try PartServer(.init(file: file))
    for _ in 1...3 {
      _ = try await FileDownload(clock: quick).run(request(server)) { _ in }
    }
    #expect(try names() == ["interview-2.mp3", "interview-3.mp3", "interview.mp3"])
  }

  @Test func `a folder that cannot be written to is told`() async throws {
    home.write(folder: folder, "a file in its place")
    let (error, _) = await failure(try PartServer(.init(file: file)))
    #expect(error?.errorDescription?.contains("cannot write") == true)
    let (other, _) = await failure(try PartServer(.init(file: file)), to: "/sys/outpost")
    #expect(other?.errorDescription?.contains("cannot write") == true)
  }

  @Test func `two programs never write to the same part`() async throws {
    let broken = try PartServer(.init(file: file, limit: 10, knowsRanges: false))
    let (_, last) = await failure(broken)
    let path = try #require(last.path)
    let part = try await opened(path)
    await #expect(throws: PostsError.alreadyDownloading) {
      try await FileDownload(clock: quick).run(request(broken, from: last)) { _ in }
    }
    part.close()
  }

  @Test(
    arguments: [
      ("https://a.example/x/interview.mp3?token=1", nil, "interview.mp3"),
      ("https://a.example/x/..%2F..%2Fetc%2Fpasswd", nil, "passwd"),
      ("https://a.example/-rf.mp3", nil, "rf.mp3"),
      ("https://a.example/.hidden.mp3", nil, "hidden.mp3"),
      ("https://a.example/a%0Ab%1B%5B31m.mp3", nil, "a b.mp3"),
      ("https://a.example/..", "audio/mpeg", "The title.mp3"),
      ("https://a.example/", "audio/mpeg", "The title.mp3"),
      ("https://a.example/play", "audio/x-m4a", "play.m4a"),
      ("https://a.example/%E2%82%AC.mp3", nil, "€.mp3"),
    ] as [(String, String?, String)])
  func `names are safe`(address: String, type: String?, name: String) {
    let attachment = Attachment(address: address, type: type)
    #expect(DownloadName.name(of: attachment, title: "The title") == name)
  }

  @Test func `long names keep their ending`() {
    let name = DownloadName.safe(String(repeating: "é", count: 300) + ".mp3")
    #expect(name.utf8.count <= 120 && name.hasSuffix("é.mp3"))
    #expect(DownloadName.numbered("a.b.mp3", 2) == "a.b-2.mp3")
  }

  @Test(
    arguments: [
      ("bytes 0-9/10", 0, 10), ("bytes 5-9/*", 5, nil), ("bytes */10", nil, 10),
      ("Bytes 1-2/3", 1, 3),
    ] as [(String, Int?, Int?)])
  func `ranges are read`(field: String, start: Int?, total: Int?) {
    let range = ContentRange(field)
    #expect(range != nil && range?.start == start && range?.total == total)
    #expect(ContentRange("lines 1-2/3") == nil && ContentRange(nil) == nil)
  }
}

extension TemporaryHome {
  fileprivate func write(folder: String, _ text: String) {
    try? Data(text.utf8).write(to: URL(filePath: folder))
  }
}
