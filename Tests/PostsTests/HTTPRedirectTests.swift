import FlyingFox
import Foundation
import Posts
import Testing

import struct Fetch.HTTPLimits

@Suite(.timeLimit(.minutes(30))) struct HTTPRedirectTests {
  @Test(arguments: [
    "/there", "there", "./x/../there", "http://HOST/there", "HTTP://HOST/there", "//HOST/there",
  ])
  func `a redirect is followed`(target: String) async throws {
    let handler: @Sendable (HTTPRequest) async throws -> HTTPResponse = { request in
      guard request.path != "/there" else {
        return HTTPResponse(statusCode: .ok, body: Data(#"[{"id":1,"title":"A"}]"#.utf8))
      }
      let location = target.replacing("HOST", with: request.headers[.host] ?? "")
      let headers: HTTPHeaders = [.location: location]
      return HTTPResponse(statusCode: .found, headers: headers)
    }
    try await LoopbackServer.serve(handler) { url in
      let posts = try await AskedSource(url: url, clock: .still).posts()
      #expect(posts.map(\.title) == ["A"])
    }
  }

  @Test(arguments: ["file:///etc/passwd", "ftp://127.0.0.1/x", "gopher://127.0.0.1/", "data:,[]"])
  func `a redirect away from http is refused`(target: String) async throws {
    try await LoopbackServer.serve(.found, headers: [.location: target], body: "") { url in
      let scheme = String(target.prefix { $0 != ":" })
      let error = await failure(of: AskedSource(url: url, clock: .still))
      #expect(error == .unsupportedScheme(scheme))
    }
  }

  @Test(arguments: [301, 302, 303, 307, 308])
  func `a redirect that leads nowhere is named`(code: Int) async throws {
    let status = HTTPStatusCode(code, phrase: "x")
    try await LoopbackServer.serve(status, body: #"[{"id":1,"title":"A"}]"#) { url in
      let error = await failure(of: AskedSource(url: url, clock: .still))
      #expect(error == .server(code: code))
      #expect(error?.localizedDescription.hasSuffix("a redirect without an address)") == true)
    }
  }

  @Test func `a redirect to nothing, or to what is no address, is told in whole words`()
    async throws
  {
    for (target, words) in [
      ("", "a redirect without an address"), ("::::", "without http or https"),
    ] {
      try await LoopbackServer.serve(.found, headers: [.location: target], body: "") { url in
        let error = await failure(of: AskedSource(url: url, clock: .still))
        #expect(error?.localizedDescription.contains(words) == true, "\(target)")
      }
    }
  }

  @Test func `a redirect to a port that does not exist is refused`() async throws {
    let target = "http://127.0.0.1:99999/"
    try await LoopbackServer.serve(.found, headers: [.location: target], body: "") { url in
      #expect(await failure(of: AskedSource(url: url, clock: .still)) == .badPort(target))
    }
  }

  @Test func `a redirect that never ends is stopped`() async throws {
    try await LoopbackServer.serve(.found, headers: [.location: "/posts"], body: "") { url in
      #expect(
        await failure(of: AskedSource(url: url, clock: .still))
          == .http(
            .tooManyRedirects, host: "127.0.0.1:\(url.port ?? 0)", limits: HTTPLimits(redirects: 10)
          ))
    }
  }
}
