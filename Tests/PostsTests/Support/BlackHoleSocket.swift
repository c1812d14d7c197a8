#if os(Linux)
  import Foundation
  import TestSupport

  /// A socket of this machine that answers no connection, as a host behind a silent firewall.
  ///
  /// It listens and never accepts, and its queue is full: Linux then drops what asks for more.
  final class BlackHoleSocket: Sendable {
    private let socket: LoopbackSocket

    var url: URL { socket.url }

    init() throws {
      socket = try LoopbackSocket()
      listen(socket.descriptor, 0)
      // A connection stays in the queue when its other end has gone.
      while Self.connects(to: socket) {}
    }

    private static func connects(to listener: LoopbackSocket) -> Bool {
      let client = Glibc.socket(AF_INET, SocketKind.stream | Int32(SOCK_NONBLOCK.rawValue), 0)
      defer { close(client) }
      var address = sockaddr_storage()
      var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
      withUnsafeMutablePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          _ = getsockname(listener.descriptor, $0, &length)
          _ = connect(client, $0, length)
        }
      }
      var wish = pollfd(fd: client, events: Int16(POLLOUT), revents: 0)
      return poll(&wish, 1, 200) > 0
    }
  }
#endif
