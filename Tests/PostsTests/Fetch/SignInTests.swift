import FlyingFox
import Foundation
import StateKit
import Synchronization
import Testing

@testable import Posts

@Suite(.timeLimit(.minutes(30))) struct SignInTests {
  /// A server that keeps what it is told, and redirects where it is told to.
  private final class Server: Sendable {
    private let told = Mutex<[String?]>([])
    var secrets: [String?] { told.withLock { $0 } }

    func serve<Result: Sendable>(
      redirectingTo target: String? = nil, during body: (URL) async throws -> Result
    ) async throws -> Result {
      let handler: @Sendable (HTTPRequest) async throws -> HTTPResponse = { [self] request in
        told.withLock { $0.append(request.headers[HTTPHeader("Authorization")]) }
        guard let target, request.path != target else {
          return HTTPResponse(statusCode: .ok, body: Data("[]".utf8))
        }
        return HTTPResponse(statusCode: .found, headers: HTTPHeaders([.location: target]))
      }
      return try await LoopbackServer.serve(handler, during: body)
    }
  }

  private func ask(_ url: URL, as credential: Credential) async throws {
    let fetcher = SystemSourceFetcher(clock: .still) { _ in credential }
    _ = try await fetcher.answer(of: Source(address: url.absoluteString), given: nil)
  }

  @Test(arguments: [
    (Credential.basic(user: "zoë", password: "pä:ss"), "Basic em/Dqzpww6Q6c3M="),
    (.bearer(token: "a.b-c"), "Bearer a.b-c"), (.bearer(token: "a\r\nX: y"), "Bearer aX:y"),
  ])
  func `a server is told at once`(credential: Credential, header: String) async throws {
    let server = Server()
    try await server.serve { try await ask($0, as: credential) }
    #expect(server.secrets == [header])
  }

  @Test func `it is said again after a redirect within the server`() async throws {
    let server = Server()
    try await server.serve(redirectingTo: "/there") {
      try await ask($0, as: .bearer(token: "t"))
    }
    #expect(server.secrets == ["Bearer t", "Bearer t"])
  }

  @Test func `another server is told nothing`() async throws {
    let (one, other) = (Server(), Server())
    try await other.serve { target in
      try await one.serve(redirectingTo: target.absoluteString) {
        try await ask($0, as: .basic(user: "u", password: "p"))
      }
    }
    #expect(one.secrets == ["Basic dTpw"])
    #expect(other.secrets == [nil])
  }

  @Test(arguments: [
    ("https://h/a", "https://H:443/b", true), ("http://h/a", "http://h:80/b", true),
    ("https://h/a", "http://h/a", false), ("http://h/a", "https://h/a", false),
    ("http://h/a", "http://h:8080/a", false), ("http://h/a", "http://h.x/a", false),
    ("http://h/a", "http://u:p@h/a", true),
  ])
  func `only scheme, host and port together are the same server`(
    from: String, to: String, isSame: Bool
  ) throws {
    let (from, to) = (try #require(URL(string: from)), try #require(URL(string: to)))
    #expect((from.origin == to.origin) == isSame)
  }

  @Test func `a name and password in an address are said, and never shown`() async throws {
    let server = Server()
    try await server.serve { url in
      let address = url.absoluteString.replacing("//", with: "//me:s3cret@")
      let source = Source(address: address)
      let fetcher = SystemSourceFetcher(clock: .still)
      let answer = try await fetcher.answer(of: source, given: nil)
      #expect(!"\(answer)".contains("s3cret"))
      #expect(source.server == url.hostAndPort)
    }
    #expect(server.secrets == ["Basic bWU6czNjcmV0"])
  }

  @Test(arguments: [
    "http://me:s3cret@h:99999/", "http://me:s3cret@", "ftp://me:s3cret@h/",
    "http://me:s3cret@[::1/", "http://a@me:s3cret@h:0/x",
  ])
  func `no error shows a password in an address`(address: String) {
    let error = #expect(throws: PostsError.self) { try PostSource(argument: address) }
    #expect(error?.localizedDescription.contains("s3cret") == false)
    #expect(!"\(String(reflecting: error))".contains("s3cret"))
  }

  @Test func `nothing that is printed of it shows the secret`() {
    for credential in [Credential.basic(user: "me", password: "s3cret"), .bearer(token: "s3cret")] {
      var dumped = ""
      dump(credential, to: &dumped)
      for text in [
        "\(credential)", String(reflecting: credential), String(describing: [credential]), dumped,
      ] {
        #expect(!text.contains("s3cret"), "\(text.count)")
      }
    }
  }
}
