import Foundation

/// Does what waits for other programs, off the threads that tests run on.
func aside<Result: Sendable>(
  _ body: @escaping @Sendable () throws -> Result
) async throws -> Result {
  try await withCheckedThrowingContinuation { continuation in
    DispatchQueue.global().async { continuation.resume(with: Swift.Result { try body() }) }
  }
}
