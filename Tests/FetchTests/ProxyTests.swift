import Essentials
import Fetch
import TestSupport
import Testing

/// Requests that go by way of a proxy, and bodies that are taken piece by piece.
@Suite struct ProxyTests {
  private func server() throws -> RawServer {
    try RawServer { path in
      let head = "HTTP/1.1 200 OK\r\nContent-Length: \(path.utf8.count)\r\n\r\n"
      return RawServer.Response([head + path], then: .close)
    }
  }

  @Test func `a proxy is asked for the whole address`() async throws {
    let server = try server()
    var request = HTTPRequest(url: try #require(URL(string: "http://feed.invalid/x")))
    request.proxy = server.url.absoluteString
    let response = try await HTTPClient().response(to: request)
    #expect(String(decoding: response.body, as: UTF8.self) == "http://feed.invalid/x")
  }

  @Test func `an empty one is none`() async throws {
    let server = try server()
    var request = HTTPRequest(url: server.url.appending(path: "x"))
    request.proxy = ""
    let path = Array(request.url.path(percentEncoded: false).utf8)
    #expect(try await HTTPClient().response(to: request).body == path)
  }

  @Test func `one that is not there is told`() async throws {
    var request = HTTPRequest(url: try #require(URL(string: "http://feed.invalid/x")))
    request.proxy = "http://127.0.0.1:1"
    await #expect(throws: HTTPError.refused) { try await HTTPClient().response(to: request) }
  }

  @Test func `a body that is taken is not in the response, and an error ends the request`()
    async throws
  {
    let server = try server()
    var request = HTTPRequest(url: server.url.appending(path: "piece"))
    let path = Array(request.url.path(percentEncoded: false).utf8)
    let (pieces, sender) = AsyncStream<[UInt8]>.makeStream()
    request.take = { response, piece in
      #expect(response.status == 200 && response["Content-Length"] == "\(path.count)")
      sender.yield(Array(piece))
    }
    #expect(try await HTTPClient().response(to: request).body == [])
    sender.finish()
    #expect(await pieces.reduce([], +) == path)
    request.take = { _, _ in throw HTTPError.tooManyRedirects }
    await #expect(throws: HTTPError.tooManyRedirects) {
      try await HTTPClient().response(to: request)
    }
  }
}
