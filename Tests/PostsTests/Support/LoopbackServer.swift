import FlyingFox
import FlyingSocks
import Foundation

/// A real web server on a free port of this machine, for as long as a test needs it.
enum LoopbackServer {
  /// Serves every path with one handler while the body runs.
  static func serve<Result: Sendable>(
    _ handler: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse,
    during body: (URL) async throws -> Result
  ) async throws -> Result {
    let server = HTTPServer(
      address: try .inet(ip4: "127.0.0.1", port: 0), logger: .disabled,
      handler: ClosureHTTPHandler(handler))
    let running = Task { try await server.run() }
    defer { running.cancel() }
    try await server.waitUntilListening(timeout: 60)
    guard case .ip4(_, let port) = await server.listeningAddress,
      let url = URL(string: "http://127.0.0.1:\(port)/posts")
    else { throw SocketError.disconnected }
    return try await body(url)
  }

  /// Answers every request with this.
  static func serve<Result: Sendable>(
    _ status: HTTPStatusCode = .ok, headers: HTTPHeaders = [:], body: String,
    during test: (URL) async throws -> Result
  ) async throws -> Result {
    try await serve(
      { _ in HTTPResponse(statusCode: status, headers: headers, body: Data(body.utf8)) },
      during: test)
  }
}
