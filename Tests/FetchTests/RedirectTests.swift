import Essentials
import Fetch
import FlyingFox
import Synchronization
import TestSupport
import Testing

@Suite struct RedirectTests {
  /// What the servers of a test were told in one field, in turn.
  private final class Told: Sendable {
    private let values = Mutex<[String?]>([])

    var all: [String?] { values.withLock { $0 } }

    func append(_ value: String?) { values.withLock { $0.append(value) } }
  }

  @Test func `a field for one origin is said to no other, and to it again`() async throws {
    let told = Told()
    try await WebServer.serve { request in
      told.append(request.headers[HTTPHeader("Authorization")])
      return FlyingFox.HTTPResponse(statusCode: .ok)
    } during: { other in
      try await WebServer.serve { request in
        told.append(request.headers[HTTPHeader("Authorization")])
        // A name and a password in an address are nobody's that the server named.
        let others = other.absoluteString.replacing("//", with: "//u:p@")
        let target = request.path == "/first" ? "/second" : others
        return FlyingFox.HTTPResponse(
          statusCode: .found, headers: HTTPHeaders([.location: target]))
      } during: { url in
        let first = url.appending(path: "first")
        let request = Fetch.HTTPRequest(
          url: first, fields: [.init("Authorization", "Basic x", only: first.origin)])
        let response = try await HTTPClient().response(to: request)
        #expect(response.status == 200 && response.url.origin == other.origin)
      }
    }
    #expect(told.all == ["Basic x", "Basic x", nil])
  }

  @Test(arguments: [
    ([301], "/1"), ([308, 301], "/2"), ([301, 302], "/1"), ([302, 301], "/0"), ([307], "/0"),
    ([], "/0"), ([301, 303, 308], "/1"),
  ])
  func `what permanent redirects alone lead to is told apart`(
    codes: [Int], path: String
  ) async throws {
    try await WebServer.serve { request in
      guard let step = Int(request.path.dropFirst()), step < codes.count else {
        return FlyingFox.HTTPResponse(statusCode: .ok)
      }
      return FlyingFox.HTTPResponse(
        statusCode: HTTPStatusCode(codes[step], phrase: ""),
        headers: HTTPHeaders([.location: "/\(step + 1)"]))
    } during: { url in
      let first = url.appending(path: "0")
      let response = try await HTTPClient().response(to: Fetch.HTTPRequest(url: first))
      #expect(response.permanentURL.path() == path)
      #expect(response.url.path() == "/\(codes.count)")
    }
  }
}
