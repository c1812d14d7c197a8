import Essentials

/// The connections that this process holds.
enum OwnConnections {
  /// Whether one may lead where a URL does: false only when surely none is there.
  ///
  /// `URLSession` tells nobody when it has connected, but the system does: a socket that has a peer is
  /// connected. Another load from the same port makes the answer true too; that costs patience only.
  static func mayExist(to url: URL?) -> Bool {
    guard let url, !isProxied else { return true }
    return descriptors.contains { peerPort(of: $0) == port(of: url) }
  }

  /// Breaks every connection that may lead where a URL does, so that nothing more comes from there: what is sent and not
  /// read yet is lost. Another load from the same port fails too, and can be tried again.
  static func cut(to url: URL) {
    guard !isProxied else { return }
    for descriptor in descriptors where peerPort(of: descriptor) == port(of: url) {
      shutdown(descriptor, Int32(SHUT_RDWR))
      drain(descriptor)
    }
  }

  /// What has arrived already could be read still.
  private static func drain(_ descriptor: Int32) {
    withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 1) { buffer in
      while recv(descriptor, buffer.baseAddress, buffer.count, Int32(MSG_DONTWAIT)) > 0 {}
    }
  }

  /// Descriptors are given out from the lowest; a look at all of these takes less than 1 ms.
  private static var descriptors: Range<Int32> { 0..<min(getdtablesize(), 2048) }

  private static func port(of url: URL) -> Int {
    url.port ?? (url.scheme?.lowercased() == "https" ? 443 : 80)
  }

  private static func peerPort(of descriptor: Int32) -> Int? {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    return withUnsafeMutablePointer(to: &storage) { storage in
      storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        guard getpeername(descriptor, address, &length) == 0 else { return nil }
        // The port stands at the same place in the addresses of IPv4 and IPv6.
        guard [AF_INET, AF_INET6].contains(Int32(address.pointee.sa_family)) else { return nil }
        return Int(
          UnsafeRawPointer(address).load(as: sockaddr_in.self).sin_port.bigEndian)
      }
    }
  }

  /// Whether connections may lead to a proxy instead, at a port that is not the URL's.
  private static var isProxied: Bool {
    #if os(Linux)
      let names = ["http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"]
      return names.contains { ProcessInfo.processInfo.environment[$0]?.isEmpty == false }
    #else
      // The settings of the system say so, and there is no telling from here.
      return true
    #endif
  }
}
