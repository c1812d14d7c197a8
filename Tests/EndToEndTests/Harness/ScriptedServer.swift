import FlyingFox
import FlyingSocks
import Foundation
import TestSupport
import Testing

/// A server on loopback that answers as the test tells it, and counts what it is asked.
actor ScriptedServer {
  /// One answer to one request.
  enum Response: Sendable {
    case posts([SamplePost])
    case text(String, contentType: String)
    case status(Int)
    /// 503, and how many seconds to stay away.
    case busy(retryAfter: Int)
    /// No answer, until `release` gives one.
    case hang
    /// A byte now and then, for ever.
    case drip
  }

  /// The requests that came in so far.
  private(set) var requestCount = 0
  private var queue: [Response]
  private var fallback: Response
  private var held: [CheckedContinuation<Response, Never>] = []

  private init(_ answers: [Response]) {
    queue = Array(answers.dropLast())
    fallback = answers.last ?? .status(404)
  }

  /// Runs a server for as long as the test needs it.
  ///
  /// - Parameters:
  ///   - answers: The answers in turn; the last one stays.
  ///   - port: Where to listen; 0 for any port that is free.
  static func withServer(
    answering answers: Response..., port: UInt16 = 0,
    _ body: (ScriptedServer, URL) async throws -> Void
  ) async throws {
    let script = ScriptedServer(answers)
    try await WebServer.serve(port: port) { _ in
      await script.response()
    } during: { url in
      try await body(script, url.appending(path: "posts"))
    } end: {
      // Also for requests that come only now.
      await script.answer(.status(503))
      await script.release(.status(503))
    }
  }

  /// A port that nobody listens on, and that no other test is given.
  ///
  /// It stays bound for as long as the tests run. A server that is told to may listen on it all the same.
  static func refusedPort() throws -> UInt16 {
    let socket = try Socket(domain: Int32(sa_family_t(AF_INET)))
    try socket.setValue(true, for: .localAddressReuse)
    try socket.bind(to: .inet(ip4: "127.0.0.1", port: 0))
    guard case .ip4(_, let port) = try socket.sockname() else {
      throw URLError(.badServerResponse)
    }
    return port
  }

  /// Answers from now on, in turn; the last one stays.
  func answer(_ answers: Response...) {
    queue = Array(answers.dropLast())
    fallback = answers.last ?? fallback
  }

  /// Waits until so many requests came in.
  func waitForRequests(
    _ count: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await poll(
      "\(count) requests have come in", of: requestCount,
      sourceLocation: sourceLocation
    ) { $0 >= count }
  }

  /// Gives an answer to all requests that hang.
  func release(_ answer: Response) {
    for continuation in held { continuation.resume(returning: answer) }
    held = []
  }

  private func response() async -> HTTPResponse {
    requestCount += 1
    var answer = queue.isEmpty ? fallback : queue.removeFirst()
    while case .hang = answer { answer = await withCheckedContinuation { held.append($0) } }
    return answer.response
  }
}

extension ScriptedServer.Response {
  fileprivate var response: HTTPResponse {
    switch self {
    case .posts(let posts): Self.ok(SamplePost.json(posts), "application/json")
    case .text(let text, let contentType): Self.ok(text, contentType)
    case .status(let code): HTTPResponse(statusCode: HTTPStatusCode(code, phrase: "Scripted"))
    case .busy(let seconds):
      HTTPResponse(
        statusCode: .serviceUnavailable,
        headers: [HTTPHeader("Retry-After"): "\(seconds)"], body: Data())
    case .hang: HTTPResponse(statusCode: .serviceUnavailable)
    case .drip:
      HTTPResponse(
        statusCode: .ok, headers: [.contentType: "application/json"],
        body: HTTPBodySequence(from: Drip()))
    }
  }

  private static func ok(_ text: String, _ contentType: String) -> HTTPResponse {
    HTTPResponse(
      statusCode: .ok, headers: [.contentType: contentType], body: Data(text.utf8))
  }
}
