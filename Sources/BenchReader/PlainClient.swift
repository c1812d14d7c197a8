import Foundation
import Measuring

/// Asks for feeds and throws the answers away, with as many connections as Outpost has: two a host, each kept.
/// What it needs is the server's own time.
struct PlainClient {
  let addresses: [URL]

  /// Seconds for all of them; nil where one has no answer.
  func reloaded() -> Double? {
    let start = Stopwatch.wall
    let hosts = Dictionary(grouping: addresses) { $0.host() ?? "" }.values
    let lanes = hosts.flatMap { addresses in
      (0..<2).map { lane in addresses.enumerated().filter { $0.offset % 2 == lane }.map(\.element) }
    }.filter { !$0.isEmpty }
    let answers = DispatchQueue(label: "answers")
    nonisolated(unsafe) var count = 0
    let threads = DispatchGroup()
    for lane in lanes {
      threads.enter()
      Thread.detachNewThread {
        let got = Self.ask(lane)
        answers.sync { count += got }
        threads.leave()
      }
    }
    threads.wait()
    return answers.sync { count } == addresses.count ? Stopwatch.wall - start : nil
  }

  /// How many of the addresses of one host gave a whole answer, one after the other.
  private static func ask(_ addresses: [URL]) -> Int {
    guard let host = addresses[0].host(), let port = addresses[0].port,
      let connection = LoopbackConnection(host: host, port: UInt16(port))
    else { return 0 }
    var count = 0
    for address in addresses {
      connection.write(
        Array("GET \(address.path()) HTTP/1.1\r\nHost: \(host):\(port)\r\n\r\n".utf8))
      guard let head = connection.readHead(), let length = length(in: head), connection.skip(length)
      else { return count }
      count += 1
    }
    return count
  }

  private static func length(in head: [UInt8]) -> Int? {
    String(decoding: head, as: UTF8.self).split(separator: "\r\n")
      .first { $0.hasPrefix("Content-Length: ") }
      .flatMap { Int($0.dropFirst("Content-Length: ".count)) }
  }
}
