import FlyingFox
import Foundation
import Synchronization
import TestSupport

import struct Fetch.HTTPLimits

@testable import Posts

/// A server of one file below HTTP, which closes where a test says, and knows ranges or not.
final class PartServer: Sendable {
  /// How it answers, by the number of the request from 0.
  struct Behaviour: Sendable {
    var file: [UInt8]
    var etag: String? = "\"1\""
    /// Bytes of each body, before it closes; nil for all.
    var limit: Int?
    var knowsRanges = true
    /// Whether it looks at `If-Range`.
    var knowsConditions = true
    /// What it says of its length.
    var announced: Int?
    var status: String?
  }

  private let behaviour: @Sendable (Int) -> Behaviour
  private let heads = Mutex<[String]>([])
  private let socket: LoopbackSocket

  var url: URL { socket.url.appending(path: "interview.mp3") }
  /// The heads of the requests so far.
  var requests: [String] { heads.withLock { $0 } }

  init(_ behaviour: @escaping @Sendable (Int) -> Behaviour) throws {
    (self.behaviour, socket) = (behaviour, try LoopbackSocket())
    listen(socket.descriptor, 64)
    let socket = socket
    Thread.detachNewThread { [weak self] in
      while true {
        let client = accept(socket.descriptor, nil, nil)
        guard client >= 0 else { return }
        self?.answer(client)
        close(client)
      }
    }
  }

  convenience init(_ behaviour: Behaviour) throws { try self.init { _ in behaviour } }

  deinit { shutdown(socket.descriptor, Int32(SHUT_RDWR)) }

  private func answer(_ client: Int32) {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = recv(client, &buffer, buffer.count, 0)
    guard count > 0 else { return }
    let head = String(decoding: buffer.prefix(count), as: UTF8.self)
    let number = heads.withLock { heads in
      heads.append(head)
      return heads.count - 1
    }
    let response = response(to: head, behaviour(number))
    _ = send(client, response, response.count, SocketKind.noSignal)
    // What was not read would reset the connection.
    shutdown(client, Int32(SHUT_WR))
    while recv(client, &buffer, buffer.count, 0) > 0 {}
  }

  private func response(to head: String, _ it: Behaviour) -> [UInt8] {
    if let status = it.status {
      return Array("HTTP/1.1 \(status)\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".utf8)
    }
    let condition = head.firstMatch(of: /If-Range: (.*?)\r/).map { String($0.1) }
    let start = head.firstMatch(of: /Range: bytes=(\d+)-/).flatMap { Int($0.1) }
    var lines = ["Content-Type: audio/mpeg", "Connection: close"]
    if let etag = it.etag { lines.append("ETag: \(etag)") }
    var (status, body) = ("200 OK", it.file[...])
    if let start, it.knowsRanges, !it.knowsConditions || condition == nil || condition == it.etag {
      if start >= it.file.count {
        lines.append("Content-Range: bytes */\(it.file.count)")
        (status, body) = ("416 Range Not Satisfiable", [])
      } else {
        lines.append("Content-Range: bytes \(start)-\(it.file.count - 1)/\(it.file.count)")
        (status, body) = ("206 Partial Content", it.file[start...])
      }
    }
    lines.append("Content-Length: \(it.announced ?? body.count)")
    let text = "HTTP/1.1 \(status)\r\n" + lines.joined(separator: "\r\n") + "\r\n\r\n"
    return Array(text.utf8) + body.prefix(it.limit ?? .max)
  }
}
