import CCurl
import Essentials
import Synchronization

/// One request of one address, and its answer; a redirect is one like any other.
final class HTTPExchange: Sendable {
  private struct State {
    var continuation: CheckedContinuation<HTTPResponse, any Error>?
    var number: UInt64?
    var isCancelled = false
    /// The response without its body, once a piece of that was taken.
    var response: HTTPResponse?
    /// Why no more pieces are taken.
    var error: (any Error)?
  }

  private let request: HTTPRequest
  private let url: URL
  private let time: Duration
  /// A lock, because it ends on the thread of the requests, or where it is cancelled.
  private let state = Mutex(State())

  init(_ request: HTTPRequest, at url: URL, within time: Duration) {
    self.request = request
    self.url = url
    self.time = time
  }

  func run() async throws -> HTTPResponse {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isCancelled = state.withLock { state in
          if !state.isCancelled { state.continuation = continuation }
          return state.isCancelled
        }
        if isCancelled { continuation.resume(throwing: CancellationError()) } else { start() }
      }
    } onCancel: {
      cancel()
    }
  }
}

extension HTTPExchange {
  /// In bytes a second: less than that for most of the time is a server that plays for time.
  private static let slowestRate = 100

  private func start() {
    let number = url.absoluteString.withCString { address in
      request.lines(for: url).joined(separator: "\n").withCString { fields in
        withProxy { start(CURequest(address, fields, request.limits, time, $0, Self.slowestRate)) }
      }
    }
    let isCancelled = state.withLock { state in
      state.number = number
      return state.isCancelled
    }
    if isCancelled { cu_cancel(number) }
  }

  private func withProxy<Value>(_ use: (UnsafePointer<CChar>?) -> Value) -> Value {
    request.proxy?.withCString(use) ?? use(nil)
  }

  private func start(_ request: CURequest) -> UInt64 {
    var request = request
    request.decodes = self.request.take == nil || self.request.decodesPieces
    if self.request.take != nil {
      request.take = { exchange, status, head, headCount, bytes, count in
        guard let exchange else { return false }
        let piece = UnsafeRawBufferPointer(start: bytes, count: count)
        return Unmanaged<HTTPExchange>.fromOpaque(exchange).takeUnretainedValue()
          .take(piece, status, UnsafeRawBufferPointer(start: head, count: headCount))
      }
    }
    return cu_start(
      &request,
      { exchange, answer in
        guard let exchange, let answer else { return }
        Unmanaged<HTTPExchange>.fromOpaque(exchange).takeRetainedValue().end(answer.pointee)
      }, Unmanaged.passRetained(self).toOpaque())
  }

  /// Gives a piece of the body away; false where the request is to end.
  private func take(
    _ piece: UnsafeRawBufferPointer, _ status: Int, _ head: UnsafeRawBufferPointer
  ) -> Bool {
    let known = state.withLock { $0.response }
    let response =
      known
      ?? HTTPResponse(
        status: status, url: url, permanentURL: url, body: [], isCut: false, retryAfter: nil,
        time: .zero, fields: HTTPResponse.fields(of: head))
    do {
      try request.take?(response, piece)
      if known == nil { state.withLock { $0.response = response } }
      return true
    } catch {
      state.withLock { $0.error = error }
      return false
    }
  }

  private func cancel() {
    let (continuation, number) = state.withLock { state in
      state.isCancelled = true
      return (state.continuation.take(), state.number)
    }
    continuation?.resume(throwing: CancellationError())
    if let number { cu_cancel(number) }
  }

  private func end(_ answer: CUResponse) {
    guard let continuation = state.withLock({ $0.continuation.take() }) else { return }
    if let error = state.withLock({ $0.error }) { return continuation.resume(throwing: error) }
    let isCut = answer.end == CUCut && answer.bodyCount > 0
    if !isCut, let error = HTTPError(answer) { return continuation.resume(throwing: error) }
    let head = UnsafeRawBufferPointer(start: answer.head, count: answer.headCount)
    continuation.resume(
      returning: HTTPResponse(
        status: answer.status, url: url, permanentURL: url,
        body: Array(UnsafeBufferPointer(start: answer.body, count: answer.bodyCount)), isCut: isCut,
        retryAfter: answer.retryAfter > 0 ? .seconds(min(answer.retryAfter, 365 * 86_400)) : nil,
        time: .microseconds(answer.time), fields: HTTPResponse.fields(of: head)))
  }
}

extension CURequest {
  fileprivate init(
    _ address: UnsafePointer<CChar>, _ fields: UnsafePointer<CChar>, _ limits: HTTPLimits,
    _ time: Duration, _ proxy: UnsafePointer<CChar>?, _ slowestRate: Int
  ) {
    self.init(
      url: address, fields: fields, connectTime: limits.connect.milliseconds,
      time: time.milliseconds, slowestRate: slowestRate,
      slowTime: (limits.pause ?? limits.whole).milliseconds / 1000, bytes: limits.bytes,
      proxy: proxy, take: nil, decodes: true)
  }
}

extension Duration {
  /// At least one: none would be no limit.
  fileprivate var milliseconds: Int { max(1, Int(self / .milliseconds(1))) }
}
