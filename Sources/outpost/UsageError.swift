import Foundation

/// Something that a person can put right in what they typed or configured: its words, and status 2.
struct UsageError: LocalizedError {
  let errorDescription: String?

  init(_ error: any Error) { errorDescription = error.localizedDescription }

  init(_ words: String) { errorDescription = words }
}
