import Foundation

/// A server below HTTP, for answers that no good server gives.
public final class RawServer: Sendable {
  /// What happens when all the pieces are sent.
  public enum Ending: Sendable {
    case close
    /// Closes so that what was not read yet is lost.
    case reset
    /// Sends nothing more until the client goes away.
    case hold
    /// Sends the last piece until the client goes away.
    case repeatLast
  }

  private let socket: LoopbackSocket
  private let requests: AsyncStream<Void>

  public var url: URL { socket.url }

  /// What a server sends on a connection, once a request came, one by one.
  public struct Response: Sendable {
    let pieces: [[UInt8]]
    let ending: Ending

    public init(_ pieces: [String], then ending: Ending) {
      self.init(bytes: pieces.map { Array($0.utf8) }, then: ending)
    }

    public init(bytes pieces: [[UInt8]], then ending: Ending) {
      self.pieces = pieces
      self.ending = ending
    }
  }

  /// Answers each connection in the same way.
  public convenience init(_ pieces: [String], then ending: Ending) throws {
    try self.init { _ in Response(pieces, then: ending) }
  }

  /// - Parameter answer: Makes the response to a request, by its path.
  public init(_ answer: @escaping @Sendable (String) -> Response) throws {
    let socket = try LoopbackSocket()
    self.socket = socket
    let (requests, sender) = AsyncStream<Void>.makeStream()
    self.requests = requests
    listen(socket.descriptor, 64)
    Thread.detachNewThread { Self.serve(socket, answer, sender) }
  }

  /// Waits until a request has come.
  public func request() async { for await _ in requests { return } }

  deinit { shutdown(socket.descriptor, Int32(SHUT_RDWR)) }

  private static func serve(
    _ socket: LoopbackSocket, _ answer: @escaping @Sendable (String) -> Response,
    _ requests: AsyncStream<Void>.Continuation
  ) {
    while true {
      let client = accept(socket.descriptor, nil, nil)
      guard client >= 0 else { return }
      Thread.detachNewThread {
        Self.serve(client, answer, requests)
        close(client)
      }
    }
  }

  private static func serve(
    _ client: Int32, _ answer: (String) -> Response,
    _ requests: AsyncStream<Void>.Continuation
  ) {
    var request = [UInt8](repeating: 0, count: 4096)
    let count = recv(client, &request, request.count, 0)
    guard count > 0 else { return }
    requests.yield()
    let words = String(decoding: request.prefix(count), as: UTF8.self).split(separator: " ")
    let answer = answer(words.count > 1 ? String(words[1]) : "")
    for piece in answer.pieces where !write(client, piece) { return }
    switch answer.ending {
    case .close: break
    case .reset:
      var linger = linger(l_onoff: 1, l_linger: 0)
      setsockopt(
        client, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout.size(ofValue: linger)))
    case .hold: while recv(client, &request, request.count, 0) > 0 {}
    case .repeatLast: while write(client, answer.pieces.last ?? []) { usleep(2000) }
    }
  }

  private static func write(_ client: Int32, _ bytes: [UInt8]) -> Bool {
    send(client, bytes, bytes.count, SocketKind.noSignal) == bytes.count
  }
}
