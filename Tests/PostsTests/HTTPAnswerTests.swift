import Feeds
import FlyingFox
import Foundation
import Posts
import Testing

@Suite struct HTTPAnswerTests {
  @Test func `a good answer is posts`() async throws {
    let text = #"{"posts":[{"id":1,"title":"A","body":"é\nb"},{"id":"2","title":"B"}]}"#
    try await LoopbackServer.serve(body: text) { url in
      let service = HTTPPostsService(url: url)
      #expect(service.name == "127.0.0.1:\(url.port ?? 0)")
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
      let service = HTTPPostsService(url: url)
      let first = try await service.posts()
      let second = try await service.posts()
      #expect(first.count == 1 && first == second)
    }
  }

  @Test(arguments: [400, 401, 404, 410, 418, 429, 500, 503, 304])
  func `a status that is no success is named`(code: Int) async throws {
    let status = HTTPStatusCode(code, phrase: "x")
    try await LoopbackServer.serve(status, body: #"[{"id":1,"title":"A"}]"#) { url in
      #expect(await failure(of: HTTPPostsService(url: url)) == .server(code: code))
    }
  }

  @Test(arguments: [
    ("<!DOCTYPE html><title>Login</title>", FeedError.html(title: "Login")), ("", .empty),
    ("hello", .plainText), ("[{\"title\":\n", .broken(line: 2)), ("{\"ok\":true}", .noPosts),
  ])
  func `an answer that is no posts says what it is`(text: String, error: FeedError) async throws {
    try await LoopbackServer.serve(body: text) { url in
      #expect(await failure(of: HTTPPostsService(url: url)) == .notPosts(error))
    }
  }

  @Test func `an answer that is no HTTP is an error of the network`() async throws {
    let server = try RawServer(["\u{1}\u{2}garbage garbage garbage\r\n\r\n"], then: .close)
    let error = try #require(await failure(of: HTTPPostsService(url: server.url)))
    #expect(error.localizedDescription.hasPrefix("N"), "a network error, or no posts")
  }

  @Test func `an answer that breaks off is an error of the network`() async throws {
    let head = "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n"
    let server = try RawServer([head, #"[{"id":1,"#], then: .close)
    let error = await failure(of: HTTPPostsService(url: server.url))
    #expect(error?.localizedDescription.hasPrefix("Network error: ") == true)
  }

  @Test func `a port where nobody listens refuses the connection`() async throws {
    let socket = try LoopbackSocket()
    let error = await failure(of: HTTPPostsService(url: socket.url))
    #expect(error == .refused(host: "127.0.0.1:\(socket.url.port ?? 0)"))
  }
}
