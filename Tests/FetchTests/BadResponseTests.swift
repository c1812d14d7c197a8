import Essentials
import Fetch
import TestSupport
import Testing

/// What servers do that do it badly, or mean harm.
@Suite struct BadResponseTests {
  private static let ok = "HTTP/1.1 200 OK\r\n"
  private let short = HTTPLimits(connect: .milliseconds(500), whole: .seconds(1))

  private func answer(
    _ url: URL, _ limits: HTTPLimits = HTTPLimits()
  ) async throws -> HTTPResponse {
    try await HTTPClient().response(to: HTTPRequest(url: url, limits: limits))
  }

  private func answer(
    of pieces: [String], then ending: RawServer.Ending = .close, _ limits: HTTPLimits = HTTPLimits()
  ) async throws -> HTTPResponse {
    let server = try RawServer(pieces, then: ending)
    return try await answer(server.url, limits)
  }

  @Test(arguments: [
    ([], HTTPError.noResponse), ([ok + "Content-Le"], .noResponse),
    ([ok + "Content-Length: 9\r\n\r\nhel"], .slowResponse),
  ])
  func `one that hangs is abandoned when its time is over`(
    pieces: [String], error: HTTPError
  ) async throws {
    await #expect(throws: error) { try await answer(of: pieces, then: .hold, short) }
  }

  @Test func `one that drips is abandoned, too`() async throws {
    await #expect(throws: HTTPError.slowResponse) {
      try await answer(of: [Self.ok + "\r\n", "x"], then: .repeatLast, short)
    }
  }

  @Test func `one that takes no connection is abandoned`() async throws {
    let socket = try LoopbackSocket()
    listen(socket.descriptor, 0)
    // What waits to be accepted fills the line.
    let others = (0..<4).map { _ in Task { try await answer(socket.url, HTTPLimits()) } }
    defer { for other in others { other.cancel() } }
    await #expect(throws: HTTPError.self) { try await answer(socket.url, short) }
  }

  @Test(arguments: [
    "hello\n", "<html></html>", "HTTP/9.9 200 OK\r\n\r\n", "HTTP/1.1 nothing\r\n\r\n",
    "\u{0}\u{1}\u{2}",
  ])
  func `what is no HTTP is told as that`(answer words: String) async throws {
    await #expect(throws: HTTPError.notHTTP) { try await answer(of: [words]) }
  }

  @Test func `a head without end, or of a megabyte, is none`() async throws {
    await #expect(throws: HTTPError.notHTTP) {
      try await answer(
        of: [Self.ok, String(repeating: "X-A: b\r\n", count: 1000)], then: .repeatLast)
    }
    await #expect(throws: HTTPError.notHTTP) {
      try await answer(of: [
        Self.ok + "X-A: " + String(repeating: "b", count: 1_000_000) + "\r\n\r\n"
      ])
    }
  }

  @Test func `a length that is wrong ends the body where it ends`() async throws {
    let long = try await answer(of: [Self.ok + "Content-Length: 9\r\n\r\nhello"])
    #expect(long.isCut && long.body == Array("hello".utf8))
    let short = try await answer(of: [Self.ok + "Content-Length: 3\r\n\r\nhello"])
    #expect(!short.isCut && short.body == Array("hel".utf8))
    let reset = try await answer(of: [Self.ok + "Content-Length: 9\r\n\r\nhello"], then: .reset)
    #expect(reset.isCut)
  }

  @Test(arguments: ["zz\r\nhello\r\n", "-5\r\nhello\r\n", "5\r\nhelloxx", "fffffffffffffffff\r\nx"])
  func `chunks that are none are no answer, or a part of one`(chunks: String) async throws {
    do {
      let response = try await answer(of: [Self.ok + "Transfer-Encoding: chunked\r\n\r\n" + chunks])
      #expect(response.isCut)
    } catch let error as HTTPError {
      let isKnown =
        switch error {
        case .cutOff, .undecodable, .notHTTP: true
        default: false
        }
      #expect(isKnown, "\(error)")
    }
  }

  @Test(arguments: ["gzip", "br", "zstd"])
  func `a bomb ends at the limit`(encoding: String) async throws {
    let bomb =
      switch encoding {
      case "gzip": GzipBomb.bytes(copies: 500_000)
      case "br": Bombs.brotli
      default: Bombs.zstd
      }
    let head = Array((Self.ok + "Content-Encoding: \(encoding)\r\n\r\n").utf8)
    let server = try RawServer { _ in RawServer.Response(bytes: [head, bomb], then: .close) }
    await #expect(throws: HTTPError.tooLarge) { try await answer(server.url) }
  }

  @Test(arguments: [(10, nil), (11, HTTPError.tooManyRedirects)])
  func `ten redirects are followed`(count: Int, error: HTTPError?) async throws {
    let server = try RawServer { path in
      let number = Int(path.dropFirst()) ?? 0
      return RawServer.Response(
        number == 0
          ? [Self.ok + "Content-Length: 0\r\n\r\n"]
          : ["HTTP/1.1 302 Found\r\nLocation: /\(number - 1)\r\nContent-Length: 0\r\n\r\n"],
        then: .close)
    }
    let url = try #require(URL(string: "/\(count)", relativeTo: server.url)?.absoluteURL)
    if let error {
      await #expect(throws: error) { try await answer(url) }
    } else {
      #expect(try await answer(url).status == 200)
    }
  }

  @Test(arguments: [
    ("/posts", HTTPError.tooManyRedirects), ("file:///etc/passwd", .unsupportedScheme("file")),
    ("ftp://127.0.0.1/x", .unsupportedScheme("ftp")), ("http://", .badAddress("http://")),
    ("http://127.0.0.1:99999/", .badPort("http://127.0.0.1:99999/")),
  ])
  func `a redirect leads to the web, or nowhere`(location: String, error: HTTPError) async throws {
    await #expect(throws: error) {
      try await answer(of: [
        "HTTP/1.1 301 Moved\r\nLocation: \(location)\r\nContent-Length: 0\r\n\r\n"
      ])
    }
  }

  @Test func `a carriage return alone ends no field`() async throws {
    let head = "HTTP/1.1 200 OK\r\nX-A: b\rETag: x\r\nx-c:  d \r\nContent-Length: 0\r\n\r\n"
    let response = try await answer(of: [head])
    #expect(response["ETag"] == nil && response["X-A"] == "b\rETag: x" && response["X-C"] == "d")
  }

  @Test func `a connection that was closed meanwhile is made again`() async throws {
    let server = try RawServer([Self.ok + "Content-Length: 2\r\n\r\nhi"], then: .close)
    let client = HTTPClient()
    client.hold()
    defer { client.release() }
    for _ in 0..<5 { #expect(try await answer(server.url).body.count == 2) }
  }
}
