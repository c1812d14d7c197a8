import Essentials
import Fetch
import TestSupport
import Testing

@Suite struct SecureTests {
  private func answer(
    _ url: URL, allowsHTTP: Bool = false
  ) async throws -> HTTPResponse {
    var request = HTTPRequest(url: url)
    request.allowsHTTP = allowsHTTP
    return try await HTTPClient().response(to: request)
  }

  @Test func `a certificate that is trusted is one`() async throws {
    let server = try SecureServer(certificate: "good")
    #expect(try await answer(server.url).body == Array("hello".utf8))
  }

  @Test(arguments: [
    ("self-signed", HTTPError.Certificate.selfSigned), ("expired", .expired), ("other", .wrongHost),
  ])
  func `a certificate that is not is refused, with the reason`(
    certificate: String, fault: HTTPError.Certificate
  ) async throws {
    let server = try SecureServer(certificate: certificate)
    await #expect(throws: HTTPError.untrusted(fault)) { try await answer(server.url) }
  }

  @Test func `https of what speaks http is not secure, and http of what speaks https no HTTP`()
    async throws
  {
    let plain = try RawServer(["HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n"], then: .close)
    let url = try #require(URL(string: "https://127.0.0.1:\(plain.url.port ?? 0)/"))
    await #expect(throws: HTTPError.notSecure) { try await answer(url) }
  }

  @Test func `from https to http is only where that is allowed`() async throws {
    let plain = try RawServer(["HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi"], then: .close)
    let server = try SecureServer(certificate: "good")
    let url = try #require(URL(string: "\(server.url)/to?\(plain.url)"))
    await #expect(throws: HTTPError.leadsToHTTP) { try await answer(url) }
    #expect(try await answer(url, allowsHTTP: true).body == Array("hi".utf8))
    let again = try #require(URL(string: "\(server.url)/to?\(server.url)/x"))
    #expect(try await answer(again).body == Array("hello".utf8))
  }
}
