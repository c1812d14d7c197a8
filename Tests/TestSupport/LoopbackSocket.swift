import Foundation

/// A socket of this machine that holds a free port. Until it listens, connections are refused.
public final class LoopbackSocket: Sendable {
  public let descriptor: Int32
  public let url: URL

  public init() throws {
    let descriptor = socket(AF_INET, SocketKind.stream, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let port = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic -> in_port_t? in
        guard bind(descriptor, generic, length) == 0,
          getsockname(descriptor, generic, &length) == 0
        else { return nil }
        return UnsafeRawPointer(generic).load(as: sockaddr_in.self).sin_port.bigEndian
      }
    }
    guard let port, let url = URL(string: "http://127.0.0.1:\(port)/posts") else {
      throw CocoaError(.featureUnsupported)
    }
    self.descriptor = descriptor
    self.url = url
  }

  deinit { close(descriptor) }
}

/// The constants whose types differ between systems.
public enum SocketKind {
  #if canImport(Darwin)
    public static let stream = SOCK_STREAM
    public static let noSignal: Int32 = 0
  #else
    public static let stream = Int32(SOCK_STREAM.rawValue)
    public static let noSignal = Int32(MSG_NOSIGNAL)
  #endif
}
