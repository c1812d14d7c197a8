import FlyingFox
import Foundation
import TestSupport

/// A real web server on a free port of this machine, for as long as a test needs it.
enum LoopbackServer {
  /// Serves every path with one handler while the body runs.
  static func serve<Result: Sendable>(
    _ handler: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse,
    during body: (URL) async throws -> Result
  ) async throws -> Result {
    try await WebServer.serve(handler) { try await body($0.appending(path: "posts")) }
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
