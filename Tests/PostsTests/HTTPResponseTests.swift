import Feeds
import FlyingFox
import Foundation
import Posts
import TestSupport
import Testing

import enum Fetch.HTTPError

@Suite(.timeLimit(.minutes(30))) struct HTTPResponseTests {
  @Test func `a good answer is posts`() async throws {
    let text = #"{"posts":[{"id":1,"title":"A","body":"é\nb"},{"id":"2","title":"B"}]}"#
    try await LoopbackServer.serve(body: text) { url in
      let service = AskedSource(url: url, clock: .still)
      let posts = try await service.posts()
      #expect(
        posts == [
          Post(id: "1", title: "A", body: "é\nb"), Post(id: "2", title: "B", body: ""),
        ])
    }
  }

  @Test func `the request says who asks and brings no cookie back`() async throws {
    let text = #"[{"id":1,"title":"A"}]"#
    let handler: @Sendable (HTTPRequest) async throws -> HTTPResponse = { request in
      let agent = request.headers[HTTPHeader("User-Agent")] ?? ""
      let cookie = request.headers[HTTPHeader("Cookie")] ?? ""
      guard agent.hasPrefix("Outpost"), cookie.isEmpty else {
        return HTTPResponse(statusCode: .badRequest)
      }
      return HTTPResponse(
        statusCode: .ok, headers: [HTTPHeader("Set-Cookie"): "a=b"], body: Data(text.utf8))
    }
    try await LoopbackServer.serve(handler) { url in
      let service = AskedSource(url: url, clock: .still)
      let first = try await service.posts()
      let second = try await service.posts()
      #expect(first.count == 1 && first == second)
    }
  }

  @Test(arguments: [400, 401, 404, 410, 418, 429, 500, 503, 304])
  func `a status that is no success is named`(code: Int) async throws {
    let status = HTTPStatusCode(code, phrase: "x")
    try await LoopbackServer.serve(status, body: #"[{"id":1,"title":"A"}]"#) { url in
      #expect(await failure(of: AskedSource(url: url, clock: .still)) == .server(code: code))
    }
  }

  @Test(arguments: [
    ("<!DOCTYPE html><title>Login</title>", FeedError.html(title: "Login")), ("", .empty),
    ("hello", .plainText), ("[{\"title\":\n", .broken(line: 2)), ("{\"ok\":true}", .noPosts),
  ])
  func `an answer that is no posts says what it is`(text: String, error: FeedError) async throws {
    try await LoopbackServer.serve(body: text) { url in
      #expect(await failure(of: AskedSource(url: url, clock: .still)) == .notPosts(error))
    }
  }

  @Test(arguments: ["\u{1}\u{2}garbage garbage garbage\r\n\r\n", "SSH-2.0-x\r\n"])
  func `an answer that is no HTTP is said to be none`(text: String) async throws {
    let server = try RawServer([text], then: .close)
    let host = "127.0.0.1:\(server.url.port ?? 0)"
    #expect(
      await failure(of: AskedSource(url: server.url, clock: .still)) == .http(.notHTTP, host: host))
  }

  @Test(arguments: [
    ("Content-Length: 100", #"[{"id":1,"#, HTTPError.cutOff(hasHead: true)),
    ("Transfer-Encoding: chunked", "zz\r\n[]\r\n", .cutOff(hasHead: true)),
    ("Content-Encoding: gzip", "no gzip at all", .undecodable),
  ])
  func `an answer that breaks off is said to be broken`(
    field: String, body: String, error: HTTPError
  ) async throws {
    let server = try RawServer(["HTTP/1.1 200 OK\r\n\(field)\r\n\r\n", body], then: .close)
    let host = "127.0.0.1:\(server.url.port ?? 0)"
    #expect(
      await failure(of: AskedSource(url: server.url, clock: .still)) == .http(error, host: host))
  }

  @Test(arguments: ["100 Continue", "103 Early Hints\r\nLink: </x>"])
  func `a word that an answer is to come is none`(word: String) async throws {
    let answer = "HTTP/1.1 200 OK\r\nContent-Length: 22\r\n\r\n" + #"[{"id":1,"title":"A"}]"#
    let server = try RawServer(["HTTP/1.1 \(word)\r\n\r\n", answer], then: .close)
    let posts = try await AskedSource(url: server.url, clock: .still).posts()
    #expect(posts.map(\.title) == ["A"])
  }

  @Test func `a server that hangs up without a word is a lost connection`() async throws {
    let server = try RawServer([], then: .close)
    let host = "127.0.0.1:\(server.url.port ?? 0)"
    #expect(
      await failure(of: AskedSource(url: server.url, clock: .still))
        == .http(.cutOff(hasHead: false), host: host))
  }

  @Test func `https to a server that does not speak it is not secure`() async throws {
    let server = try RawServer(["HTTP/1.1 400 Bad Request\r\n\r\n"], then: .close)
    let port = server.url.port ?? 0
    let url = try #require(URL(string: "https://127.0.0.1:\(port)/"))
    #expect(
      await failure(of: AskedSource(url: url, clock: .still))
        == .http(.notSecure, host: "127.0.0.1:\(port)"))
  }

  @Test func `the scheme may be written in capitals`() async throws {
    try await LoopbackServer.serve(body: #"[{"id":1,"title":"A"}]"#) { url in
      let capitals = try #require(
        URL(string: url.absoluteString.replacing("http:", with: "HTTP:")))
      let posts = try await AskedSource(url: capitals, clock: .still).posts()
      #expect(posts.count == 1)
    }
  }

  @Test func `a port where nobody listens refuses the connection`() async throws {
    let socket = try LoopbackSocket()
    let error = await failure(of: AskedSource(url: socket.url, clock: .still))
    #expect(error == .http(.refused, host: "127.0.0.1:\(socket.url.port ?? 0)"))
  }
}
