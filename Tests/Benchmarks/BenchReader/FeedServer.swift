import Foundation

/// A server on loopback whose answers were made beforehand, so that it costs the readers nothing.
///
/// Each connection has a thread and is kept; a reader that has the feed already gets status 304.
final class FeedServer: Sendable {
  /// What one path answers, and how long that takes in seconds.
  struct Page {
    let body: [UInt8]
    var delay = 0.0
  }

  /// The names that it has: four, each of which counts as its own host, where the system lets it.
  let hosts: [String]
  private let port: UInt16
  private let answers: [String: Response]

  init(_ pages: [String: Page]) throws(POSIXError) {
    answers = pages.mapValues(Response.init)
    let first = try LoopbackListener(host: "127.0.0.1", port: 0)
    let others = (2...4).compactMap {
      try? LoopbackListener(host: "127.0.0.\($0)", port: first.port)
    }
    port = first.port
    hosts = ([first] + others).map(\.host)
    for listener in [first] + others { Thread.detachNewThread { [self] in accept(listener) } }
  }

  /// Where a path is on one of the hosts, counted round.
  func address(_ path: String, host: Int = 0) -> String {
    "http://\(hosts[host % hosts.count]):\(port)\(path)"
  }
}

extension FeedServer {
  private struct Response {
    let whole: [UInt8]
    let unchanged: [UInt8]
    let etag: [UInt8]
    let delay: UInt32

    init(_ page: Page) {
      let tag = "\"\(page.body.count)\""
      let head = "HTTP/1.1 200 OK\r\nContent-Type: application/rss+xml\r\nETag: \(tag)\r\n"
      whole = Array("\(head)Content-Length: \(page.body.count)\r\n\r\n".utf8) + page.body
      unchanged = Array("HTTP/1.1 304 Not Modified\r\nETag: \(tag)\r\n\r\n".utf8)
      etag = Array(tag.utf8)
      delay = UInt32(page.delay * 1e6)
    }
  }

  private static let missing = Array("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n".utf8)

  private func accept(_ listener: LoopbackListener) {
    while let socket = listener.accept() {
      Thread.detachNewThread { [self] in serve(LoopbackConnection(socket)) }
    }
  }

  private func serve(_ connection: LoopbackConnection) {
    while let request = connection.readHead() {
      // GET PATH HTTP/1.1
      let path = request.split(separator: UInt8(ascii: " "), maxSplits: 2).dropFirst().first ?? []
      guard let answer = answers[String(decoding: path, as: UTF8.self)] else {
        connection.write(Self.missing)
        continue
      }
      if answer.delay > 0 { usleep(answer.delay) }
      connection.write(request.firstRange(of: answer.etag) == nil ? answer.whole : answer.unchanged)
    }
  }
}
