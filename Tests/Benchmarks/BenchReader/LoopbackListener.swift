import Foundation

/// A socket on loopback that waits for connections as long as the program runs.
struct LoopbackListener {
  let host: String
  /// The one that the system gave, where 0 was asked for.
  let port: UInt16
  private let socket: Int32

  init(host: String, port: UInt16) throws(POSIXError) {
    self.host = host
    socket = try Self.check(LoopbackConnection.makeSocket())
    var yes: Int32 = 1
    setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in(host: host, port: port)
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let socket = socket
    let bound = address.withPointer { bind(socket, $0, length) }
    guard bound == 0, listen(socket, 128) == 0 else {
      close(socket)
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EINVAL)
    }
    _ = address.withPointer { getsockname(socket, $0, &length) }
    self.port = UInt16(bigEndian: address.sin_port)
  }

  /// Waits for the next connection, and returns its socket.
  func accept() -> Int32? {
    #if canImport(Darwin)
      let connection = Darwin.accept(socket, nil, nil)
    #else
      let connection = Glibc.accept(socket, nil, nil)
    #endif
    guard connection >= 0 else { return nil }
    _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
    return connection
  }

  private static func check(_ result: Int32) throws(POSIXError) -> Int32 {
    guard result >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EINVAL) }
    return result
  }
}

extension sockaddr_in {
  init(host: String, port: UInt16) {
    self.init()
    sin_family = sa_family_t(AF_INET)
    sin_port = port.bigEndian
    inet_pton(AF_INET, host, &sin_addr)
  }

  /// Lends itself as the address of any family that the system's functions take.
  mutating func withPointer<T>(_ body: (UnsafeMutablePointer<sockaddr>) -> T) -> T {
    withUnsafeMutablePointer(to: &self) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1, body)
    }
  }
}
