import FlyingFox
import FlyingSocks
import Foundation
import TestSupport
import Testing

/// A server of many feeds on loopback, each of which answers as the test says, and can be told otherwise at any time.
actor FeedFarm {
  /// How a feed answers.
  enum Response: Sendable, CustomTestStringConvertible {
    /// An RSS feed of so many posts, called after the feed; with validators, and 304 to who knows them.
    case feed(_ title: String, posts: ClosedRange<Int>, etag: String? = nil)
    case text(String, contentType: String = "application/rss+xml")
    case bytes([UInt8], contentType: String)
    case status(Int, headers: [String: String] = [:])
    /// A feed for who says this as `Authorization`, and 401 for everybody else.
    case closed(_ title: String, posts: ClosedRange<Int>, authorization: String)
    case redirect(to: String, code: Int = 302)
    /// Zeros without end, as far as they are taken.
    case endless
    /// Packed in an encoding of HTTP.
    case packed(String, [UInt8])
    case hang
    case drip

    /// Bytes are only counted: a run prints the arguments of each test.
    var testDescription: String {
      switch self {
      case .packed(let encoding, let bytes): "\(bytes.count) bytes of \(encoding)"
      case .bytes(let bytes, let contentType): "\(bytes.count) bytes of \(contentType)"
      default: String(describing: self)
      }
    }
  }

  /// What was asked, and how.
  struct Request: Sendable {
    let path: String
    let headers: [String: String]
  }

  private(set) var requests: [Request] = []
  private var answers: [String: Response] = [:]
  private var held: [CheckedContinuation<Void, Never>] = []

  /// Runs a server for as long as the test needs it.
  static func withFarm(
    _ answers: [String: Response], port: UInt16 = 0, _ body: (FeedFarm, URL) async throws -> Void
  ) async throws {
    let farm = FeedFarm()
    await farm.answer(answers)
    try await WebServer.serve(port: port) {
      await farm.response(to: $0)
    } during: { url in
      try await body(farm, url)
    } end: {
      await farm.stop()
    }
  }

  /// Answers so from now on; feeds that are not named stay as they are.
  func answer(_ answers: [String: Response]) {
    self.answers.merge(answers) { _, new in new }
  }

  /// The requests to a feed so far.
  func requests(to path: String) -> [Request] { requests.filter { $0.path == path } }

  /// Waits until a feed was asked so often.
  func waitForRequests(
    _ count: Int, to path: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await poll(
      "\(count) requests to \(path) have come in", of: requests(to: path).count,
      sourceLocation: sourceLocation
    ) { $0 >= count }
  }

  /// Releases what hangs; it is answered as the feeds answer now.
  func release() {
    for continuation in held { continuation.resume() }
    held = []
  }

  private func stop() {
    answers = [:]
    release()
  }

  private func response(to request: HTTPRequest) async -> HTTPResponse {
    var headers: [String: String] = [:]
    for (name, value) in request.headers { headers[name.rawValue.lowercased()] = value }
    requests.append(Request(path: request.path, headers: headers))
    while case .hang? = answers[request.path] { await withCheckedContinuation { held.append($0) } }
    return answers[request.path]?.response(given: headers) ?? HTTPResponse(statusCode: .notFound)
  }
}

extension FeedFarm.Response {
  /// The text of a feed as RSS; its posts are called `TITLE post N`, the highest number first.
  static func rss(_ title: String, posts: ClosedRange<Int>) -> String {
    let items = posts.reversed().map { number in
      """
      <item><title>\(title) post \(number)</title><guid>\(title)-\(number)</guid>\
      <link>https://example.org/\(number)</link>\
      <pubDate>\(date(number))</pubDate>\
      <description>&lt;p&gt;The text of post \(number).&lt;/p&gt;</description></item>
      """
    }
    return """
      <?xml version="1.0"?><rss version="2.0"><channel><title>\(title)</title>\
      <link>https://example.org/</link>\(items.joined(separator: "\n"))</channel></rss>
      """
  }

  /// A minute later for each number, on a day that is past.
  private static func date(_ number: Int) -> String {
    let minutes = number % 60 < 10 ? "0\(number % 60)" : "\(number % 60)"
    let hours = number / 60 % 24 < 10 ? "0\(number / 60 % 24)" : "\(number / 60 % 24)"
    return "Mon, 0\(1 + number / 1440 % 9) Jun 2026 \(hours):\(minutes):00 GMT"
  }

  fileprivate func response(given headers: [String: String]) -> HTTPResponse {
    switch self {
    case .feed(let title, let posts, let etag):
      if let etag, headers["if-none-match"] == etag {
        return HTTPResponse(
          statusCode: .notModified, headers: HTTPHeaders([HTTPHeader("ETag"): etag]))
      }
      let body = Data(Self.rss(title, posts: posts).utf8)
      var fields: [HTTPHeader: String] = [.contentType: "application/rss+xml"]
      if let etag { fields[HTTPHeader("ETag")] = etag }
      return HTTPResponse(statusCode: .ok, headers: HTTPHeaders(fields), body: body)
    case .text(let text, let type):
      return Self.bytes(Array(text.utf8), contentType: type).response(given: headers)
    case .bytes(let bytes, let type):
      return HTTPResponse(
        statusCode: .ok, headers: HTTPHeaders([.contentType: type]), body: Data(bytes))
    case .status(let code, let fields):
      let headers = fields.map { (HTTPHeader($0), $1) }
      return HTTPResponse(
        statusCode: HTTPStatusCode(code, phrase: "Scripted"),
        headers: HTTPHeaders(Dictionary(uniqueKeysWithValues: headers)), body: Data())
    case .closed(let title, let posts, let authorization):
      let isLetIn = headers["authorization"] == authorization
      let answer: Self = isLetIn ? .feed(title, posts: posts) : .status(401)
      return answer.response(given: headers)
    case .redirect(let address, let code):
      return Self.status(code, headers: ["Location": address]).response(given: headers)
    case .endless:
      return HTTPResponse(statusCode: .ok, body: HTTPBodySequence(from: Zeros()))
    case .packed(let encoding, let bytes):
      return HTTPResponse(
        statusCode: .ok, headers: HTTPHeaders([.contentEncoding: encoding]), body: Data(bytes))
    case .hang: return HTTPResponse(statusCode: .serviceUnavailable)
    case .drip: return HTTPResponse(statusCode: .ok, body: HTTPBodySequence(from: Drip()))
    }
  }
}

/// A body of zeros that never ends.
private struct Zeros: AsyncBufferedSequence {
  func makeAsyncIterator() -> Iterator { Iterator() }

  struct Iterator: AsyncBufferedIteratorProtocol {
    mutating func next() async throws -> UInt8? { 0 }

    mutating func nextBuffer(suggested count: Int) async throws -> [UInt8]? {
      try Task.checkCancellation()
      return [UInt8](repeating: 0, count: 65_536)
    }
  }
}
