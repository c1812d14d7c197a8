import Foundation

/// One end of a connection, with what was read ahead.
final class LoopbackConnection {
  private let socket: Int32
  private var ahead: [UInt8] = []

  init(_ socket: Int32) {
    self.socket = socket
    var yes: Int32 = 1
    setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
  }

  deinit { close(socket) }

  /// Reads a head of HTTP to its empty line; nil where the other end is gone.
  func readHead() -> [UInt8]? {
    var seen = 0
    while true {
      if let end = ahead[seen...].firstRange(of: Array("\r\n\r\n".utf8)) {
        defer { ahead.removeSubrange(..<end.upperBound) }
        return Array(ahead[..<end.lowerBound])
      }
      seen = max(0, ahead.count - 3)
      guard readMore() else { return nil }
    }
  }

  func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { send(socket, $0.baseAddress, $0.count, Self.quietly) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  static func makeSocket() -> Int32 {
    #if canImport(Darwin)
      Darwin.socket(AF_INET, SOCK_STREAM, 0)
    #else
      Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    #endif
  }

  private func readMore() -> Bool {
    let old = ahead.count
    var count = 0
    ahead.append(contentsOf: repeatElement(0, count: 65536))
    ahead.withUnsafeMutableBytes {
      count = recv(socket, $0.baseAddress?.advanced(by: old), 65536, 0)
    }
    ahead.removeSubrange((old + max(0, count))...)
    return count > 0
  }

  /// A reader that goes away while it is answered is no reason to end.
  private static var quietly: Int32 {
    #if canImport(Darwin)
      0
    #else
      Int32(MSG_NOSIGNAL)
    #endif
  }
}
