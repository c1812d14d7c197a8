import Dispatch
import FlyingFox
import FlyingSocks
import Foundation

/// A real web server on loopback, for as long as a test needs it.
///
/// It works on its own thread: those that the tests share may be busy for longer than a program waits for an
/// answer.
public enum WebServer {
  /// - Parameters:
  ///   - port: Where to listen; 0 for any port that is free.
  ///   - handler: Answers each request.
  ///   - end: Releases what the handler still holds.
  public static func serve<Result: Sendable>(
    port: UInt16 = 0,
    _ handler: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse,
    during body: (URL) async throws -> Result, end: () async -> Void = {}
  ) async throws -> Result {
    let server = HTTPServer(
      address: try .inet(ip4: "127.0.0.1", port: port), timeout: 3600, logger: .disabled,
      handler: ClosureHTTPHandler(handler))
    let listening = Task { try await server.waitUntilListening(timeout: 3600) }
    let running = Task(executorPreference: OwnThread()) {
      // One that cannot listen ends at once.
      defer { listening.cancel() }
      try await server.run()
    }
    let result: Swift.Result<Result, any Error>
    do {
      try await listening.value
      guard case .ip4(_, let port) = await server.listeningAddress,
        let url = URL(string: "http://127.0.0.1:\(port)")
      else { throw SocketError.disconnected }
      result = .success(try await body(url))
    } catch {
      result = .failure(error)
    }
    await end()
    running.cancel()
    await server.stop()
    _ = await running.result
    return try result.get()
  }
}

private final class OwnThread: TaskExecutor {
  private let queue = DispatchQueue(label: "server")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
