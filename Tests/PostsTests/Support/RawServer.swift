import Foundation

/// A server below HTTP, for answers that no good server gives.
final class RawServer: Sendable {
  /// What happens when all the pieces are sent.
  enum Ending {
    case close
    /// Says nothing more until the client goes away.
    case hold
    /// Sends the last piece until the client goes away.
    case repeatLast
  }

  private let socket: LoopbackSocket
  private let requests: AsyncStream<Void>

  var url: URL { socket.url }

  /// - Parameter pieces: Sent one by one on each connection, once a request came.
  init(_ pieces: [String], then ending: Ending) throws {
    let socket = try LoopbackSocket()
    self.socket = socket
    let (requests, sender) = AsyncStream<Void>.makeStream()
    self.requests = requests
    listen(socket.descriptor, 64)
    Thread.detachNewThread { Self.serve(socket, pieces, ending, sender) }
  }

  /// Waits until a request has come.
  func request() async { for await _ in requests { return } }

  deinit { shutdown(socket.descriptor, Int32(SHUT_RDWR)) }

  private static func serve(
    _ socket: LoopbackSocket, _ pieces: [String], _ ending: Ending,
    _ requests: AsyncStream<Void>.Continuation
  ) {
    while true {
      let client = accept(socket.descriptor, nil, nil)
      guard client >= 0 else { return }
      Thread.detachNewThread {
        answer(client, pieces, ending, requests)
        close(client)
      }
    }
  }

  private static func answer(
    _ client: Int32, _ pieces: [String], _ ending: Ending,
    _ requests: AsyncStream<Void>.Continuation
  ) {
    var request = [UInt8](repeating: 0, count: 4096)
    guard recv(client, &request, request.count, 0) > 0 else { return }
    requests.yield()
    for piece in pieces where !write(client, piece) { return }
    switch ending {
    case .close: break
    case .hold: while recv(client, &request, request.count, 0) > 0 {}
    case .repeatLast: while write(client, pieces.last ?? "") { usleep(2000) }
    }
  }

  private static func write(_ client: Int32, _ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return send(client, bytes, bytes.count, SocketKind.noSignal) == bytes.count
  }
}
