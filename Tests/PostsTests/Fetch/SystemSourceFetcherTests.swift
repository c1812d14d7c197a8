import FlyingFox
import Foundation
import StateKit
import Synchronization
import TestSupport
import Testing

import struct Fetch.HTTPLimits

@testable import Posts

@Suite(.timeLimit(.minutes(30))) struct SystemSourceFetcherTests {
  private let fetcher = SystemSourceFetcher(clock: .still)

  private func document(
    _ source: Source, given validators: Validators? = nil
  ) async throws -> SourceDocument? {
    guard case .document(let document) = try await fetcher.answer(of: source, given: validators)
    else { return nil }
    return document
  }

  @Test func `a source may want another name of the program`() async throws {
    let told = Mutex<[String?]>([])
    let handler: @Sendable (HTTPRequest) async throws -> HTTPResponse = { request in
      told.withLock { $0.append(request.headers[HTTPHeader("User-Agent")]) }
      return HTTPResponse(statusCode: .ok)
    }
    try await LoopbackServer.serve(handler) { [fetcher] url in
      var source = Source(address: url.absoluteString)
      for name in [nil, "Mozilla/5 (X11)", "a\r\nX-Other: b"] {
        source.userAgent = name
        _ = try await fetcher.answer(of: source, given: nil)
      }
    }
    #expect(
      told.withLock { $0 } == [
        "Outpost/\(OutpostVersion.current)", "Mozilla/5 (X11)", "aX-Other: b",
      ])
  }

  @Test(arguments: [
    Validators(etag: #"W/"weak, é""#, lastModified: "yesterday, or so"), Validators(etag: "x"),
    Validators(lastModified: "Sat, 21 Nov 2026 12:00:00 GMT"),
  ])
  func `validators go back to the letter, and only those that came`(
    validators: Validators
  ) async throws {
    let handler: @Sendable (HTTPRequest) async throws -> HTTPResponse = { request in
      let sent = Validators(
        etag: request.headers[HTTPHeader("If-None-Match")],
        lastModified: request.headers[HTTPHeader("If-Modified-Since")])
      return HTTPResponse(statusCode: sent == validators ? .notModified : .badRequest)
    }
    try await LoopbackServer.serve(handler) { [fetcher] url in
      let source = Source(address: url.absoluteString)
      let answer = try await fetcher.answer(of: source, given: validators)
      #expect(answer == .unchanged())
      await #expect(throws: PostsError.server(code: 400)) {
        try await fetcher.answer(of: source, given: nil)
      }
    }
  }

  @Test func `nothing has changed is no answer to who has nothing`() async throws {
    try await LoopbackServer.serve(.notModified, body: "") { [fetcher] url in
      _ = await #expect(throws: PostsError.server(code: 304)) {
        try await fetcher.answer(of: Source(address: url.absoluteString), given: Validators())
      }
    }
  }

  @Test func `a document comes with its validators, its encoding and its address`() async throws {
    let handler: @Sendable (HTTPRequest) async throws -> HTTPResponse = { request in
      guard request.path == "/there" else {
        return HTTPResponse(
          statusCode: .movedPermanently,
          headers: HTTPHeaders([
            .location: "/there", HTTPHeader("ETag"): "\"of the redirect\"",
          ]))
      }
      let headers: HTTPHeaders = [
        HTTPHeader("ETag"): #"W/"1""#, HTTPHeader("Last-Modified"): "then",
        .contentType: "text/xml; a=b; Charset=\"ISO-8859-1\"",
      ]
      return HTTPResponse(statusCode: .ok, headers: headers, body: Data("<rss".utf8))
    }
    try await LoopbackServer.serve(handler) { url in
      let document = try await document(Source(address: url.absoluteString))
      #expect(document?.bytes == Array("<rss".utf8))
      #expect(document?.validators == Validators(etag: #"W/"1""#, lastModified: "then"))
      #expect(document?.charset == "ISO-8859-1")
      #expect(document?.address.path() == "/there")
    }
  }

  @Test func `a new address is told, with news and without, but not elsewhere with a sign-in`()
    async throws
  {
    let handler: @Sendable (HTTPRequest) async throws -> HTTPResponse = { request in
      let host = request.headers[.host] ?? ""
      let other = host.replacing("127.0.0.1", with: "localhost")
      let targets = ["/here": "http://HOST/x", "/away": "http://OTHER/x", "/for-now": "/x"]
      guard let target = targets[request.path] else {
        let isKnown = request.headers[HTTPHeader("If-None-Match")] != nil
        return HTTPResponse(
          statusCode: isKnown ? .notModified : .ok,
          headers: HTTPHeaders([HTTPHeader("Cache-Control"): "max-age=60"]))
      }
      let location = target.replacing("HOST", with: host).replacing("OTHER", with: other)
      return HTTPResponse(
        statusCode: request.path == "/for-now" ? .found : .permanentRedirect,
        headers: HTTPHeaders([.location: location]))
    }
    try await LoopbackServer.serve(handler) { url in
      let (here, away) = (
        "http://127.0.0.1:\(url.port ?? 0)/x", "http://localhost:\(url.port ?? 0)/x"
      )
      let signedIn = SystemSourceFetcher(clock: .still, credentials: { _ in .bearer(token: "t") })
      for (path, fetcher, address) in [
        ("here", fetcher, here), ("here", signedIn, here), ("away", fetcher, away),
        ("away", signedIn, nil), ("for-now", fetcher, nil), ("x", fetcher, nil),
      ] {
        let source = Source(address: here.dropLast() + path)
        let terms = SourceTerms(maxAge: .seconds(60), newAddress: address)
        let last = path == "away" ? away : here
        let validators = Validators(etag: "1", origin: URL(string: last)?.origin)
        let answer = try await fetcher.answer(of: source, given: validators)
        #expect(answer == .unchanged(terms), "\(path)")
        guard case .document(let document) = try await fetcher.answer(of: source, given: nil)
        else { throw PostsError.server(code: 304) }
        #expect(document.terms == terms, "\(path)")
      }
    }
  }

  @Test func `feeds of all kinds are asked for`() async throws {
    let accepted = Mutex("")
    let handler: @Sendable (HTTPRequest) async throws -> HTTPResponse = { request in
      accepted.withLock { $0 = request.headers[HTTPHeader("Accept")] ?? "" }
      return HTTPResponse(statusCode: .ok)
    }
    try await LoopbackServer.serve(handler) { url in
      _ = try await document(Source(address: url.absoluteString))
    }
    for type in ["rss+xml", "atom+xml", "feed+json", "application/json", "text/xml", "*/*"] {
      #expect(accepted.withLock { $0.contains(type) }, "\(type)")
    }
  }

  @Test func `of a page HTML is asked for, and no feed`() async throws {
    let accepted = Mutex("")
    let handler: @Sendable (HTTPRequest) async throws -> HTTPResponse = { request in
      accepted.withLock { $0 = request.headers[HTTPHeader("Accept")] ?? "" }
      return HTTPResponse(statusCode: .ok)
    }
    try await LoopbackServer.serve(handler) { url in
      var page = Source(address: url.absoluteString)
      page.isPage = true
      _ = try await document(page)
    }
    #expect(accepted.withLock { $0.hasPrefix("text/html, ") && !$0.contains("rss") })
  }

  @Test(arguments: ["", "ftp://h/x", "http://h:99999/"])
  func `what cannot be asked is refused`(address: String) async {
    await #expect(throws: PostsError.self) {
      try await fetcher.answer(of: Source(address: address), given: nil)
    }
  }

  @Test func `a file is read again only when it was changed`() async throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "source-\(UUID()).xml")
    try Data("one".utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let source = Source(address: url.path(percentEncoded: false))
    let first = try #require(try await document(source))
    #expect(first.bytes == Array("one".utf8) && first.address.path() == url.path())
    #expect(try await document(source, given: first.validators) == nil)
    try Data("another".utf8).write(to: url)
    let second = try #require(try await document(source, given: first.validators))
    #expect(second.bytes == Array("another".utf8) && second.validators != first.validators)
    try FileManager.default.removeItem(at: url)
    await #expect(throws: PostsError.noSuchFile(source.address)) {
      try await document(source, given: second.validators)
    }
  }

  @Test func `a file that is too large is not read`() async throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "source-\(UUID()).xml")
    try Data(count: 11).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    var fetcher = SystemSourceFetcher(clock: .still)
    fetcher.fileBytes = 10
    await #expect(throws: PostsError.tooLarge(limit: 10)) {
      try await fetcher.answer(of: Source(address: url.path()), given: nil)
    }
  }

  @Test func `a file that does not come to its end runs into its deadline`() async throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "pipe-\(UUID())").path()
    try #require(mkfifo(path, 0o600) == 0)
    // Who has both ends open is a writer that never writes.
    let writer = open(path, O_RDWR | O_CLOEXEC)
    defer {
      close(writer)
      unlink(path)
    }
    let time = TestClock()
    let fetcher = SystemSourceFetcher(limits: HTTPLimits(whole: .seconds(7)), clock: time.clock)
    let running = Task { try await fetcher.answer(of: Source(address: path), given: nil) }
    await until { time.nextDeadline != nil }
    time.advance(by: .seconds(7))
    await #expect(throws: PostsError.slowFile(path, within: .seconds(7))) {
      try await running.value
    }
  }
}
